import { LoadingOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { finishOidc } from '#contract/oidc';
import { sendCall } from '../../api/sendCall';
import { useAppDispatch, type AppDispatch } from '../../store';
import { Landing, LandingAlert } from '../Landing';
import { home, returnState } from '../returnTo';
import { sessionMessages } from '../session.messages';
import { startSession } from '../startSession';
import { clearPendingSignIn, readPendingSignIn } from './pendingSignIn';

/** `/oidc/callback`: passes the provider's answer to the API, and goes on to the page that the user wanted. */
export function OidcCallbackPage() {
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  const [pending] = useState(readPendingSignIn);
  const [outcome, setOutcome] = useState<'signedIn' | { failed: string }>();
  const sent = useRef(false);
  useEffect(() => {
    // Only once, because the API accepts each answer only once.
    if (sent.current) return;
    sent.current = true;
    clearPendingSignIn();
    void finish(dispatch, search, pending?.binding).then(setOutcome);
  }, [dispatch, search, pending]);

  if (outcome === 'signedIn')
    return <Navigate to={pending?.returnTo.from ?? home} replace state={returnState(pending?.returnTo.prevState)} />;
  return (
    <Landing title={sessionMessages.landingTitle}>
      {outcome === undefined ? (
        <p role="status">
          <LoadingOutlined aria-hidden /> {sessionMessages.signingIn}
        </p>
      ) : (
        <>
          <LandingAlert title={outcome.failed} />
          <Link to="/" replace>
            {sessionMessages.backToLogin}
          </Link>
        </>
      )}
    </Landing>
  );
}

/** Outside the store, because neither the provider's code nor the token may be in an action. */
async function finish(
  dispatch: AppDispatch,
  query: string,
  binding: string | undefined,
): Promise<'signedIn' | { failed: string }> {
  if (binding === undefined) return { failed: sessionMessages.otherBrowser };
  const answer = await dispatch(sendCall(finishOidc, { body: { query, binding } }));
  if ('failure' in answer) return { failed: answer.failure.message };
  startSession(answer.reply.tokenToStore);
  return 'signedIn';
}
