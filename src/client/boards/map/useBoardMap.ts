import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useState } from 'react';
import type { Board, Cluster } from '#contract/boards';
import { failureOf } from '../../api/apiError';
import type { Ticks } from '../../ui/table/useTicks';
import { useDebounced } from '../../ui/form/useDebounced';
import { boardName } from '../boards.messages';
import { useListBoardsQuery, useListClustersQuery } from '../boards.api';
import type { BoardList } from '../useBoardList';
import { useTickMatching } from '../useTickMatching';
import type { MapView } from './ClusterMap';
import type { PinFacts } from './clusterLayer';

/** The most rows in the list beside the map; zooming in shows the others. */
const rowsListed = 100;
/** Milliseconds after the last movement. */
const pause = 200;
const noBoards: readonly Board[] = [];
const noClusters: readonly Cluster[] = [];

/** The map shows deleted boards only if the list is filtered for them. */
export const onMap = <Filter extends { deleted?: boolean | undefined }>(
  filter: Filter,
): Filter & { deleted?: boolean } => ({ ...filter, deleted: filter.deleted ?? false });

/**
 * The clusters and boards of the visible area, under the list's filters. The old ones stay until the new ones are
 * loaded.
 */
export function useBoardMap(listed: BoardList['filter'], ticks: Ticks) {
  const filter = useMemo(() => onMap(listed), [listed]);
  const [moved, setView] = useState<MapView | undefined>(undefined);
  const [showsUnplaced, setShowsUnplaced] = useState(false);
  const { gathering, tickMatching } = useTickMatching(ticks);
  const view = useDebounced(moved, pause) ?? moved;
  const { bbox, zoom } = view ?? {};
  const clusters = useListClustersQuery(
    bbox === undefined || zoom === undefined ? skipToken : { query: { ...filter, bbox, zoom } },
  );
  const where = showsUnplaced ? { placed: false } : { bbox: view?.bbox ?? '' };
  const list = useListBoardsQuery(
    view
      ? { query: { ...filter, ...where, page: 1, pageSize: rowsListed, sortID: 'boardname', sortDesc: false } }
      : skipToken,
  );

  const boards = list.data?.boards ?? noBoards;
  const known = useMemo(() => new Map(boards.map((board) => [board._id, board])), [boards]);
  const { ids, names, onChange } = ticks;
  const drawn = clusters.data?.clusters ?? noClusters;
  const alone = useMemo(
    () => new Map(drawn.flatMap((cluster) => (cluster.boardID === null ? [] : [[cluster.boardID, cluster]]))),
    [drawn],
  );
  const factsOf = useCallback(
    (boardId: string): PinFacts => {
      const board = known.get(boardId);
      const pin = alone.get(boardId);
      return {
        name: board ? boardName(board) : pin?.boardname || names.get(boardId) || boardId,
        paused: board?.boardPaused ?? pin?.boardPaused ?? false,
        ticked: ids.has(boardId),
      };
    },
    [known, alone, ids, names],
  );
  const onTick = (board: Board, ticked: boolean) => {
    const next = new Set(ids);
    if (ticked) next.add(board._id);
    else next.delete(board._id);
    onChange(next, new Map([[board._id, boardName(board)]]));
  };
  /** Ticks all boards of a box beside the ticked ones. */
  const onArea = (bbox: string) => tickMatching({ ...filter, bbox }, { keepsTicks: true });

  return {
    view,
    setView,
    factsOf,
    boards,
    onTick,
    onArea,
    gathering,
    /** Whether the list shows the boards without usable coordinates instead of those in the view. */
    showsUnplaced,
    setShowsUnplaced,
    clusters: drawn,
    known,
    settled: view === moved && !clusters.isFetching,
    total: (clusters.data?.total ?? 0) + (clusters.data?.withoutCoordinates ?? 0),
    withoutCoordinates: clusters.data?.withoutCoordinates ?? 0,
    inView: list.data?.totalBoards ?? 0,
    loading: list.isFetching,
    failure: clusters.error ? failureOf(clusters.error) : list.error ? failureOf(list.error) : undefined,
    retry: () => {
      void clusters.refetch();
      void list.refetch();
    },
  };
}
export type BoardMap = ReturnType<typeof useBoardMap>;
