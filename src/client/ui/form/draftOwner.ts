import { session } from '../browser/browserStore';

const PREFIX = 'mq.draft:';

/*
 * The user whose drafts this tab reads and writes. A draft is typed input that was not sent yet: it survives a session
 * that ends during work (401), and is removed by signing out.
 */
function createDraftOwner() {
  let owner = '';
  let isOpen = false;
  let isHeld = false;

  function setDraftOwner(userId: string): void {
    owner = userId;
    isOpen = true;
    isHeld = false;
  }
  return {
    /** The storage key of a draft of the current user. */
    draftName: (key: string): string => `${PREFIX}${owner}:${key}`,
    /** The storage key of a value that is stored for each user, not for each browser. */
    ownerKey: (key: string): string => `${owner}:${key}`,
    /** Sets the user whose drafts are read and written. */
    setDraftOwner,
    /**
     * The same, once for each login; may be called during render, because a form reads its draft on its first render.
     */
    openDraftsOf(userId: string): void {
      if (!isOpen || owner !== userId) setDraftOwner(userId);
    },
    /** The user of this tab is no longer known. */
    closeDrafts(): void {
      isOpen = false;
    },
    /**
     * Before the redirect to the login page after a 401: drafts that a page would remove when it is left are kept once.
     * The focus leaves its field first, because dates and amounts are read then.
     */
    holdDrafts(): void {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      isHeld = true;
    },
    draftsHeld: (): boolean => isHeld,
    /** At sign-out: removes all drafts of this tab. */
    dropAllDrafts(): void {
      isHeld = false;
      session
        .keys()
        .filter((name) => name.startsWith(PREFIX))
        .forEach(session.remove);
    },
  };
}

export const { draftName, ownerKey, setDraftOwner, openDraftsOf, closeDrafts, holdDrafts, draftsHeld, dropAllDrafts } =
  createDraftOwner();
