import { local } from '../ui/browser/browserStore';

const key = 'marquee.device';

/**
 * Identifies this browser as one in which somebody has signed in before, so that password guessing elsewhere does not
 * slow its owner down. The token grants no access, and is kept when the user signs out.
 */
export const readDeviceToken = (): string | null => local.get(key);

/** Stores the token of a reply that has one; other APIs return none. */
export function keepDeviceToken(reply: unknown): void {
  if (typeof reply !== 'object' || reply === null || !('deviceToken' in reply)) return;
  if (typeof reply.deviceToken === 'string') local.set(key, reply.deviceToken);
}
