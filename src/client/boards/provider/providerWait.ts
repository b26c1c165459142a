import { useSyncExternalStore } from 'react';
import { wait } from '../../api/wait';
import { createListeners } from '../../ui/browser/listeners';

const { add: subscribe, tell } = createListeners();
/** Each pause under way, the newest last: both lists of the provider may be read at once. */
const pauses = new Set<{ seconds: number }>();

/** The pause that the provider asked for; undefined while none is made. */
export const providerWait = {
  /** Waits as long as the provider asked for. */
  run: async (milliseconds: number, signal: AbortSignal): Promise<void> => {
    const pause = { seconds: Math.ceil(milliseconds / 1000) };
    pauses.add(pause);
    tell();
    await wait(milliseconds, signal);
    pauses.delete(pause);
    tell();
  },
  seconds: (): number | undefined => [...pauses].at(-1)?.seconds,
};
export const useProviderWait = (): number | undefined => useSyncExternalStore(subscribe, providerWait.seconds);
