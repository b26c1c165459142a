import type { Store } from '@reduxjs/toolkit';
import type { Replay } from '../machines/replay';
import type { RootState } from '../store';
import type { ConsoleRouter } from './consoleRouter';
import { isPublicPath } from './watchSession';

/**
 * Writes into the store where the console is, and follows the store where a recorded moment was somewhere else. Answers how to
 * stop.
 */
export function watchPlace(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'> & { services: { replay: Replay } },
  router: ConsoleRouter,
): () => void {
  const { replay } = store.services;
  let followed = '';
  const tell = ({ location, navigation }: typeof router.state): void => {
    if (navigation.state === 'idle') replay.moved(addressOf(location));
  };
  const follow = (): void => {
    const { address } = store.getState().place;
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

/** The links in mails hold a secret: of the pages without a session only the path is told. */
const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  isPublicPath(pathname) ? pathname : `${pathname}${search}${hash}`;
