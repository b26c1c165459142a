import { useEffect } from 'react';
import { api } from '../api/api';
import { useAppDispatch } from '../store';

/** Clears the query cache on unmount, so that the next user of this browser sees none of this user's data. */
export function useClearedCache(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(api.util.resetApiState());
    },
    [dispatch],
  );
}
