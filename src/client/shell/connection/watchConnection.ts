import { api, readNow } from '../../api/api';
import { failureOf } from '../../api/apiError';
import { connectionChanged, lostConnection, type Connection } from '../../api/connection.slice';
import type { Failure } from '../../api/request';
import { sessionApi } from '../../session/session.api';
import type { AppStore } from '../../store';
import { failureMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';

const key = 'failure.network';
const firstPause = 2_000;
const longestPause = { unreachable: 30_000, databaseAway: 5_000 } as const;

/**
 * Tracks whether the server and its database can be reached. While one cannot, it polls, and tries at once when the
 * browser reports that the network is back. Afterwards everything on the screen is refetched, and decisions, undos and
 * uploads that got no answer are sent again (forms: save/useSaveAgain.ts).
 */
export function watchConnection(store: Pick<AppStore, 'dispatch' | 'services'>): {
  /**
   * A call failed. That counts only if a second call fails too: a single one may have another cause, such as a mail
   * server or one cut connection.
   */
  failed: (failure: Failure) => void;
  stop: () => void;
} {
  let clock: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let now: Connection = 'connected';
  let isChecking = false;

  const show = (next: Connection): void => {
    if (next === now) return;
    const before = now;
    now = next;
    store.dispatch(connectionChanged(next));
    if (before === 'unreachable') notify.close(key);
    if (next === 'unreachable') notify.warning({ key, text: failureMessages.offline, duration: 0 });
    if (next !== 'connected') return;
    notify.success(before === 'unreachable' ? failureMessages.backOnline : failureMessages.databaseBack);
    store.dispatch(api.internalActions.onOnline());
    store.services.reviews.saveAgain();
    store.services.reviews.undo.send({ type: 'undo.again' });
    store.services.uploads.saveAgain();
  };
  const check = async (): Promise<void> => {
    if (isChecking) return;
    clearTimeout(clock);
    isChecking = true;
    const { error } = await store.dispatch(sessionApi.endpoints.checkSession.initiate({}, readNow));
    isChecking = false;
    const lost = error && lostConnection(failureOf(error));
    show(lost ?? 'connected');
    if (lost === undefined) return;
    clock = setTimeout(() => void check(), pause);
    pause = Math.min(pause * 2, longestPause[lost]);
  };
  const onOnline = (): void => {
    if (now !== 'connected') void check();
  };
  window.addEventListener('online', onOnline);

  return {
    failed: (failure) => {
      if (lostConnection(failure) === undefined || now !== 'connected') return;
      pause = firstPause;
      void check();
    },
    stop: () => {
      clearTimeout(clock);
      window.removeEventListener('online', onOnline);
    },
  };
}
