import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useExtension } from '../../api/product.api';
import { useAppDispatch } from '../../store';
import { presenceApi } from './presence.api';

/**
 * How often a console reports that it still has the artwork open: milliseconds. The server keeps a report for 45
 * seconds.
 */
const repeatEvery = 20_000;

/**
 * Reports to the server which artwork is open here. `onOthers` is called on opening if a colleague had it open first
 * (of two at the same time, the server decides).
 */
export function useAnnouncedPresence(fileId: string, onOthers: () => void): void {
  const dispatch = useAppDispatch();
  const isOffered = useExtension('events');
  const [clientID] = useState(() => crypto.randomUUID());
  const shown = useRef(fileId);
  const announce = useEffectEvent(async (fileID: string | null, isArrival: boolean) => {
    const { setPresence } = presenceApi.endpoints;
    const { data } = await dispatch(setPresence.initiate({ body: { clientID, fileID } }, { track: false }));
    // Not if the reviewer has moved on in the meantime.
    if (isArrival && fileID === shown.current && data?.isFirst === false) onOthers();
  });

  useEffect(() => {
    shown.current = fileId;
    if (!isOffered) return undefined;
    void announce(fileId, true);
    const timer = setInterval(() => void announce(fileId, false), repeatEvery);
    return () => clearInterval(timer);
  }, [isOffered, fileId]);
  useEffect(() => {
    if (!isOffered) return undefined;
    return () => {
      void dispatch(presenceApi.endpoints.setPresence.initiate({ body: { clientID, fileID: null } }, { track: false }));
    };
  }, [isOffered, dispatch, clientID]);
}
