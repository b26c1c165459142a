import { readNow } from '../api/api';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { failureOf } from '../api/apiError';
import { forgetToken, readToken } from '../api/token';
import { useAppDispatch } from '../store';
import { local } from '../ui/browser/browserStore';
import { sessionApi } from './session.api';
import { sessionMessages } from './session.messages';
import { useSignInWays } from './oidc/useSignInWays';
import { emailIn, isSessionEnded, readReturnTo, returnState } from './returnTo';
import { Landing, LandingAlert } from './Landing';
import { LoginForm } from './LoginForm';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { useLogin } from './useLogin';

const OidcSignIn = lazyWithRetry(async () => (await import('./oidc/OidcSignIn')).OidcSignIn);

/**
 * `/`: the landing page with the login form. After the login it goes back to the page the user came from; a signed-in
 * user is redirected at once.
 */
export function LoginPage() {
  const location: { state: unknown } = useLocation();
  const returnTo = useMemo(() => readReturnTo(location.state), [location.state]);
  const signedIn = useSignedIn();
  const login = useLogin(returnTo);
  const ways = useSignInWays();
  const [canStore] = useState(local.isWorking);
  const [emergency, setEmergency] = useState(false);
  const hasForm = ways.password || ways.oidc === undefined || emergency;

  if (signedIn === 'yes' || login.isSignedIn)
    return <Navigate to={returnTo.from} replace state={returnState(returnTo.prevState)} />;
  return (
    <Landing title={sessionMessages.landingTitle}>
      {isSessionEnded(location.state) && <LandingAlert type="info" title={sessionMessages.sessionEnded} />}
      {!canStore && (
        <LandingAlert
          type="warning"
          title={sessionMessages.storageRefused}
          description={sessionMessages.allowStorage}
        />
      )}
      {hasForm && <LoginForm {...login.form} email={emailIn(location.state)} checking={signedIn === 'unknown'} />}
      {ways.oidc !== undefined && <OidcSignIn name={ways.oidc} returnTo={returnTo} primary={!hasForm} />}
      {!hasForm && (
        <p className="mq-landing-emergency">
          {sessionMessages.passwordsOff}{' '}
          <Button type="link" onClick={() => setEmergency(true)}>
            {sessionMessages.useEmergency}
          </Button>
        </p>
      )}
    </Landing>
  );
}

/** Checks once whether the stored token is still valid; without a token no call is needed. */
function useSignedIn(): 'yes' | 'no' | 'unknown' {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<'yes' | 'no' | 'unknown'>(() => (readToken() === null ? 'no' : 'unknown'));
  useEffect(() => {
    if (known !== 'unknown') return;
    let isUnmounted = false;
    const check = sessionApi.endpoints.checkSession.initiate({}, readNow);
    void dispatch(check).then(({ isSuccess, error }) => {
      if (isUnmounted) return;
      if (error && failureOf(error).status === 401) forgetToken();
      setKnown(isSuccess ? 'yes' : 'no');
    });
    return () => {
      isUnmounted = true;
    };
  }, [known, dispatch]);
  return known;
}
