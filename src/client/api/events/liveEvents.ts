import { isAction, type Middleware } from '@reduxjs/toolkit';
import type { EventSourceMessage } from 'eventsource-parser';
import { changesData, type Change } from '#contract/events';
import { api } from '../api';
import { callFailed } from '../callFailed';
import type { CallGate } from '../callGate';
import type { ApiDispatch } from '../sendCall';
import { everything, tagsOf } from './changeTags';
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
/** Mutations that move no rows. */
const quiet: ReadonlySet<unknown> = new Set(['setPresence', 'modifyUser', 'recordPages', 'setPreferences']);

export function createLiveEvents(dispatch: () => ApiDispatch, calls: CallGate): LiveEvents {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  let gathered: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: 'own' | 'others' = 'own';
  /** Who made the gathered changes. */
  let gatheredFrom: 'own' | 'others' = 'own';
  let wroteAt = 0;

  /** A hidden page is not refetched until it is visible again. */
  const isHidden = (): boolean => document.visibilityState === 'hidden';

  function flush(): void {
    timer = undefined;
    if (gathered.length === 0 || isHidden()) return;
    const batch = gathered;
    gathered = [];
    if (gatheredFrom === 'others') last = 'others';
    gatheredFrom = 'own';
    dispatch()(api.util.invalidateTags(tagsOf(batch)));
    for (const listener of listeners) listener(batch);
    timer = setTimeout(flush, gatherFor);
  }
  function gather(changes: readonly Change[]): void {
    gathered.push(...changes);
    if (Date.now() - wroteAt > echoFor) gatheredFrom = 'others';
    timer ??= setTimeout(flush, 0);
  }

  async function take({ event, data }: EventSourceMessage): Promise<void> {
    // During a replay nothing is refetched.
    await calls.whenOpen();
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
          onEvent: (event) => void take(event),
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
      if (isAction(action) && action.type === `${api.reducerPath}/executeMutation/fulfilled` && !isQuiet(action)) {
        last = 'own';
        wroteAt = Date.now();
      }
      return next(action);
    },
  };
}

function isQuiet(action: object): boolean {
  const meta: unknown = Reflect.get(action, 'meta');
  const arg: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'arg') : undefined;
  return typeof arg === 'object' && arg !== null && quiet.has(Reflect.get(arg, 'endpointName'));
}
