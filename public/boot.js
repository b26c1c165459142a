// Runs before anything else on the page, from its own file: the content security policy allows no script in the page itself.

// antd writes style text through innerHTML, and Leaflet writes one empty picture to see whether it can draw. This lets text pass
// that contains no tag, that one picture, and scripts of our own origin; all else throws.
if (window.trustedTypes?.createPolicy) {
  window.trustedTypes.createPolicy('default', {
    createHTML: (text) => (text !== '<svg/>' && /<[a-zA-Z!/?]/.test(text) ? null : text),
    createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
  });
}

// zod would try `new Function` once, which the policy forbids and the browser would report.
globalThis.__zod_globalConfig = { jitless: true };

// The right theme before the first paint; `ThemeProvider` takes over from here.
(() => {
  let chosen = 'system';
  try {
    chosen = localStorage.getItem('marquee.theme') ?? 'system';
  } catch {
    // Storage is forbidden here: the system's theme it is.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
