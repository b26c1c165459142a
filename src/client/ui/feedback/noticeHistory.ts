import type { ReactNode } from 'react';

export type NoticeKind = 'success' | 'info' | 'progress' | 'warning' | 'error';

/** A notice that was shown. */
export interface PastNotice {
  /** Its number in the history. */
  id: number;
  key: string;
  kind: NoticeKind;
  text: ReactNode;
  detail?: ReactNode;
  /** ISO 8601. */
  at: string;
}

export interface PastNotices {
  /** The newest first. */
  notices: readonly PastNotice[];
  /** The number of warnings and errors since the history was last opened. */
  unseen: number;
}

/** The most notices that are kept. */
const most = 50;
const none: PastNotices = { notices: [], unseen: 0 };
const needsALook = ({ kind }: Pick<PastNotice, 'kind'>): boolean => kind === 'warning' || kind === 'error';

/** The notices of the signed-in user since the page was loaded. */
export function createNoticeHistory() {
  let state = none;
  let owner: string | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const become = (next: PastNotices): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (): PastNotices => state,
    /** Adds a notice. A repeated notice that is still on the screen is stored once; progress notices are not stored. */
    add: ({ key, kind, text, detail }: Omit<PastNotice, 'id' | 'at'>, replaces: boolean): void => {
      if (kind === 'progress') return;
      count += 1;
      const notice = {
        id: count,
        key,
        kind,
        text,
        ...(detail !== undefined && { detail }),
        at: new Date().toISOString(),
      };
      const isAgain = (other: PastNotice): boolean =>
        replaces && other.key === key && other.text === text && other.detail === detail;
      const before = state.notices.filter((other) => !isAgain(other));
      become({
        notices: [notice, ...before].slice(0, most),
        unseen: state.unseen + (needsALook(notice) ? 1 : 0),
      });
    },
    markSeen: (): void => become({ ...state, unseen: 0 }),
    clear: (): void => become(none),
    /** Clears the history if the user has changed. */
    belongsTo: (user: string): void => {
      if (owner !== undefined && owner !== user) become(none);
      owner = user;
    },
  };
}
