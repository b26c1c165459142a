import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAppDispatch, type AppDispatch } from '../../store';
import { artworkApi } from '../artwork.api';

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

const latestDisapproved = {
  query: { disapprovedOnly: true, sortID: 'lastEdited', sortDesc: true, pageSize: 20 },
} as const;
/** Milliseconds after which the reasons of the others are asked for again: a list that followed every decision would load with each. */
const goodFor = 60_000;

interface Given {
  reasons: readonly string[];
  /** Milliseconds since 1970. */
  askedAt: number;
}
const none: Given = { reasons: [], askedAt: 0 };
/** What all administrators gave lately, for each store. */
const givenIn = new WeakMap<AppDispatch, Given>();

async function askOthers(dispatch: AppDispatch): Promise<void> {
  const before = givenIn.get(dispatch) ?? none;
  if (Date.now() - before.askedAt < goodFor) return;
  givenIn.set(dispatch, { ...before, askedAt: Date.now() });
  try {
    const { files } = await dispatch(
      artworkApi.endpoints.listFiles.initiate(latestDisapproved, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    givenIn.set(dispatch, {
      reasons: files.flatMap(({ approvalComment }) => (approvalComment?.trim() ? [approvalComment.trim()] : [])),
      askedAt: Date.now(),
    });
    listeners.forEach((changed) => changed());
  } catch {
    givenIn.set(dispatch, before); // a convenience: the next who asks tries again
  }
}

/** The last reasons used, this browser's first, then those the other administrators gave; at most nine, for the keys 1 to 9. */
export function useLastReasons(): readonly string[] {
  const dispatch = useAppDispatch();
  const own = useSyncExternalStore(subscribe, read);
  const given = useSyncExternalStore(subscribe, () => (givenIn.get(dispatch) ?? none).reasons);
  useEffect(() => void askOthers(dispatch), [dispatch]);
  return useMemo(() => [...new Set([...own, ...given])].slice(0, reasonLimit), [own, given]);
}
