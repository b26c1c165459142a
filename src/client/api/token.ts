import { local } from '../ui/browser/browserStore';

const key = 'marquee.token';

/** The bearer token in browser storage, as specified. The `storage` event tells other tabs when it changes. */
export const readToken = (): string | null => local.get(key);

/** Returns whether the browser stored it; otherwise it lasts until this page is closed or reloaded. */
export const storeToken = (token: string): boolean => local.set(key, token);

export const forgetToken = (): void => local.remove(key);

/** Calls back when another tab signs in or out. Returns a function that unsubscribes. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}
