import type { NavigateFunction } from 'react-router-dom';
import { forgetToken } from '../api/token';
import type { AppDispatch } from '../store';
import { dropAllDrafts } from '../ui/draftOwner';
import { sessionMessages } from './session.messages';
import { notify } from '../ui/notify';
import { sessionApi } from './session.api';
import { forgetUser } from './whoIsHere';

/** Ends this session everywhere in this browser. If the API cannot be reached, the session stays and a notice says why. */
export async function signOut(dispatch: AppDispatch, navigate: NavigateFunction): Promise<void> {
  const { isSuccess } = await dispatch(
    sessionApi.endpoints.signOut.initiate({}, { subscribe: false, forceRefetch: true }),
  );
  if (!isSuccess) return;
  dropAllDrafts();
  forgetUser();
  forgetToken();
  await navigate('/');
  notify.success({ text: sessionMessages.goodbye, goesOn: true });
}
