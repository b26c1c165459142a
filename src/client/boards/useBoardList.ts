import { useState } from 'react';
import { boardFacets, listBoards } from '#contract/boards';
import { firstRead, type FirstRead } from '../api/firstAnswers';
import { useProduct } from '../api/product.api';
import { selectionIn, useSelection, type Selection } from '../organisations/selection';
import { useAppDispatch } from '../store';
import { messages } from '../ui/messages';
import { notify } from '../ui/notify';
import { flagFilter, textFilter } from '../ui/tableFilters';
import { useTableSearch } from '../ui/useTableSearch';
import { searchIn } from '../ui/tableSearch';
import { useTicks } from '../ui/useTicks';
import { boardsApi, useBoardFacetsQuery, useListBoardsQuery } from './boards.api';
import { boardName } from './boardColumns';

const defaults = {
  pageSize: 10,
  sortID: 'boardname',
  sortDesc: true,
  sortIDs: ['boardname', 'country', 'city', 'publisher_name', 'venueType', 'isDeleted'],
} as const;
const shape = {
  search: textFilter,
  country: textFilter,
  publisher: textFilter,
  venueType: textFilter,
  paused: flagFilter,
  deleted: flagFilter,
};
const noFacets = { countries: [], publishers: [], venueTypes: [] };

const scopeOf = ({ orgID, teamID }: Selection) => ({
  ...(orgID === undefined ? {} : { orgID }),
  ...(teamID === undefined ? {} : { teamID }),
});

/** What the page begins with. */
export function firstReads(address: URLSearchParams): FirstRead[] {
  // Without a selection in the address it is not known yet of which one the list will be.
  if (!address.has('orgID')) return [];
  const scope = scopeOf(selectionIn(address));
  const query = { ...searchIn(address, '', defaults, shape).query, ...scope };
  return [
    firstRead(listBoards, boardsApi.endpoints.listBoards, { query }),
    firstRead(boardFacets, boardsApi.endpoints.boardFacets, { query: scope }, { isAwaited: false }),
  ];
}

/** The board list of the address and the selection, its filters and its ticks. */
export function useBoardList() {
  const dispatch = useAppDispatch();
  const { has } = useProduct();
  const { orgID, teamID } = useSelection();
  const search = useTableSearch('', defaults, shape);
  const canFilter = has('board-filters');
  const scope = scopeOf({ orgID, teamID });
  const list = useListBoardsQuery({ query: { ...search.query, ...scope } });
  const ticks = useTicks(`boards:${orgID ?? 'all'}:${teamID ?? 'all'}`);
  const [gathering, setGathering] = useState(false);

  const { page: _, pageSize: __, sortID, sortDesc, ...given } = search.query;
  const filter = { ...given, ...scope };
  const matching = { ...filter, sortID, sortDesc };
  // What the filters offer is told by the selection alone; how many countries there are, by all of the filter.
  const facets = useBoardFacetsQuery({ query: scope }, { skip: !canFilter });
  const shown = useBoardFacetsQuery({ query: filter }, { skip: !canFilter });
  const onSelectAll = async () => {
    setGathering(true);
    const answer = await dispatch(
      boardsApi.endpoints.listBoardIds.initiate({ query: matching }, { subscribe: false, forceRefetch: true }),
    );
    setGathering(false);
    if (!answer.data) return;
    const { boards, totalBoards = boards.length } = answer.data;
    ticks.onChange(
      new Set(boards.map(({ _id }) => _id)),
      new Map(boards.map((board) => [board._id, boardName(board)])),
    );
    if (totalBoards > boards.length)
      notify.warning({
        key: 'boards-only-first',
        text: messages.boards.onlyFirst(boards.length, totalBoards),
        duration: 0,
      });
  };

  return {
    search,
    list,
    ticks,
    canFilter,
    filter,
    scope,
    canMap: has('board-clusters'),
    facets: facets.data ?? noFacets,
    countries: shown.data?.countries.length,
    selection: {
      ...ticks,
      allMatching: { total: list.data?.totalBoards ?? 0, busy: gathering, onSelectAll: () => void onSelectAll() },
    },
  };
}
export type BoardList = ReturnType<typeof useBoardList>;
