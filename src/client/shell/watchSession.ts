import { onTokenChange } from '../api/token';
import { carriedFrom, readCarried, returnState } from '../session/carried';
import { holdDrafts } from '../ui/draftOwner';
import type { ConsoleRouter } from './consoleRouter';

const openToAll = new Set(['/', '/forgotpassword', '/resetpassword']);

/** Whether a path needs no session. */
export const isPublicPath = (pathname: string): boolean =>
  openToAll.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** Follows what other tabs of this browser do: one signs out, all are out; one signs in, the waiting ones go on. Answers how to stop. */
export function watchSession(router: Pick<ConsoleRouter, 'navigate' | 'state'>): () => void {
  return onTokenChange((token) => {
    const here = router.state.location;
    if (token === null && !isPublicPath(here.pathname)) {
      holdDrafts();
      void router.navigate('/', { state: carriedFrom(here) });
    }
    if (token !== null && here.pathname === '/') {
      const carried = readCarried(here.state);
      void router.navigate(carried.from, { replace: true, state: returnState(carried.prevState) });
    }
    // Another person's session: nothing of this page may stay on the screen.
    if (token !== null && !isPublicPath(here.pathname)) location.reload();
  });
}
