import { useEffect, useRef } from 'react';
import { lostConnection } from '../api/connection.slice';
import type { Failure } from '../api/request';
import { useAppSelector } from '../store';
import { useLatest } from '../machines/useLatest';

/**
 * Calls `save` when the connection is back, if the last save failed only because there was none, and nothing was
 * edited since. Returns whether it will: a call can fail in the same way while there is a connection.
 */
export function useSaveAgain(failure: Failure | null | undefined, save: () => void): boolean {
  const connected = useAppSelector(({ connection }) => connection === 'connected');
  const isLost = failure && !failure.edited ? lostConnection(failure) !== undefined : false;
  const latest = useLatest({ isLost, save });
  const wasConnected = useRef(connected);
  useEffect(() => {
    const now = latest();
    if (connected && !wasConnected.current && now.isLost) now.save();
    wasConnected.current = connected;
  }, [connected, latest]);
  return isLost && !connected;
}
