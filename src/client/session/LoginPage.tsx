import { Alert } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as contract from '#contract/session';
import { request } from '../api/request';
import { forgetToken, readToken } from '../api/token';
import { sessionMessages } from './session.messages';
import { isSessionEnded, readCarried, returnState } from './carried';
import { Landing } from './Landing';
import { LoginForm } from './LoginForm';
import type { Credentials } from './login.machine';
import { SignInDesk, type SignInView } from './SignInDesk';

/**
 * `/`: greets, signs in, and goes back to where the person came from. Somebody already signed in is taken on at once.
 */
export function LoginPage() {
  const place: { state: unknown } = useLocation();
  const carried = useMemo(() => readCarried(place.state), [place.state]);
  const signedIn = useSignedIn();
  const [given, setGiven] = useState<Credentials>();
  const [view, setView] = useState<SignInView>();

  if (signedIn === 'yes' || view?.signedIn === true)
    return <Navigate to={carried.from} replace state={returnState(carried.prevState)} />;
  return (
    <Landing title={sessionMessages.landingTitle}>
      {isSessionEnded(place.state) && (
        <Alert className="mq-landing-alert" type="info" role="status" showIcon title={sessionMessages.sessionEnded} />
      )}
      <LoginForm
        busy={view?.busy ?? given !== undefined}
        checking={signedIn === 'unknown'}
        problem={view?.problem ?? null}
        retryAfter={view?.retryAfter ?? 0}
        codeNeeded={view?.codeNeeded ?? false}
        onSubmit={setGiven}
      />
      <SignInDesk carried={carried} given={given} onView={setView} />
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
