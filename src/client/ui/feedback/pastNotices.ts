import { noticeKey, noticesKept } from '#contract/notices';
import { local, readStored } from '../browser/browserStore';
import { onPersisted, storePersisted, type StoredValues } from '../browser/persisted';
import { anyText, isObject, isText, reader } from '../browser/reader';
import { ownerKey } from '../form/draftOwner';

export type NoticeKind = 'success' | 'info' | 'progress' | 'warning' | 'error';

/** A notice that was shown. */
export interface PastNotice {
  key: string;
  kind: NoticeKind;
  text: string;
  detail?: string;
  /** ISO 8601. */
  at: string;
}

export interface PastNotices {
  /** The newest first; `name`: the name under which the browser stores the notice. */
  notices: readonly (PastNotice & { name: string })[];
  /** The number of warnings and errors since the history was last opened. */
  unseen: number;
}

/** The length of the day in an ISO date, '2026-11-25'. */
const dayEnd = 10;
const kinds: readonly unknown[] = ['success', 'info', 'warning', 'error'] satisfies NoticeKind[];
const isKind = (given: unknown): given is NoticeKind => kinds.includes(given);
const pastNotice = reader<PastNotice>((given) =>
  isObject(given) && isText(given['key']) && isKind(given['kind']) && isText(given['text']) && isText(given['at'])
    ? {
        key: given['key'],
        kind: given['kind'],
        text: given['text'],
        ...(isText(given['detail']) && { detail: given['detail'] }),
        at: given['at'],
      }
    : undefined,
);
const isWarningOrError = ({ kind }: Pick<PastNotice, 'kind'>): boolean => kind === 'warning' || kind === 'error';
const nameOf = (key: string): string => `mq.${ownerKey(key)}`;
const seenName = (): string => nameOf('noticesSeen');

function load(): PastNotices {
  const notices = local
    .keys()
    .filter((name) => name.startsWith(nameOf(noticeKey)))
    .sort()
    .reverse()
    .flatMap((name) => {
      const notice = readStored(local, name, pastNotice);
      return notice ? [{ ...notice, name }] : [];
    });
  const seenAt = readStored(local, seenName(), anyText) ?? '';
  return { notices, unseen: notices.filter((notice) => isWarningOrError(notice) && notice.at > seenAt).length };
}

/** The notices of the signed-in user, stored in this browser, each under its own key. */
export function createNoticeHistory() {
  let read: { of: string; notices: PastNotices } | undefined;
  let count = 0;
  const notices = (): PastNotices => {
    const of = nameOf(noticeKey);
    if (read?.of !== of) read = { of, notices: load() };
    return read.notices;
  };
  const store = (values: StoredValues): void => {
    read = undefined;
    storePersisted(values);
  };
  const remove = (past: readonly { name: string }[]): void => {
    if (past.length > 0) store(Object.fromEntries(past.map(({ name }) => [name, undefined])));
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      read = undefined;
      return onPersisted((changed) => {
        if (!Object.keys(changed).some((name) => name.startsWith(nameOf(noticeKey)) || name === seenName())) return;
        read = undefined;
        listener();
      });
    },
    read: notices,
    /**
     * Adds a notice. One that is repeated while it is still on the screen is kept once (`replaces`), a daily one once
     * a day (UTC); progress notices are not kept.
     */
    add: (
      { key, kind, text, detail, daily = false }: Omit<PastNotice, 'at'> & { daily?: boolean },
      replaces: boolean,
    ): void => {
      if (kind === 'progress') return;
      const at = new Date().toISOString();
      const before = notices().notices;
      const last = before.find((other) => other.key === key && other.text === text && other.detail === detail);
      if (last && daily && last.at.slice(0, dayEnd) === at.slice(0, dayEnd)) return;
      if (last && replaces) remove([last]);
      count += 1;
      const order = String(count).padStart(5, '0');
      const notice = { key, kind, text, ...(detail !== undefined && { detail }), at };
      store({ [nameOf(`${noticeKey}${at}-${order}`)]: notice });
      remove(notices().notices.slice(noticesKept));
    },
    markSeen: (): void => store({ [seenName()]: new Date().toISOString() }),
    clear: (): void => remove(notices().notices),
  };
}
