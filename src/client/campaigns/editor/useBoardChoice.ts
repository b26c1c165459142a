import { useCallback, useMemo, useState } from 'react';
import type { FitArtwork } from '#contract/fitRules';
import { failureOf } from '../../api/apiError';
import { useListBoardIdsQuery, useListBoardsQuery } from '../../boards/boards.api';
import type { TableStatus } from '../../ui/table/PagedTable';
import { tableStatus } from '../../ui/table/pagedTableProps';
import type { EditorBoard } from './campaignForm';
import { useListBoardsByIdsQuery } from './editorRecords.api';
import { bestFit, canRun } from './fits';

/** The filters of the list of boards. `fit` narrows it to the chosen boards with this best fit. */
export interface ChoiceFilters {
  search: string;
  country: string | null;
  venueType: string | null;
  fit: 'exact' | 'bars' | 'without' | null;
  bookedFirst: boolean;
}
const noFilters: ChoiceFilters = { search: '', country: null, venueType: null, fit: null, bookedFirst: true };
export const choicePageSize = 6;

export interface BoardChoice {
  rows: readonly EditorBoard[];
  total: number;
  /** True if more boards match than can be listed with the chosen ones first. */
  isCut: boolean;
  page: number;
  status: TableStatus;
  failure: ReturnType<typeof failureOf> | undefined;
  retry: () => void;
  filters: ChoiceFilters;
  filter: (change: Partial<ChoiceFilters>) => void;
  goTo: (page: number) => void;
}

interface ChoiceInput {
  /** The chosen boards, as far as their records are loaded. */
  chosen: readonly EditorBoard[];
  artworks: readonly FitArtwork[];
}

const hasFit = (fit: ChoiceFilters['fit'], artworks: readonly FitArtwork[], board: EditorBoard): boolean => {
  const best = bestFit(artworks, board);
  return fit === null || (fit === 'without' ? best !== undefined && !canRun(best) : best === fit);
};

/**
 * The page of boards to choose from. Chosen boards are on top as of the last filter or page change, so that ticking a
 * board does not move its row.
 */
export function useBoardChoice({ chosen, artworks }: ChoiceInput): BoardChoice {
  const [filters, setFilters] = useState(noFilters);
  const [page, setPage] = useState(1);
  const [lifted, setLifted] = useState(chosen);
  const isOrdered = filters.bookedFirst || filters.fit !== null;
  const matching = {
    sortID: 'boardname' as const,
    sortDesc: false,
    deleted: false,
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(filters.country === null ? {} : { country: filters.country }),
    ...(filters.venueType === null ? {} : { venueType: filters.venueType }),
  };
  const plain = useListBoardsQuery({ query: { ...matching, page, pageSize: choicePageSize } }, { skip: isOrdered });
  const ids = useListBoardIdsQuery({ query: matching }, { skip: !isOrdered });
  // Puts the boards of a campaign that was just loaded on top.
  const onTop = lifted.length === 0 ? chosen : lifted;
  const order = useMemo(() => {
    const found = ids.data?.boards.map(({ _id }) => _id) ?? [];
    const isFound = new Set(found);
    const isUnfiltered = filters.search === '' && filters.country === null && filters.venueType === null;
    const top = onTop
      .filter((board) => (isFound.has(board._id) || isUnfiltered) && hasFit(filters.fit, artworks, board))
      .map(({ _id }) => _id);
    if (filters.fit !== null) return top;
    const isOnTop = new Set(top);
    return [...top, ...found.filter((id) => !isOnTop.has(id))];
  }, [ids.data, onTop, filters, artworks]);
  const shownIds = order.slice((page - 1) * choicePageSize, page * choicePageSize);
  const known = useMemo(() => new Map(chosen.map((board) => [board._id, board])), [chosen]);
  const missing = shownIds.filter((id) => !known.has(id));
  const others = useListBoardsByIdsQuery(missing, { skip: !isOrdered || missing.length === 0 });
  const records = new Map<string, EditorBoard>([
    ...known,
    ...(others.data ?? []).map((board) => [board._id, board] as const),
  ]);

  const question = isOrdered ? ids : plain;
  const asked = tableStatus(question);
  return {
    rows: isOrdered ? shownIds.flatMap((id) => records.get(id) ?? []) : (plain.data?.boards ?? []),
    total: isOrdered ? order.length : (plain.data?.totalBoards ?? 0),
    isCut: isOrdered && filters.fit === null && (ids.data?.totalBoards ?? 0) > (ids.data?.boards.length ?? 0),
    page,
    status: asked === 'ready' && isOrdered && missing.length > 0 && others.isFetching ? 'refetching' : asked,
    failure: question.error === undefined ? undefined : failureOf(question.error),
    retry: () => void question.refetch(),
    filters,
    filter: (change) => {
      setFilters((before) => ({ ...before, ...change }));
      setLifted(chosen);
      setPage(1);
    },
    goTo: useCallback((next: number) => setPage(next), []),
  };
}
