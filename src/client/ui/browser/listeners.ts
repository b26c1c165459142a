/** Listeners to changes of state outside React, for `useSyncExternalStore`. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Returns a function that removes the listener. */
    add: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (...args: Args) => listeners.forEach((listener) => listener(...args)),
  };
}
