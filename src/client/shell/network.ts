import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getConfig } from '#contract/product';
import { api } from '../api/api';
import { sendCall, type ThunkServices } from '../api/sendCall';
import { failureMessages } from '../ui/ui.messages';
import { notify } from '../ui/feedback/notify';

const key = 'failure.network';
const firstPause = 2_000;
const longestPause = 30_000;

/**
 * The notice while the server cannot be reached. Tries again by itself, more slowly each time, and at once when the browser says
 * the network is back; then everything on the screen is read anew.
 */
export function watchNetwork(dispatch: ThunkDispatch<unknown, ThunkServices, UnknownAction>): {
  lost: () => void;
  stop: () => void;
} {
  let clock: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let away = false;

  const tryAgain = async (): Promise<void> => {
    clearTimeout(clock);
    const outcome = await dispatch(sendCall(getConfig, {}));
    if (!away) return;
    // Any answer will do, also a refusal: the server is there.
    if ('failure' in outcome && outcome.failure.status === 0) {
      pause = Math.min(pause * 2, longestPause);
      clock = setTimeout(() => void tryAgain(), pause);
      return;
    }
    away = false;
    notify.close(key);
    notify.success(failureMessages.backOnline);
    dispatch(api.internalActions.onOnline());
  };
  const onOnline = (): void => {
    if (away) void tryAgain();
  };
  window.addEventListener('online', onOnline);

  return {
    lost: () => {
      if (away) return;
      away = true;
      pause = firstPause;
      notify.warning({ key, text: failureMessages.offline, duration: 0 });
      clock = setTimeout(() => void tryAgain(), pause);
    },
    stop: () => {
      clearTimeout(clock);
      window.removeEventListener('online', onOnline);
    },
  };
}
