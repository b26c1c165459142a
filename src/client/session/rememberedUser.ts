import { local } from '../ui/browser/browserStore';
import { closeDrafts } from '../ui/form/draftOwner';

/*
 * The user of the stored token, so that a reload can show their drafts and selection before the API replies. After a
 * login the user is unknown until the API has replied.
 */
const key = 'marquee.user';

export const knownUser = (): string | null => local.get(key);

/** Called when the API has returned the user. */
export const rememberUser = (userId: string): void => void local.set(key, userId);

/** Called with a new token, and when a session ends. */
export function forgetUser(): void {
  closeDrafts();
  local.remove(key);
}
