/** Whether a screen is already a board here, by its device id. */
export type Presence = 'unknown' | 'asking' | 'absent' | 'adding' | 'present' | 'failed';

/** Look-ups at once. */
const atOnce = 4;

export interface PresenceDesk {
  /** Of one device id; '' has none. */
  of: (deviceId: string) => Presence;
  /** Asks for those that are not known; these go before all that still wait. */
  ask: (deviceIds: readonly string[], where?: 'first' | 'last') => void;
  /** What is learnt elsewhere: a board was added. */
  note: (deviceId: string, presence: Presence) => void;
  count: (presence: Presence) => number;
  /** Look-ups begin only between these two. */
  start: () => void;
  stop: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Grows with each change, for useSyncExternalStore. */
  version: () => number;
}

/** Looks screens up one by one, four at a time, those on the page before the rest. */
export function createPresenceDesk(find: (deviceId: string) => Promise<boolean>): PresenceDesk {
  const known = new Map<string, Presence>();
  const listeners = new Set<() => void>();
  let waiting: string[] = [];
  let running = 0;
  let version = 0;
  let stopped = true;

  const note = (deviceId: string, presence: Presence): void => {
    known.set(deviceId, presence);
    version += 1;
    for (const listener of listeners) listener();
  };
  const lookUp = async (deviceId: string): Promise<void> => {
    running += 1;
    note(deviceId, 'asking');
    const found = await find(deviceId).then(
      (is): Presence => (is ? 'present' : 'absent'),
      (): Presence => 'failed',
    );
    running -= 1;
    // Added in the meantime: that is newer than the answer.
    if (known.get(deviceId) === 'asking') note(deviceId, found);
    next();
  };
  const next = (): void => {
    while (!stopped && running < atOnce) {
      const deviceId = waiting.shift();
      if (deviceId === undefined) return;
      if ((known.get(deviceId) ?? 'unknown') === 'unknown') void lookUp(deviceId);
    }
  };

  return {
    of: (deviceId) => known.get(deviceId) ?? 'unknown',
    ask: (deviceIds, where = 'first') => {
      const asked = new Set(deviceIds.filter((deviceId) => deviceId !== ''));
      for (const deviceId of asked) if (where === 'first' && known.get(deviceId) === 'failed') known.delete(deviceId);
      const others = waiting.filter((deviceId) => !asked.has(deviceId));
      waiting = where === 'first' ? [...asked, ...others] : [...others, ...asked];
      next();
    },
    note,
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
