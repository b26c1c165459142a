import { setDraftOwner } from '../ui/draftOwner';

/*
 * The user of the stored token, so that a reload can show their drafts and selection before the API replies. After a
 * login the user is unknown until the API has replied.
 */
const key = 'marquee.user';

export const knownUser = (): string | null => localStorage.getItem(key);

/** The user whose drafts are open; set once per login. */
let owner: string | null = null;

/** Opens this user's drafts. May be called during render, because a form reads its draft on its first render. */
export function openDraftsOf(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  setDraftOwner(userId);
}

/** Called when the API has returned the user. */
export const rememberUser = (userId: string): void => localStorage.setItem(key, userId);

/** Called with a new token, and when a session ends. */
export function forgetUser(): void {
  owner = null;
  localStorage.removeItem(key);
}
