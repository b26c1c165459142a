import { callFailed, type FailedCall } from '../api/callFailed';
import { api } from '../api/api';
import { itemTag } from '../api/tags';
import { forgetToken } from '../api/token';
import { sessionEndedFrom } from '../session/returnTo';
import { sessionApi } from '../session/session.api';
import { holdDrafts } from '../ui/form/draftOwner';
import type { AppStore } from '../store';
import { failureMessages } from '../ui/ui.messages';
import { notify } from '../ui/feedback/notify';
import { watchConnection } from './connection/watchConnection';
import type { ConsoleRouter } from './consoleRouter';
import { goingTo, isPublicPath } from './watchSession';

type Router = Pick<ConsoleRouter, 'navigate' | 'state'>;

/** Calls for which a 401 is a normal reply and not the end of a session. */
const asksForSession = new Set(['signIn', 'checkSession']);
/** Failed reads that the specification requires in the browser's log, with their texts. */
const logged = new Map<string, string>([
  ['listBoards', failureMessages.fetchBoards],
  ['listCampaigns', failureMessages.fetchCampaigns],
  ['getOrganisation', failureMessages.fetchOrganisation],
  ['getOrganisationByTeam', failureMessages.fetchOrganisation],
]);

/**
 * Handles failures that concern the whole console. Every failed call passes here once, however it was sent; pages show
 * failures of their fields and cards themselves. Returns a function that ends this.
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
      if (payload.call !== 'checkSession') connection.failed(payload.failure);
      // The guard shows the set-up of the second factor instead of the page.
      if (payload.failure.code === 'totp.setup_required')
        store.dispatch(api.util.invalidateTags([itemTag('me', 'this')]));
      else await show(payload, { router, reload, email: emailOf(store) });
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

/** Of the signed-in user, as far as it is known. */
const emailOf = (store: AppStore): string | undefined =>
  sessionApi.endpoints.getMe.select({})(store.getState()).data?.email;

interface Context {
  router: Router;
  reload: () => void;
  email: string | undefined;
}

async function show({ call, failure, ownFailureText }: FailedCall, { router, reload, email }: Context): Promise<void> {
  if (asksForSession.has(call)) return;
  switch (failure.status) {
    case 401:
      return sessionEnded(router, email);
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

/**
 * Goes to the login page with the current location as the return address; only for the first of several refused calls.
 */
async function sessionEnded(router: Router, email: string | undefined): Promise<void> {
  forgetToken();
  // The other calls are refused while the login page still loads.
  if (isPublicPath(goingTo(router).pathname)) return;
  holdDrafts();
  try {
    await router.navigate('/', { state: sessionEndedFrom(goingTo(router), email) });
  } catch {
    // The browser refused the page's state (it cannot be serialised, or is too large).
    notify.error(failureMessages.takingYouHome);
    await router.navigate('/');
  }
}
