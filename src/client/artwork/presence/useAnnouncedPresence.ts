import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useExtension } from '../../api/product.api';
import { useReplaying } from '../../machines/useReplica';
import { useAppDispatch } from '../../store';
import { artworkApi } from '../artwork.api';

/** How often a console says that it still has the artwork open: milliseconds. The server believes it for 45 seconds. */
const repeatEvery = 20_000;

/**
 * Tells the server which artwork is open here. `onOthers` is called on arrival where a colleague was there first; of two that
 * arrive at once, one was first.
 */
export function useAnnouncedPresence(fileId: string, onOthers: () => void): void {
  const dispatch = useAppDispatch();
  const isReplaying = useReplaying();
  const isOffered = useExtension('events') && !isReplaying;
  const [clientID] = useState(() => crypto.randomUUID());
  const shown = useRef(fileId);
  const tell = useEffectEvent(async (fileID: string | null, isArrival: boolean) => {
    const { setPresence } = artworkApi.endpoints;
    const { data } = await dispatch(setPresence.initiate({ body: { clientID, fileID } }, { track: false }));
    // Who has gone on meanwhile is not sent on again.
    if (isArrival && fileID === shown.current && data?.isFirst === false) onOthers();
  });

  useEffect(() => {
    shown.current = fileId;
    if (!isOffered) return undefined;
    void tell(fileId, true);
    const timer = setInterval(() => void tell(fileId, false), repeatEvery);
    return () => clearInterval(timer);
  }, [isOffered, fileId]);
  useEffect(() => {
    if (!isOffered) return undefined;
    return () => {
      void dispatch(artworkApi.endpoints.setPresence.initiate({ body: { clientID, fileID: null } }, { track: false }));
    };
  }, [isOffered, dispatch, clientID]);
}
