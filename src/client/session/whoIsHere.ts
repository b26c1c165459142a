import { setDraftOwner } from '../ui/drafts';

/*
 * Whose session the stored token is, so that a reload need not ask the API before it can show that person's drafts and
 * selection. A login makes it unknown again until the API has told.
 */
const key = 'marquee.user';

export const knownUser = (): string | null => localStorage.getItem(key);

/** After the API told who this is. */
export function rememberUser(userId: string): void {
  localStorage.setItem(key, userId);
  setDraftOwner(userId);
}

/** With a new token, and when a session ends. */
export function forgetUser(): void {
  localStorage.removeItem(key);
}
