import { readNow } from '../../api/api';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { useAppDispatch } from '../../store';
import { useTableSearch } from '../../ui/table/useTableSearch';
import type { artworkApi } from '../artwork.api';
import { artworkFilters, artworkLists, type ArtworkListName } from '../table/artworkLists';

export interface ReviewQueue {
  /**
   * The artworks of the list when review mode opened. Decided ones keep their position, so that '12 of 40' stays
   * correct.
   */
  ids: readonly string[];
  loading: boolean;
  failure: Failure | undefined;
  retry: () => void;
}

type IdQuery = NonNullable<Parameters<typeof artworkApi.endpoints.listArtworkIds.initiate>[0]['query']>;

interface Gathered {
  key: string;
  ids: readonly string[];
  failure?: Failure;
}

/** The queue of review mode: all artworks that match the list's filters, in the list's order. */
export function useReviewQueue(name: ArtworkListName, fileId: string): ReviewQueue {
  const dispatch = useAppDispatch();
  const list = artworkLists[name];
  const { tableParams, filters } = useTableSearch(list.name, list.defaults, artworkFilters);
  const [attempt, setAttempt] = useState(0);
  const [gathered, setGathered] = useState<Gathered>();
  // Compared as text, because the filters are a new object after every change of the address, and the queue must not be
  // rebuilt for that.
  const queryText = JSON.stringify({
    ...filters,
    sortID: tableParams.sort.id,
    sortDesc: tableParams.sort.desc,
    ...list.fixed,
  });
  const key = `${list.name} ${queryText} ${String(attempt)}`;

  useEffect(() => {
    let awaited = true;
    const query = JSON.parse(queryText) as IdQuery; // serialised just above
    dispatch(list.ids.initiate({ query }, readNow))
      .unwrap()
      .then(({ files }) => awaited && setGathered({ key, ids: files.map(({ _id }) => _id) }))
      .catch((error: unknown) => awaited && setGathered({ key, ids: [], failure: failureOf(error) }));
    return () => {
      awaited = false;
    };
  }, [dispatch, list, queryText, key]);

  const ids = useMemo(() => {
    const known = gathered?.ids ?? [];
    // A link may name an artwork that is no longer in the list.
    return known.includes(fileId) ? known : [fileId, ...known];
  }, [gathered, fileId]);
  return {
    ids,
    loading: gathered?.key !== key,
    failure: gathered?.failure,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

/**
 * The next artwork that is not decided: after this one, else from the beginning; undefined if all are decided. Artwork
 * that a colleague has open is skipped, unless nothing else is left.
 */
export function nextUndecided(
  ids: readonly string[],
  decided: ReadonlySet<string>,
  from: string,
  taken: { has(id: string): boolean } = new Set<string>(),
): string | undefined {
  const at = ids.indexOf(from);
  const open = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))].filter((id) => !decided.has(id));
  return open.find((id) => !taken.has(id)) ?? open[0];
}
