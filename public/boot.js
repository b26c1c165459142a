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
  document.documentElement.dataset.contrast = matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal';
})();

// What the console asks for on a first visit, before it has noted it for this address (`api/early.ts`). `firstVisit.spec.ts` holds it to what is really asked for.
const BOARDS = ['/api/boards/uncached/?page=1&pageSize=10&sortID=boardname&sortDesc=true', '/api/boards/facets'];
const AT_FIRST = {
  '/home': [
    '/api/file/artworks/?page=1&pageSize=5&sortID=dateCreated&sortDesc=true',
    '/api/file/?page=1&pageSize=5&sortID=fileName&sortDesc=true&approvedOnly=true',
    '/api/file/?page=1&pageSize=5&sortID=fileName&sortDesc=true&disapprovedOnly=true',
  ],
  '/boards?orgID=all': BOARDS,
  '/management/boards?orgID=all': BOARDS,
  '/users': ['/api/user/all?page=1&pageSize=10&sortID=email&sortDesc=false'],
  '/organisations': ['/api/organisation/?page=1&pageSize=10&sortID=orgName&sortDesc=false'],
  '/ads': ['/api/file/artworks/?page=1&pageSize=10&sortID=dateCreated&sortDesc=true'],
};

// The code of this page and the answers that it begins with are asked for here, while the console itself is still on its way.
(() => {
  const setting = (name) => document.querySelector(`meta[name="marquee-${name}"]`)?.content ?? '';
  const chunks = JSON.parse(setting('routes') || '{"files":[],"routes":{}}');
  const hint = (rel, path) => {
    for (const index of chunks.routes[path] ?? []) {
      const link = document.createElement('link');
      link.rel = rel;
      link.as = chunks.files[index].endsWith('.css') ? 'style' : 'script';
      link.href = chunks.files[index];
      document.head.append(link);
    }
  };
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** An answer whose body was read at once, while the console's code is compiled: read later, each would take turns of a thread that is busy then. */
  const bodyRead = async (answer) => {
    const body = await answer.json().catch(() => null);
    return Object.assign(answer, { json: async () => body });
  };

  const path = location.pathname.replace(/(.)\/$/, '$1');
  const token = stored('marquee.token');
  const needsSession = !['/', '/forgotpassword', '/resetpassword'].includes(path);
  if (needsSession && token !== null) {
    hint('preload', path);
    // Taken over by `api/early.ts`, which also notes what a page asks for first.
    globalThis.marqueeEarly = new Map();
    const visited = location.pathname + location.search;
    // Another API may not have these calls.
    let noted = setting('api') === '' ? (AT_FIRST[visited] ?? []) : [];
    try {
      const known = JSON.parse(stored('marquee.first') ?? '{}')[visited];
      if (Array.isArray(known)) noted = known;
    } catch {
      // Somebody else's words: as on a first visit, then.
    }
    const calls = [
      '/api/user/',
      '/api/config',
      ...noted.filter((call) => typeof call === 'string' && call.startsWith('/api/')),
    ];
    for (const call of new Set(calls)) {
      const address = setting('api').replace(/\/+$/, '') + call;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = fetch(address, { headers }).then(bodyRead);
      response.catch(() => undefined);
      globalThis.marqueeEarly.set(address, { token, at: Date.now(), response });
    }
  }

  // Where somebody is likely to go next, once nothing else is under way.
  addEventListener('load', () => {
    if (navigator.connection?.saveData !== true)
      setTimeout(
        () =>
          ['/home', '/boards', '/management/campaigns']
            .filter((next) => next !== path)
            .forEach((next) => hint('prefetch', next)),
        4_000,
      );
  });
})();
