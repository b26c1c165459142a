import pLimit from 'p-limit';
import { createListeners } from '../../ui/browser/listeners';

/** Whether there is a board for a screen, by device id. */
export type Presence = 'unknown' | 'checking' | 'absent' | 'adding' | 'present' | 'failed';

/** Checks that run at the same time. */
const concurrency = 4;

export interface PresenceStore {
  get: (deviceId: string) => Presence;
  /** Checks screens that are unknown, or whose check failed. */
  check: (deviceIds: readonly string[]) => void;
  /** Sets a state that is known otherwise: a board was added. */
  set: (deviceId: string, presence: Presence) => void;
  /** Begins no further check of those that wait. */
  stop: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Increases with each change, for useSyncExternalStore. */
  version: () => number;
}

/** Checks screens, four at a time. */
export function createPresenceStore(find: (deviceId: string) => Promise<boolean>): PresenceStore {
  const known = new Map<string, Presence>();
  const listeners = createListeners();
  const limit = pLimit(concurrency);
  let version = 0;

  const get = (deviceId: string): Presence => known.get(deviceId) ?? 'unknown';
  const set = (deviceId: string, presence: Presence): void => {
    known.set(deviceId, presence);
    version += 1;
    listeners.tell();
  };
  const checkOne = async (deviceId: string): Promise<void> => {
    if (!['unknown', 'failed'].includes(get(deviceId))) return;
    set(deviceId, 'checking');
    const found = await find(deviceId).then(
      (is): Presence => (is ? 'present' : 'absent'),
      (): Presence => 'failed',
    );
    // A board that was added in the meantime is newer than this reply.
    if (get(deviceId) === 'checking') set(deviceId, found);
  };
  return {
    get,
    set,
    check: (deviceIds) => {
      for (const deviceId of deviceIds) if (deviceId !== '') void limit(() => checkOne(deviceId));
    },
    stop: () => limit.clearQueue(),
    subscribe: listeners.add,
    version: () => version,
  };
}
