import { local } from '../ui/browser/browserStore';
import { addPalette } from '../ui/theme/addPalette';
import { fetchPage } from './fetchPage';

// Runs before anything else on the page. A separate file, because the content security policy allows no inline scripts.

// antd sets style text through innerHTML, and Leaflet sets one empty SVG to detect support. This policy allows text
// without tags, that one SVG, and scripts of our own origin; everything else throws.
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes; // missing in some browsers
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null },
  ): unknown;
}
trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text !== '<svg/>' && /<[a-zA-Z!/?]/.test(text) ? null : text),
  createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
});

// zod would try `new Function` once, which the policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The stored theme choice (the key is that of ui/theme/useThemeChoice.ts); `ThemeProvider` takes over afterwards. */
const theme = local.get('marquee.theme') ?? 'system';

// Sets the colours and the theme before the first paint.
addPalette();
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
document.documentElement.dataset['contrast'] = matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal';

fetchPage();
