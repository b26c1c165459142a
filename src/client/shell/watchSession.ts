import { onTokenChange } from '../api/token';
import { knownUser } from '../session/rememberedUser';
import { toReturnTo, readReturnTo, returnState } from '../session/returnTo';
import { sessionApi } from '../session/session.api';
import { userKey } from '../session/useMe';
import type { AppStore } from '../store';
import { holdDrafts } from '../ui/form/draftOwner';
import type { ConsoleRouter } from './consoleRouter';

const openToAll = new Set(['/', '/forgotpassword', '/resetpassword', '/confirmemail', '/oidc/callback']);

/** Whether a path needs no session. */
export const isPublicPath = (pathname: string): boolean =>
  openToAll.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** The page that is shown, or is on its way; a field that loses the focus may have changed its query. */
export const goingTo = ({ state }: Pick<ConsoleRouter, 'state'>) => state.navigation.location ?? state.location;

/**
 * Follows sign-ins and sign-outs in other tabs of this browser: after a sign-out all tabs are signed out, after a
 * sign-in the waiting ones continue. Returns a function that ends this.
 */
export function watchSession(router: Pick<ConsoleRouter, 'navigate' | 'state'>): () => void {
  return onTokenChange((token) => {
    const here = router.state.location;
    if (token === null && !isPublicPath(here.pathname)) {
      holdDrafts();
      void router.navigate('/', { state: toReturnTo(goingTo(router)) });
    }
    if (token !== null && here.pathname === '/') {
      const returnTo = readReturnTo(here.state);
      void router.navigate(returnTo.from, { replace: true, state: returnState(returnTo.prevState) });
    }
    // Another user's session: nothing of this page may stay visible.
    if (token !== null && !isPublicPath(here.pathname)) location.reload();
  });
}

/**
 * Ends the decisions and uploads of this tab at a sign-out, and when another user goes on here. The same user finds them
 * again after a session that ended. Returns a function that ends this.
 */
export function watchUser({ listen, services }: Pick<AppStore, 'listen' | 'services'>): () => void {
  let user = knownUser();
  const reset = (): void => {
    services.reviews.reset();
    services.uploads.reset();
  };
  const { getMe, signOut } = sessionApi.endpoints;
  const stops = [
    listen({ matcher: signOut.matchFulfilled, effect: reset }),
    listen({
      matcher: getMe.matchFulfilled,
      effect: ({ payload }) => {
        // null: nobody could be asked yet who it is, so nothing here is of another user.
        if (user !== null && userKey(payload) !== user) reset();
        user = userKey(payload);
      },
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
