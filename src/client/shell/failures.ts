import { callFailed, type FailedCall } from '../api/callFailed';
import { api } from '../api/api';
import { itemTag } from '../api/tags';
import { forgetToken, readToken } from '../api/token';
import { sessionEndedFrom } from '../session/returnTo';
import { holdDrafts } from '../ui/form/draftOwner';
import type { AppStore } from '../store';
import { failureMessages } from '../ui/ui.messages';
import { notify } from '../ui/feedback/notify';
import { watchConnection } from './connection/watchConnection';
import type { ConsoleRouter } from './consoleRouter';
import { isPublicPath } from './watchSession';

type Router = Pick<ConsoleRouter, 'navigate' | 'state'>;

/** Calls that ask who somebody is: a 401 is their answer, not the end of a session. */
const asksForSession = new Set(['signIn', 'checkSession']);
/** Failed reads that the specification wants in the log, whatever else happens. */
const logged = new Map<string, string>([
  ['listBoards', failureMessages.fetchBoards],
  ['listCampaigns', failureMessages.fetchCampaigns],
  ['getOrganisation', failureMessages.fetchOrganisation],
  ['getOrganisationByTeam', failureMessages.fetchOrganisation],
]);

/**
 * The error catalogue's generic part: every failed call passes here once, whichever way it was sent. What belongs to a field or
 * a card is the page's own; here is what concerns the whole console. Returns how to stop.
 */
export function watchFailures(
  store: AppStore,
  router: Router,
  reload: () => void = () => location.reload(),
): () => void {
  const connection = watchConnection(store);
  const stop = store.listen({
    actionCreator: callFailed,
    effect: async ({ payload }) => {
      log(payload);
      connection.failed(payload.failure);
      // The guard asks for it in the place of the page.
      if (payload.failure.code === 'totp.setup_required')
        store.dispatch(api.util.invalidateTags([itemTag('me', 'this')]));
      else await tell(payload, router, reload);
    },
  });
  return () => {
    stop();
    connection.stop();
  };
}

function log({ call, failure }: FailedCall): void {
  const text = logged.get(call);
  if (text !== undefined) globalThis.console.error(text, failure);
}

async function tell({ call, failure, ownFailureText }: FailedCall, router: Router, reload: () => void): Promise<void> {
  if (asksForSession.has(call)) return;
  switch (failure.status) {
    case 401:
      return sessionEnded(router);
    case 403:
      notify.error({ key: 'failure.403', text: failureMessages.forbidden });
      return;
    case 429:
      if (!ownFailureText && failure.code === 'request.too_many')
        notify.error({ key: 'failure.429', text: failureMessages.tooMany(failure.retryAfter ?? 60) });
      return;
    case 500:
    case 502:
      if (!ownFailureText)
        notify.error({
          key: 'failure.500',
          text: failureMessages.server,
          onClick: reload,
          ...(failure.requestId === undefined ? {} : { detail: failureMessages.request(failure.requestId) }),
        });
  }
}

/** To the login page, carrying where we are; the first of several calls that were refused does it. */
async function sessionEnded(router: Router): Promise<void> {
  if (readToken() === null) return;
  forgetToken();
  if (isPublicPath(router.state.location.pathname)) return;
  holdDrafts();
  try {
    await router.navigate('/', { state: sessionEndedFrom(router.state.location) });
  } catch {
    // The browser would not take the page's state (it cannot be copied, or is too large).
    notify.error(failureMessages.takingYouHome);
    await router.navigate('/');
  }
}
