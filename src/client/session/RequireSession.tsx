import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readToken } from '../api/token';
import { carriedFrom } from './carried';

/** The guard: every page under it needs a session. Who has none goes to `/`, which brings them back here after the login. */
export function RequireSession() {
  const here = useLocation();
  return readToken() === null ? <Navigate to="/" replace state={carriedFrom(here)} /> : <Outlet />;
}
