import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as contract from '#contract/session';
import { request } from '../api/request';
import { forgetToken, readToken, storeToken } from '../api/token';
import { requestActor } from '../machines/requestActor';
import { useBridgedActor } from '../machines/useBridgedActor';
import { useAppDispatch } from '../store';
import { messages } from '../ui/messages';
import { notify } from '../ui/notify';
import { readCarried, returnState } from './carried';
import { Landing } from './Landing';
import { LoginForm } from './LoginForm';
import { loginMachine } from './login.machine';
import { forgetUser } from './whoIsHere';

/** `/`: greets, signs in, and goes back to where the person came from. Somebody already signed in is taken on at once. */
export function LoginPage() {
  const place: { state: unknown } = useLocation();
  const carried = useMemo(() => readCarried(place.state), [place.state]);
  const signedIn = useSignedIn();
  const dispatch = useAppDispatch();
  const machine = useMemo(
    () =>
      loginMachine.provide({
        actors: { signIn: requestActor(dispatch, contract.signIn, { ownText: true }) },
        actions: {
          keepToken: (_, { token }) => {
            forgetUser();
            storeToken(token);
          },
          tellRetryFailed: (_, { error }) => notify.error(messages.session.retryFailed(error)),
        },
      }),
    [dispatch],
  );
  const actor = useBridgedActor('login', 'this', machine, { input: { carried } });
  const snapshot = useSelector(actor, (now) => now);

  if (signedIn === 'yes' || snapshot.matches('signedIn')) return <Navigate to={carried.from} replace state={returnState(carried.prevState)} />;
  return (
    <Landing title={messages.session.landingTitle}>
      <LoginForm
        busy={snapshot.matches('signingIn') || snapshot.matches('retrying')}
        checking={signedIn === 'unknown'}
        problem={snapshot.context.problem}
        retryAfter={snapshot.context.retryAfter}
        codeNeeded={snapshot.context.codeNeeded}
        onSubmit={(credentials) => actor.send({ type: 'login.submit', credentials })}
      />
    </Landing>
  );
}

/** Asks the API once whether the stored token still holds. Without a token there is nothing to ask. */
function useSignedIn(): 'yes' | 'no' | 'unknown' {
  const [known, setKnown] = useState<'yes' | 'no' | 'unknown'>(() => (readToken() === null ? 'no' : 'unknown'));
  useEffect(() => {
    if (known !== 'unknown') return;
    const leaving = new AbortController();
    request(contract.checkSession, {}, {}, leaving.signal)
      .then((outcome) => {
        if ('failure' in outcome && outcome.failure.status === 401) forgetToken();
        setKnown('reply' in outcome ? 'yes' : 'no');
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [known]);
  return known;
}
