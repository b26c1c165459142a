import type { ReactNode } from 'react';
import { createNoticeHistory, type NoticeKind } from './pastNotices';

export type { NoticeKind };

export interface Notice {
  text: ReactNode;
  /** Secondary line. */
  detail?: ReactNode;
  /**
   * A notice replaces the one on the screen with the same key. Without a key, the same text is never shown twice at
   * once. The failure of an act that can be tried again has the key of its success, or the success closes it.
   */
  key?: string;
  /**
   * Seconds; 0 stays until closed. Success, info and warning: 5; progress and error: 0. Hover and focus stop the timer.
   */
  duration?: number;
  /** At most one. `keys`: a key with the same action, shown beside the label. */
  action?: { label: string; keys?: string; run: () => void };
  /** Makes the whole notice clickable, for example to reload. */
  onClick?: () => void;
  /** In the history once a day, however often it is shown. */
  daily?: boolean;
  /** Survives one navigation, for example after a sign-out. */
  survivesNavigation?: boolean;
}

export interface KeyedNotice extends Notice {
  key: string;
  kind: NoticeKind;
  duration: number;
}

/** The interface with which `NoticeBoard` registers. */
export interface NoticeBoard {
  show: (notice: KeyedNotice) => void;
  remove: (key: string) => void;
}

export const NOTICE_LIMIT = 3;
const SECONDS = { success: 5, info: 5, warning: 5, progress: 0, error: 0 } as const satisfies Record<
  NoticeKind,
  number
>;

/** The notices that are shown or waiting for a board to register. */
function createNotices() {
  let board: NoticeBoard | undefined;
  let waiting: KeyedNotice[] = [];
  let shown: KeyedNotice[] = [];
  let count = 0;
  const noticeHistory = createNoticeHistory();

  function keyOf(kind: NoticeKind, notice: Notice): string {
    if (notice.key !== undefined) return notice.key;
    if (typeof notice.text === 'string') return `${kind}:${notice.text}`;
    count += 1;
    return `${kind}:${String(count)}`;
  }

  /** Makes room for one more notice: closes one with a timer first, else the oldest. */
  function makeRoom(): void {
    while (shown.length >= NOTICE_LIMIT) {
      const leaving = shown.find((notice) => notice.duration > 0) ?? shown[0];
      if (leaving) close(leaving.key);
    }
  }

  function present(notice: KeyedNotice): void {
    if (!board) {
      waiting = [...waiting.filter((other) => other.key !== notice.key), notice];
      return;
    }
    const replaces = shown.some((other) => other.key === notice.key);
    remember(notice, replaces);
    if (replaces) shown = shown.map((other) => (other.key === notice.key ? notice : other));
    else {
      makeRoom();
      shown = [...shown, notice];
    }
    board.show(notice);
  }

  /** Of a notice that is more than text, nothing is kept. */
  function remember({ key, kind, text, detail, daily }: KeyedNotice, replaces: boolean): void {
    if (typeof text !== 'string') return;
    noticeHistory.add(
      { key, kind, text, ...(typeof detail === 'string' && { detail }), ...(daily && { daily }) },
      replaces,
    );
  }

  /** Returns whether the notice was on the screen: its action runs only once, however often its button is clicked. */
  function close(key: string): boolean {
    waiting = waiting.filter((notice) => notice.key !== key);
    if (!shown.some((notice) => notice.key === key)) return false;
    board?.remove(key);
    noticeClosed(key);
    return true;
  }

  function noticeClosed(key: string): void {
    shown = shown.filter((other) => other.key !== key);
  }

  function registerBoard(next: NoticeBoard): () => void {
    const covered = board;
    board = next;
    const early = waiting;
    waiting = [];
    early.forEach(present);
    return () => {
      if (board !== next) return;
      // On a docs page of Storybook each story has a board: the one before shows the notices again.
      board = covered;
      waiting = [
        ...waiting,
        ...shown
          .filter(({ survivesNavigation }) => survivesNavigation === true)
          .map((notice) => ({ ...notice, survivesNavigation: false })),
      ];
      shown = [];
    };
  }

  const say =
    (kind: NoticeKind) =>
    (notice: Notice | string): string => {
      const full = typeof notice === 'string' ? { text: notice } : notice;
      const key = keyOf(kind, full);
      present({ ...full, key, kind, duration: full.duration ?? SECONDS[kind] });
      return key;
    };

  const notify = {
    success: say('success'),
    info: say('info'),
    /** A running action; stays until a notice with the same key replaces it. */
    progress: say('progress'),
    warning: say('warning'),
    /** Announced at once, stays until closed. */
    error: say('error'),
    close,
  };
  return { notify, noticeClosed, registerBoard, noticeHistory };
}

/*
 * `notify` is how the whole console shows notices, in React and outside. Each call returns the key of its notice, for
 * `close` or to replace it. `noticeClosed` is called by the board when a notice has left the screen. `registerBoard`
 * connects the notice board, shows the notices sent before, and returns how to disconnect it. `noticeHistory` keeps
 * what was shown.
 */
export const { notify, noticeClosed, registerBoard, noticeHistory } = createNotices();
