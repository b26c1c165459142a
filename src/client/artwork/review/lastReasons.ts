import { readNow } from '../../api/api';
import type { ApiDispatch } from '../../api/sendCall';
import { local, readStored, writeStored } from '../../ui/browser/browserStore';
import { createListeners } from '../../ui/browser/listeners';
import { isText, reader } from '../../ui/browser/reader';
import { artworkApi } from '../artwork.api';

const storageKey = 'marquee.reasons';
/** As many as there are digit keys. */
const reasonLimit = 9;
const latestDisapproved = {
  query: { disapprovedOnly: true, sortID: 'lastEdited', sortDesc: true, pageSize: 20 },
} as const;
/**
 * Milliseconds after which the reasons of the others are requested again. Requesting them after every decision would be
 * too often.
 */
const freshForMs = 60_000;

const storedReasons = reader<readonly string[]>((given) => (Array.isArray(given) ? given.filter(isText) : undefined));

/**
 * The last reasons used, this browser's first, then those of other administrators; at most nine, for the keys 1 to 9.
 */
export function createLastReasons(dispatch: ApiDispatch) {
  const { add: subscribe, tell } = createListeners();
  let own = readStored(local, storageKey, storedReasons) ?? [];
  let others: readonly string[] = [];
  let requestedAt = 0;
  let all: readonly string[] = [];
  const changed = (): void => {
    all = [...new Set([...own, ...others])].slice(0, reasonLimit);
    tell();
  };
  changed();
  return {
    all: (): readonly string[] => all,
    subscribe,
    /** Moves a reason that was just used to the front. */
    remember: (reason: string): void => {
      const used = reason.trim();
      if (used === '') return;
      own = [used, ...own.filter((other) => other !== used)].slice(0, reasonLimit);
      writeStored(local, storageKey, own);
      changed();
    },
    /** Requests the recent reasons of all administrators. */
    refresh: async (): Promise<void> => {
      const before = requestedAt;
      if (Date.now() - before < freshForMs) return;
      requestedAt = Date.now();
      try {
        const { files } = await dispatch(artworkApi.endpoints.listFiles.initiate(latestDisapproved, readNow)).unwrap();
        others = files.flatMap(({ approvalComment }) => (approvalComment?.trim() ? [approvalComment.trim()] : []));
        changed();
      } catch {
        requestedAt = before; // ignored: the next opening of the list tries again
      }
    },
  };
}
