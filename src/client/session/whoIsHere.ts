import { setDraftOwner } from '../ui/draftOwner';

/*
 * Whose session the stored token is, so that a reload need not ask the API before it can show that person's drafts and
 * selection. A login makes it unknown again until the API has told.
 */
const key = 'marquee.user';

export const knownUser = (): string | null => localStorage.getItem(key);

/** Whose drafts are open now; once for each login, since it also lets go of what was held over it. */
let owner: string | null = null;

/** From here on drafts are this person's. May be called while drawing: a form must read its own person's draft at its first breath. */
export function openDraftsOf(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  setDraftOwner(userId);
}

/** After the API told who this is. */
export const rememberUser = (userId: string): void => localStorage.setItem(key, userId);

/** With a new token, and when a session ends. */
export function forgetUser(): void {
  owner = null;
  localStorage.removeItem(key);
}
