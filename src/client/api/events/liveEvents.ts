import { isAction, type Middleware } from '@reduxjs/toolkit';
import type { EventSourceMessage } from 'eventsource-parser';
import { changeKinds, changesData, type Change } from '#contract/events';
import { api } from '../api';
import { callFailed } from '../callFailed';
import type { ApiDispatch } from '../sendCall';
import { changedLists, everything, changedTags } from './changeTags';
import { ownWrite, type OwnWrite } from './ownWrite';
import { readEventStream } from './eventStream';

/** Refetches the lists on the screen when the server reports changes by others. */
export interface LiveEvents {
  /** Listens to the server until the returned function is called. */
  start(): () => void;
  /** Handles changes that the server has reported. */
  receive(changes: readonly Change[]): void;
  /**
   * Calls the listener with each batch of changes, after the refetches have begun. Returns a function that
   * unsubscribes.
   */
  onChanges(listener: (changes: readonly Change[]) => void): () => void;
  /**
   * Whether rows that move now were moved by others: the user's own last change was neither after the reported changes
   * nor just before them.
   */
  othersMoved(): boolean;
  readonly middleware: Middleware;
}

/** Milliseconds. The first change is shown at once; those that follow within this time are combined. */
const gatherFor = 1_000;
/** Milliseconds. Changes reported within this time after a write of this console count as that write. */
const echoFor = 1_000;
/** Milliseconds. What the server does later with a record that this console has written counts as its own, for so long. */
const ownFor = 60_000;
/** Milliseconds. For so long, changes wait for the reply to a write of this console, which they may be. */
const waitFor = 2_000;
const pendingPause = 100;

/** The writes of this console, which the server reports like those of others. */
function createOwnWrites() {
  let pending = 0;
  let wroteAt = 0;
  const owned = new Map<string, number>();
  /** Changes that have been read already, by kind and id. */
  const echoes = new Map<string, number>();
  const isRecent = (at: number | undefined, within: number): boolean => at !== undefined && Date.now() - at <= within;
  return {
    begin: (): void => void (pending += 1),
    end: (): void => void (pending -= 1),
    arePending: (): boolean => pending > 0,
    add: ({ types, ids }: OwnWrite): void => {
      wroteAt = Date.now();
      for (const id of ids) {
        owned.set(id, wroteAt);
        for (const kind of changeKinds)
          if (changedLists[kind].every((type) => types.includes(type))) echoes.set(`${kind}:${id}`, wroteAt);
      }
    },
    isOwn: ({ ids }: Change): boolean =>
      isRecent(wroteAt, echoFor) || (ids.length > 0 && ids.every((id) => isRecent(owned.get(id), ownFor))),
    /** The changes without those that have been read already, each of which is reported once. */
    withoutEchoes: (changes: readonly Change[]): Change[] =>
      changes.flatMap(({ kind, ids }) => {
        const left = ids.filter((id) => {
          const at = echoes.get(`${kind}:${id}`);
          echoes.delete(`${kind}:${id}`);
          return !isRecent(at, echoFor);
        });
        return left.length === 0 && ids.length > 0 ? [] : [{ kind, ids: left }];
      }),
  };
}

export function createLiveEvents(dispatch: () => ApiDispatch): LiveEvents {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  let gathered: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: 'own' | 'others' = 'own';
  let gatheredAt = 0;
  const own = createOwnWrites();

  /** A hidden page is not refetched until it is visible again. */
  const isHidden = (): boolean => document.visibilityState === 'hidden';

  function flush(): void {
    timer = undefined;
    if (gathered.length === 0 || isHidden()) return;
    if (own.arePending() && Date.now() - gatheredAt < waitFor) {
      timer = setTimeout(flush, pendingPause);
      return;
    }
    const changes = gathered;
    gathered = [];
    if (!changes.every(own.isOwn)) last = 'others';
    const batch = own.withoutEchoes(changes);
    if (batch.length > 0) dispatch()(api.util.invalidateTags(changedTags(batch)));
    for (const listener of listeners) listener(changes);
    timer = setTimeout(flush, gatherFor);
  }
  function gather(changes: readonly Change[]): void {
    if (gathered.length === 0) gatheredAt = Date.now();
    gathered.push(...changes);
    timer ??= setTimeout(flush, 0);
  }

  function take({ event, data }: EventSourceMessage): void {
    if (event === 'reset') gather(everything);
    if (event !== 'changes') return;
    const read = changesData.safeParse(JSON.parse(data));
    if (read.success) gather(read.data.changes);
  }

  return {
    start: () => {
      const abort = new AbortController();
      void readEventStream(
        {
          onEvent: take,
          onSignedOut: () =>
            dispatch()(
              callFailed({
                failure: { status: 401, code: 'session.required', message: 'Sign in first.' },
                call: 'streamEvents',
                isRead: true,
                ownFailureText: false,
              }),
            ),
        },
        abort.signal,
      );
      document.addEventListener('visibilitychange', flush);
      return () => {
        abort.abort();
        clearTimeout(timer);
        timer = undefined;
        gathered = [];
        document.removeEventListener('visibilitychange', flush);
      };
    },
    receive: gather,
    onChanges: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    othersMoved: () => last === 'others',
    middleware: () => (next) => (action) => {
      if (isAction(action) && action.type === `${mutation}/pending`) own.begin();
      if (isAction(action) && (action.type === `${mutation}/fulfilled` || action.type === `${mutation}/rejected`))
        own.end();
      if (ownWrite.match(action)) {
        last = 'own';
        own.add(action.payload);
      }
      return next(action);
    },
  };
}

const mutation = `${api.reducerPath}/executeMutation`;
