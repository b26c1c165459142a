const key = 'marquee.device';

/**
 * Tells the server that somebody has signed in with this browser before, so that those who guess passwords elsewhere do not
 * slow its owner down. It opens nothing by itself, and stays when somebody signs out.
 */
export const readDeviceToken = (): string | null => localStorage.getItem(key);

/** Keeps the token of a reply that carries one; other APIs answer none. */
export function keepDeviceToken(reply: unknown): void {
  if (typeof reply !== 'object' || reply === null || !('deviceToken' in reply)) return;
  if (typeof reply.deviceToken === 'string') localStorage.setItem(key, reply.deviceToken);
}
