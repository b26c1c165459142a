import { readNow } from '../api/api';
import type { NavigateFunction } from 'react-router-dom';
import { forgetToken } from '../api/token';
import type { AppDispatch } from '../store';
import { dropAllDrafts } from '../ui/form/draftOwner';
import { sessionMessages } from './session.messages';
import { notify } from '../ui/feedback/notify';
import { sessionApi } from './session.api';
import { forgetUser } from './rememberedUser';

/**
 * Signs out in all tabs of this browser, and at the sign-in provider if the session began there. If the API cannot be
 * reached, the session stays and a notice says why.
 */
export async function signOut(dispatch: AppDispatch, navigate: NavigateFunction): Promise<void> {
  const { isSuccess, data } = await dispatch(sessionApi.endpoints.signOut.initiate({}, readNow));
  if (!isSuccess) return;
  dropAllDrafts();
  forgetUser();
  forgetToken();
  if (data.signOutUrl !== undefined) {
    window.open(data.signOutUrl, '_self');
    return;
  }
  await navigate('/');
  notify.success({ text: sessionMessages.goodbye, survivesNavigation: true });
}
