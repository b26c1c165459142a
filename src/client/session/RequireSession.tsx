import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readToken } from '../api/token';
import { api } from '../api/api';
import { useAppDispatch } from '../store';
import { carriedFrom } from './carried';

/** The guard: every page under it needs a session. Who has none goes to `/`, which brings them back here after the login. */
export function RequireSession() {
  const here = useLocation();
  return readToken() === null ? <Navigate to="/" replace state={carriedFrom(here)} /> : <Guarded />;
}

function Guarded() {
  const dispatch = useAppDispatch();
  // The next person at this browser sees nothing that was read for this one.
  useEffect(
    () => () => {
      dispatch(api.util.resetApiState());
    },
    [dispatch],
  );
  return <Outlet />;
}
