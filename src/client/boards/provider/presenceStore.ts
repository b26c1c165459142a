import pLimit from 'p-limit';
import { createListeners } from '../../ui/browser/listeners';

/** Whether there is a board for a screen, by device id. */
export type Presence = 'unknown' | 'checking' | 'absent' | 'adding' | 'present' | 'failed';

/** Checks that run at the same time. */
const concurrency = 4;

export type PresenceStore = ReturnType<typeof createPresenceStore>;

/** Checks screens, four at a time. */
export function createPresenceStore(find: (deviceId: string) => Promise<boolean>) {
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
    /** Sets a state that is known otherwise: a board was added. */
    set,
    /** Checks screens that are unknown, or whose check failed. */
    check: (deviceIds: readonly string[]) => {
      for (const deviceId of deviceIds) if (deviceId !== '') void limit(() => checkOne(deviceId));
    },
    /** Begins no further check of those that wait. */
    stop: () => limit.clearQueue(),
    subscribe: listeners.add,
    /** Increases with each change, for useSyncExternalStore. */
    version: () => version,
  };
}
