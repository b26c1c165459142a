const key = 'marquee.token';

/** The bearer token in browser storage, as specified; other tabs see it come and go by the `storage` event. */
export const readToken = (): string | null => localStorage.getItem(key);

export const storeToken = (token: string): void => {
  localStorage.setItem(key, token);
};

export const forgetToken = (): void => {
  localStorage.removeItem(key);
};

/** Calls back when another tab signs in or out. Answers how to stop listening. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', heard);
  return () => {
    window.removeEventListener('storage', heard);
  };
}
