import type { Store } from '@reduxjs/toolkit';
import type { Replay } from '../machines/replay';
import type { RootState } from '../store';
import type { ConsoleRouter } from './consoleRouter';
import { isPublicPath } from './watchSession';

/**
 * Writes the console's address into the store, and during a replay navigates to the recorded address. Returns a
 * function that ends this.
 */
export function watchLocation(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'> & { services: { replay: Replay } },
  router: ConsoleRouter,
): () => void {
  const { replay } = store.services;
  let followed = '';
  const tell = ({ location, navigation }: typeof router.state): void => {
    if (navigation.state === 'idle') replay.moved(addressOf(location));
  };
  const follow = (): void => {
    const { address } = store.getState().location;
    if (!replay.isShown() || address === followed || address === '') return;
    followed = address;
    replay.step(() => void router.navigate(address, { replace: true }));
  };
  tell(router.state);
  const stopTelling = router.subscribe(tell);
  const stopFollowing = store.subscribe(follow);
  const stopListening = replay.subscribe(() => {
    followed = '';
    follow();
  });
  return () => {
    stopTelling();
    stopFollowing();
    stopListening();
  };
}

/** Links in mails contain a secret, so only the path of public pages is recorded. */
const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  isPublicPath(pathname) ? pathname : `${pathname}${search}${hash}`;
