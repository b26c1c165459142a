import { onTokenChange } from '../api/token';
import { returnToOf, readReturnTo, returnState } from '../session/returnTo';
import { holdDrafts } from '../ui/form/draftOwner';
import type { ConsoleRouter } from './consoleRouter';

const openToAll = new Set(['/', '/forgotpassword', '/resetpassword', '/confirmemail', '/oidc/callback']);

/** Whether a path needs no session. */
export const isPublicPath = (pathname: string): boolean =>
  openToAll.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** Follows what other tabs of this browser do: one signs out, all are out; one signs in, the waiting ones go on. Returns how to stop. */
export function watchSession(router: Pick<ConsoleRouter, 'navigate' | 'state'>): () => void {
  return onTokenChange((token) => {
    const here = router.state.location;
    if (token === null && !isPublicPath(here.pathname)) {
      holdDrafts();
      void router.navigate('/', { state: returnToOf(here) });
    }
    if (token !== null && here.pathname === '/') {
      const returnTo = readReturnTo(here.state);
      void router.navigate(returnTo.from, { replace: true, state: returnState(returnTo.prevState) });
    }
    // Another person's session: nothing of this page may stay on the screen.
    if (token !== null && !isPublicPath(here.pathname)) location.reload();
  });
}
