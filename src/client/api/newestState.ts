import type { Store } from '@reduxjs/toolkit';

/** What the enhancer of Redux DevTools adds to a store. */
interface Lifted {
  liftedStore?: { getState: () => { currentStateIndex: number; stagedActionIds: readonly number[] } };
}

/**
 * Resolves when the store shows its newest state: at once, or when the developer who jumped to an older one in Redux
 * DevTools is back. Queries wait for it, so that a jump sends nothing.
 */
export function newestState(store: Pick<Store, 'subscribe'> & Lifted): Promise<void> {
  const isOlder = (): boolean => {
    const lifted = store.liftedStore?.getState();
    return lifted !== undefined && lifted.currentStateIndex < lifted.stagedActionIds.length - 1;
  };
  if (!isOlder()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (isOlder()) return;
      stop();
      resolve();
    });
  });
}
