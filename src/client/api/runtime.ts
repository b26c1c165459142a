/** Settings that the server gives to the built console: `<meta name="marquee-…">` in index.html, read at run time, so no rebuild. */
function setting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="marquee-${name}"]`)?.content ?? '';
}

/** Base address of the product API without a slash at the end; '' is this server. */
export const apiBase = (): string => setting('api').replace(/\/+$/, '');

/** Whether to connect to Redux DevTools. Always while developing. */
export const devtoolsWanted = (): boolean => process.env.NODE_ENV !== 'production' || setting('devtools') === '1';

/** An address that the API answered, made absolute where the API is another server. */
export const apiAddress = (address: string): string => (address.startsWith('/') ? apiBase() + address : address);

/** How people sign in at the server that sent this page. */
export const ownSignInWays = (): { password: boolean; oidc: string | undefined } => ({
  password: setting('password') !== '0',
  oidc: setting('oidc') || undefined,
});

/** `{product}`, as the serving process names it. */
export const productName = (): string => setting('product') || 'Marquee';
