import { useEffect, useRef } from 'react';
import { lostConnection } from '../api/connection.slice';
import type { Failure } from '../api/request';
import { useAppSelector } from '../store';
import { useLatest } from '../machines/useLatest';

/** Calls `save` when the connection is back, if the last save failed only because there was none. */
export function useRetrySave(failure: Failure | null | undefined, save: () => void): void {
  const connected = useAppSelector(({ connection }) => connection === 'connected');
  const latest = useLatest({ waits: failure ? lostConnection(failure) !== undefined : false, save });
  const wasConnected = useRef(connected);
  useEffect(() => {
    const { waits, save: saveAgain } = latest();
    if (connected && !wasConnected.current && waits) saveAgain();
    wasConnected.current = connected;
  }, [connected, latest]);
}
