import { onTokenChange } from '../api/token';
import { toReturnTo, readReturnTo, returnState } from '../session/returnTo';
import { holdDrafts } from '../ui/form/draftOwner';
import type { ConsoleRouter } from './consoleRouter';

const openToAll = new Set(['/', '/forgotpassword', '/resetpassword', '/confirmemail', '/oidc/callback']);

/** Whether a path needs no session. */
export const isPublicPath = (pathname: string): boolean =>
  openToAll.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/**
 * Follows sign-ins and sign-outs in other tabs of this browser: after a sign-out all tabs are signed out, after a
 * sign-in the waiting ones continue. Returns a function that ends this.
 */
export function watchSession(router: Pick<ConsoleRouter, 'navigate' | 'state'>): () => void {
  return onTokenChange((token) => {
    const here = router.state.location;
    if (token === null && !isPublicPath(here.pathname)) {
      holdDrafts();
      void router.navigate('/', { state: toReturnTo(here) });
    }
    if (token !== null && here.pathname === '/') {
      const returnTo = readReturnTo(here.state);
      void router.navigate(returnTo.from, { replace: true, state: returnState(returnTo.prevState) });
    }
    // Another user's session: nothing of this page may stay visible.
    if (token !== null && !isPublicPath(here.pathname)) location.reload();
  });
}
