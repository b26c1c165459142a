import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { signIn } from '#contract/session';
import { requestActor } from '../machines/requestActor';
import { useBridgedActor } from '../machines/useBridgedActor';
import { useAppDispatch } from '../store';
import { sessionMessages } from './session.messages';
import { notify } from '../ui/feedback/notify';
import type { ReturnTo } from './returnTo';
import { loginMachine, type Credentials } from './login.machine';
import { startSession } from './startSession';

/** Runs the login machine: what the login page shows of it, and how to sign in. */
export function useLogin(returnTo: ReturnTo) {
  const dispatch = useAppDispatch();
  const machine = useMemo(
    () =>
      loginMachine.provide({
        actors: { signIn: requestActor(dispatch, signIn) },
        actions: {
          keepToken: (_, { token }) => startSession(token),
          tellRetryFailed: (_, { error }) => notify.error(sessionMessages.retryFailed(error)),
        },
      }),
    [dispatch],
  );
  const actor = useBridgedActor('login', 'this', machine, { input: { returnTo } });
  const snapshot = useSelector(actor, (now) => now);
  const { problem, retryAfter, codeNeeded } = snapshot.context;
  return {
    isSignedIn: snapshot.matches('signedIn'),
    form: {
      busy: snapshot.matches('signingIn') || snapshot.matches('retrying'),
      problem,
      retryAfter,
      codeNeeded,
      onSubmit: (credentials: Credentials) => actor.send({ type: 'login.submit', credentials }),
    },
  };
}
