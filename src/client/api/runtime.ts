/**
 * Settings that the server gives to the built console: `<meta name="marquee-…">` in index.html, read at run time, so
 * that a change needs no rebuild.
 */
function setting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="marquee-${name}"]`)?.content ?? '';
}

/** Base address of the product API without a slash at the end; '' is this server. */
export const apiBase = (): string => setting('api').replace(/\/+$/, '');

/** Whether to connect to Redux DevTools; always in development. */
export const devtoolsWanted = (): boolean => process.env.NODE_ENV !== 'production' || setting('devtools') === '1';

/** An address returned by the API, made absolute if the API is another server. */
export const apiAddress = (address: string): string => (address.startsWith('/') ? apiBase() + address : address);

/** The ways to sign in at the server that sent this page. */
export const ownSignInWays = (): { password: boolean; oidc: string | undefined } => ({
  password: setting('password') !== '0',
  oidc: setting('oidc') || undefined,
});

/** The product's name, set by the server. */
export const productName = (): string => setting('product') || 'Marquee';
