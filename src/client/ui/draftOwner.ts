/*
 * What is typed and not yet sent, kept in this tab for one person: a session that ends in the middle (401) loses nothing,
 * signing out loses it all.
 */
const PREFIX = 'mq.draft:';
let owner = '';
let held = false;

/** Where a draft of the person who is here is kept. */
export const draftName = (key: string): string => `${PREFIX}${owner}:${key}`;

/** The user whose drafts are read and written; set by the session. */
export function setDraftOwner(userId: string): void {
  owner = userId;
  held = false;
}

/** Before the way to the login page after a 401: what would be dropped on leaving a page is kept this once. */
export function holdDrafts(): void {
  held = true;
}
export const draftsHeld = (): boolean => held;

/** Signing out: nobody's drafts stay in this tab. */
export function dropAllDrafts(): void {
  held = false;
  try {
    Object.keys(window.sessionStorage)
      .filter((name) => name.startsWith(PREFIX))
      .forEach((name) => window.sessionStorage.removeItem(name));
  } catch {
    // No storage, no drafts.
  }
}
