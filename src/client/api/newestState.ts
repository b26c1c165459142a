import type { Store } from '@reduxjs/toolkit';

/** What the enhancer of Redux DevTools adds to a store. */
interface Lifted {
  liftedStore?: { getState: () => { currentStateIndex: number; stagedActionIds: readonly number[] } };
}

/**
 * After a jump to an older state in Redux DevTools: resolves when the developer is back at the newest. Queries wait for
 * it, so that a jump sends nothing. undefined if the store shows its newest state.
 */
export function newestState(store: Pick<Store, 'subscribe'> & Lifted): Promise<void> | undefined {
  const isOlder = (): boolean => {
    const lifted = store.liftedStore?.getState();
    return lifted !== undefined && lifted.currentStateIndex < lifted.stagedActionIds.length - 1;
  };
  if (!isOlder()) return undefined;
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (isOlder()) return;
      stop();
      resolve();
    });
  });
}
