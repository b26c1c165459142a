/** Whether there is a board for a screen, by device id. */
export type Presence = 'unknown' | 'checking' | 'absent' | 'adding' | 'present' | 'failed';

/** Checks that run at the same time. */
const concurrency = 4;

export interface PresenceStore {
  get: (deviceId: string) => Presence;
  /** Checks unknown screens; `first` puts them at the front of the queue, and checks failed ones again. */
  check: (deviceIds: readonly string[], where?: 'first' | 'last') => void;
  /** Sets a state that is known otherwise: a board was added. */
  set: (deviceId: string, presence: Presence) => void;
  count: (presence: Presence) => number;
  /** Checks run only between `start` and `stop`. */
  start: () => void;
  stop: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Increases with each change, for useSyncExternalStore. */
  version: () => number;
}

/** Checks screens, four at a time, those on the page before the others. */
export function createPresenceStore(find: (deviceId: string) => Promise<boolean>): PresenceStore {
  const known = new Map<string, Presence>();
  const listeners = new Set<() => void>();
  let waiting: string[] = [];
  let running = 0;
  let version = 0;
  let stopped = true;

  const set = (deviceId: string, presence: Presence): void => {
    known.set(deviceId, presence);
    version += 1;
    for (const listener of listeners) listener();
  };
  const checkOne = async (deviceId: string): Promise<void> => {
    running += 1;
    set(deviceId, 'checking');
    const found = await find(deviceId).then(
      (is): Presence => (is ? 'present' : 'absent'),
      (): Presence => 'failed',
    );
    running -= 1;
    // A board that was added in the meantime is newer than this reply.
    if (known.get(deviceId) === 'checking') set(deviceId, found);
    next();
  };
  const next = (): void => {
    while (!stopped && running < concurrency) {
      const deviceId = waiting.shift();
      if (deviceId === undefined) return;
      if ((known.get(deviceId) ?? 'unknown') === 'unknown') void checkOne(deviceId);
    }
  };

  return {
    get: (deviceId) => known.get(deviceId) ?? 'unknown',
    check: (deviceIds, where = 'first') => {
      const wanted = new Set(deviceIds.filter((deviceId) => deviceId !== ''));
      for (const deviceId of wanted) if (where === 'first' && known.get(deviceId) === 'failed') known.delete(deviceId);
      const others = waiting.filter((deviceId) => !wanted.has(deviceId));
      waiting = where === 'first' ? [...wanted, ...others] : [...others, ...wanted];
      next();
    },
    set,
    count: (presence) => [...known.values()].filter((each) => each === presence).length,
    start: () => {
      stopped = false;
      next();
    },
    stop: () => {
      stopped = true;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
