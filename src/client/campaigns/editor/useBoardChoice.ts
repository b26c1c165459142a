import { useMemo, useState } from 'react';
import type { Board } from '#contract/boards';
import { failureOf } from '../../api/apiError';
import { useListBoardIdsQuery, useListBoardsQuery } from '../../boards/boards.api';
import { tableStatus } from '../../ui/table/listOf';
import type { List } from '../../ui/table/pagedTableProps';
import { useListBoardPagesQuery, type BoardFilter } from './editorBoards.api';
import { bestFit, canRun, type PlacedArtwork } from './fits';

/** The filters of the list of boards. `fit` narrows it to the chosen boards with this best fit. */
export interface ChoiceFilters {
  search: string;
  country: string | null;
  venueType: string | null;
  fit: 'exact' | 'bars' | 'without' | null;
  /** Only boards of the campaign's organisation. */
  ownOnly: boolean;
  bookedFirst: boolean;
}
const noFilters: ChoiceFilters = {
  search: '',
  country: null,
  venueType: null,
  fit: null,
  ownOnly: false,
  bookedFirst: true,
};
const choicePageSizes: readonly [number, ...number[]] = [6, 12, 24, 48];

export interface BoardChoice {
  list: List<Board>;
  /** True if more boards match than can be listed with the chosen ones first. */
  isCut: boolean;
  /** What the calls take, without page and order. */
  matching: BoardFilter;
  filters: ChoiceFilters;
  /** Whether the organisation has boards of its own. */
  hasOwn: boolean;
  filter: (change: Partial<ChoiceFilters>) => void;
}

interface ChoiceInput {
  /** Of the campaign. */
  organisation: string;
  /** Ids of the chosen boards. */
  ids: readonly string[];
  /** Records of boards that are or were chosen, by id, as far as they are loaded. */
  known: ReadonlyMap<string, Board>;
  artworks: readonly PlacedArtwork[];
}

const hasFit = (fit: ChoiceFilters['fit'], artworks: readonly PlacedArtwork[], board: Board): boolean => {
  const best = bestFit(artworks, board);
  return fit === null || (fit === 'without' ? best !== undefined && !canRun(best) : best === fit);
};

const positionsOf = (list: { boards: readonly { _id: string }[] } | undefined): ReadonlyMap<string, number> =>
  new Map(list?.boards.map(({ _id }, position) => [_id, position]));

/**
 * The page of boards to choose from: chosen ones, as of the last filter change, so that ticking or unticking a board
 * does not move its row; then those of the campaign's organisation; then the others.
 */
export function useBoardChoice({ organisation, ids, known, artworks }: ChoiceInput): BoardChoice {
  const [filters, setFilters] = useState(noFilters);
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: choicePageSizes[0] });
  // The boards on top: those chosen when the list was opened or filtered.
  const [lifted, setLifted] = useState(() => new Set(ids));
  const own = useListBoardsQuery(
    { query: { orgID: organisation, deleted: false, page: 1, pageSize: 1 } },
    { skip: organisation === '' },
  );
  const hasOwn = (own.currentData?.totalBoards ?? 0) > 0;
  const ownOnly = filters.ownOnly && hasOwn;
  const isOrdered = filters.bookedFirst || filters.fit !== null;
  const matching: BoardFilter = {
    deleted: false,
    ...(ownOnly ? { orgID: organisation } : {}),
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(filters.country === null ? {} : { country: filters.country }),
    ...(filters.venueType === null ? {} : { venueType: filters.venueType }),
  };
  const sorted = { ...matching, sortID: 'boardname' as const, sortDesc: false };
  const mine = { ...sorted, orgID: organisation };
  const liftsOwn = isOrdered && hasOwn && !ownOnly;
  const ownIds = useListBoardIdsQuery({ query: mine }, { skip: !liftsOwn });
  const waits = own.isLoading || (liftsOwn && ownIds.data === undefined && ownIds.error === undefined);
  const plain = useListBoardsQuery({ query: { ...sorted, page, pageSize } }, { skip: waits || isOrdered });
  const all = useListBoardIdsQuery({ query: sorted }, { skip: waits || !isOrdered });
  const positions = useMemo(() => positionsOf(all.data), [all.data]);
  const ownPositions = useMemo(() => positionsOf(liftsOwn ? ownIds.data : undefined), [liftsOwn, ownIds.data]);
  const isUnfiltered = Object.keys(matching).length === 1;
  const order = useMemo(() => {
    const top = [...lifted].filter((id) => {
      const board = known.get(id);
      return board && (isUnfiltered || positions.has(id)) && hasFit(filters.fit, artworks, board);
    });
    if (filters.fit !== null) return top;
    return [...new Set([...top, ...ownPositions.keys(), ...positions.keys()])];
  }, [positions, ownPositions, known, lifted, filters.fit, isUnfiltered, artworks]);
  const shownIds = order.slice((page - 1) * pageSize, page * pageSize);
  const missing = shownIds.filter((id) => !known.has(id));
  // The boards that are not chosen lie together, so that they are on one or two pages of each list.
  const pagesOf = (ids: readonly string[], at: ReadonlyMap<string, number>): number[] => [
    ...new Set(ids.map((id) => Math.floor((at.get(id) ?? 0) / pageSize) + 1)),
  ];
  const missingOwn = missing.filter((id) => ownPositions.has(id));
  const missingOthers = missing.filter((id) => !ownPositions.has(id));
  const owned = useListBoardPagesQuery(
    { query: mine, pages: pagesOf(missingOwn, ownPositions), pageSize },
    { skip: missingOwn.length === 0 },
  );
  const others = useListBoardPagesQuery(
    { query: sorted, pages: pagesOf(missingOthers, positions), pageSize },
    { skip: !isOrdered || missingOthers.length === 0 },
  );
  const records = new Map<string, Board>([
    ...[...(owned.data ?? []), ...(others.data ?? [])].map((board) => [board._id, board] as const),
    ...known,
  ]);

  const question = isOrdered ? all : plain;
  const questionStatus = waits ? 'loading' : tableStatus(question);
  const filter: BoardChoice['filter'] = (change) => {
    setFilters((before) => ({ ...before, ...change }));
    setLifted(new Set(ids));
    setPlace((before) => ({ ...before, page: 1 }));
  };
  const list: List<Board> = {
    rows: isOrdered ? shownIds.flatMap((id) => records.get(id) ?? []) : (plain.data?.boards ?? []),
    total: isOrdered ? order.length : (plain.data?.totalBoards ?? 0),
    page,
    pageSize,
    pageSizes: choicePageSizes,
    onChange: (next) => setPlace({ page: next.page, pageSize: next.pageSize }),
    status:
      questionStatus === 'ready' && isOrdered && missing.length > 0 && (owned.isFetching || others.isFetching)
        ? 'refetching'
        : questionStatus,
    failure: question.error === undefined ? undefined : failureOf(question.error),
    retry: () => void question.refetch(),
    narrowedBy: JSON.stringify(filters),
    clearFilters: () => filter(noFilters),
  };
  return {
    list,
    isCut: isOrdered && filters.fit === null && (all.data?.totalBoards ?? 0) > (all.data?.boards.length ?? 0),
    matching,
    filters,
    hasOwn,
    filter,
  };
}
