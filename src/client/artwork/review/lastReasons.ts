import { useMemo, useSyncExternalStore } from 'react';
import { useListFilesQuery } from '../artwork.api';

const storageKey = 'marquee.reasons';
/** As many as there are digit keys. */
const reasonLimit = 9;
const listeners = new Set<() => void>();
let known: readonly string[] | undefined;

function read(): readonly string[] {
  if (known) return known;
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  } catch {
    stored = [];
  }
  known = Array.isArray(stored) ? stored.filter((reason) => typeof reason === 'string').slice(0, reasonLimit) : [];
  return known;
}

/** Puts a reason that was just used first. */
export function rememberReason(reason: string): void {
  const used = reason.trim();
  if (used === '') return;
  known = [used, ...read().filter((other) => other !== used)].slice(0, reasonLimit);
  localStorage.setItem(storageKey, JSON.stringify(known));
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const latestDisapproved = { query: { disapprovedOnly: true, sortID: 'lastEdited', sortDesc: true, pageSize: 20 } } as const;

/** The last reasons used, this browser's first, then those the other administrators gave; at most nine, for the keys 1 to 9. */
export function useLastReasons(skip = false): readonly string[] {
  const own = useSyncExternalStore(subscribe, read);
  const { data } = useListFilesQuery(latestDisapproved, { skip });
  return useMemo(() => {
    const given = (data?.files ?? []).flatMap(({ approvalComment }) => (approvalComment?.trim() ? [approvalComment.trim()] : []));
    return [...new Set([...own, ...given])].slice(0, reasonLimit);
  }, [own, data]);
}
