import { readNow } from '../../api/api';
import { useEffect, useState } from 'react';
import { useAppDispatch, useServices } from '../../store';
import { artworkApi } from '../artwork.api';

/**
 * The artworks of a queue of undecided ones that were decided, here or by colleagues, since the queue was created. Only
 * those listed in an event are refetched.
 */
export function useDecidedElsewhere(ids: readonly string[], isUndecidedQueue: boolean): ReadonlySet<string> {
  const dispatch = useAppDispatch();
  const { events } = useServices();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isUndecidedQueue) return undefined;
    let isCurrent = true;
    const look = async (id: string): Promise<void> => {
      const read = artworkApi.endpoints.getFile.initiate({ params: { id } }, readNow);
      const { data } = await dispatch(read);
      if (!data || !isCurrent) return;
      const isDecided = typeof data.file.isPreApproved === 'boolean';
      setDecided((before) => {
        if (before.has(id) === isDecided) return before;
        return isDecided ? new Set([...before, id]) : new Set([...before].filter((each) => each !== id));
      });
    };
    const stop = events.onChanges((changes) => {
      const named = new Set(changes.flatMap(({ kind, ids: changed }) => (kind === 'artwork' ? changed : [])));
      for (const id of ids) if (named.has(id)) void look(id);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [dispatch, events, ids, isUndecidedQueue]);
  return decided;
}
