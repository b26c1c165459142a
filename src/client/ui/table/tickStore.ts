/** Which rows are ticked, kept beside React's state: each box reads its own row, so that a tick does not draw the table. */
export interface TickStore {
  read: () => ReadonlySet<string>;
  write: (ids: ReadonlySet<string>) => void;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
}

export function createTickStore(initial: ReadonlySet<string>): TickStore {
  let ids = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => ids,
    write: (next) => {
      if (next === ids) return;
      ids = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
