import { storeToken } from '../api/token';
import { notify } from '../ui/feedback/notify';
import { forgetUser } from './rememberedUser';
import { sessionMessages } from './session.messages';

/** Keeps the token of a new session. If the browser does not store it, a notice says how long the session lasts. */
export function startSession(token: string): void {
  forgetUser();
  if (storeToken(token)) return;
  notify.warning({
    text: sessionMessages.onlyThisTab,
    detail: sessionMessages.allowStorage,
    duration: 0,
    survivesNavigation: true,
  });
}
