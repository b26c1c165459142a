import { useEffect } from 'react';
import { api } from '../api/api';
import { useAppDispatch } from '../store';

/** The next person at this browser sees nothing that was read for this one. */
export function useForgottenReads(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(api.util.resetApiState());
    },
    [dispatch],
  );
}
