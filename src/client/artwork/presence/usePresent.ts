import { useMemo } from 'react';
import { useExtension } from '../../api/product.api';
import { useIsAfterRows } from '../../ui/display/Deferred';
import { useListPresenceQuery } from './presence.api';

/** The names of the colleagues who have an artwork open in review mode, by its id. */
export function usePresent(): ReadonlyMap<string, readonly string[]> {
  const isOffered = useExtension('events');
  const isAfterRows = useIsAfterRows();
  const { data } = useListPresenceQuery({}, { skip: !isOffered || !isAfterRows });
  return useMemo(() => {
    const names = new Map<string, string[]>();
    for (const { fileID, name, isMe } of data?.present ?? []) {
      if (!isMe) names.set(fileID, [...(names.get(fileID) ?? []), name]);
    }
    return names;
  }, [data]);
}
