import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readToken } from '../api/token';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { useMe } from './useMe';
import { toReturnTo } from './returnTo';

const SecondFactorRequired = lazyWithRetry(async () => (await import('./SecondFactorRequired')).SecondFactorRequired);

/** The guard of all pages that need a session. Without one it redirects to `/`, which returns here after the login. */
export function RequireSession() {
  const here = useLocation();
  if (readToken() === null) return <Navigate to="/" replace state={toReturnTo(here)} />;
  return <WithSecondFactor />;
}

/** The pages; or, if a second factor is required and the user has none, its set-up until the user continues. */
function WithSecondFactor() {
  const isMissing = useMe().me?.mustSetUpSecondFactor === true;
  const [isShown, setShown] = useState(false);
  if (isMissing && !isShown) setShown(true);
  if (!isShown) return <Outlet />;
  return <SecondFactorRequired done={!isMissing} onGoOn={() => setShown(false)} />;
}
