import { useSyncExternalStore } from 'react';
import { wait } from '../../api/wait';

function createProviderWait() {
  let seconds: number | undefined;
  const listeners = new Set<() => void>();
  const set = (next: number | undefined): void => {
    seconds = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Waits as long as the provider asked for. */
    run: async (milliseconds: number, signal: AbortSignal): Promise<void> => {
      set(Math.ceil(milliseconds / 1000));
      await wait(milliseconds, signal);
      set(undefined);
    },
    seconds: (): number | undefined => seconds,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The pause that the provider asked for; undefined while none is made. */
export const providerWait = createProviderWait();
export const useProviderWait = (): number | undefined =>
  useSyncExternalStore(providerWait.subscribe, providerWait.seconds);
