import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { signIn } from '#contract/session';
import { requestActor } from '../machines/requestActor';
import { useBridgedActor } from '../machines/useBridgedActor';
import { useAppDispatch } from '../store';
import { sessionMessages } from './session.messages';
import { notify } from '../ui/feedback/notify';
import type { ReturnTo } from './returnTo';
import { loginMachine, type Credentials, type LoginProblem } from './login.machine';
import { startSession } from './startSession';

/** The parts of the machine's state that the login page shows. */
export interface LoginView {
  busy: boolean;
  signedIn: boolean;
  problem: LoginProblem | null;
  /** Seconds. */
  retryAfter: number;
  codeNeeded: boolean;
}

export interface LoginActorProps {
  returnTo: ReturnTo;
  /** The last submitted credentials; a new object for each submit. */
  given: Credentials | undefined;
  onView: (view: LoginView) => void;
}

/** Runs the login machine. It renders nothing, so that the login page can be drawn before this code has loaded. */
export function LoginActor({ returnTo, given, onView }: LoginActorProps) {
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
  useLayoutEffect(() => {
    if (given !== undefined) actor.send({ type: 'login.submit', credentials: given });
  }, [actor, given]);

  const busy = snapshot.matches('signingIn') || snapshot.matches('retrying');
  const signedIn = snapshot.matches('signedIn');
  const { problem, retryAfter, codeNeeded } = snapshot.context;
  useEffect(
    () => onView({ busy, signedIn, problem, retryAfter, codeNeeded }),
    [onView, busy, signedIn, problem, retryAfter, codeNeeded],
  );
  return null;
}
