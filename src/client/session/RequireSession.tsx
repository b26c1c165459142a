import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readToken } from '../api/token';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { useMe } from './me.api';
import { returnToOf } from './returnTo';

const SecondFactorDemand = lazyWithRetry(async () => (await import('./SecondFactorDemand')).SecondFactorDemand);

/** The guard: every page under it needs a session. Who has none goes to `/`, which brings them back here after the login. */
export function RequireSession() {
  const here = useLocation();
  if (readToken() === null) return <Navigate to="/" replace state={returnToOf(here)} />;
  return <WithSecondFactor />;
}

/** The pages, or, while a second factor is required of somebody who has none, the way to set one up: until they go on from there. */
function WithSecondFactor() {
  const isMissing = useMe().me?.mustSetUpSecondFactor === true;
  const [isShown, setShown] = useState(false);
  if (isMissing && !isShown) setShown(true);
  if (!isShown) return <Outlet />;
  return <SecondFactorDemand done={!isMissing} onGoOn={() => setShown(false)} />;
}
