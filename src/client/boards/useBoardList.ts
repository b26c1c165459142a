import { useProduct } from '../api/product.api';
import { useSelection } from '../organisations/selection';
import { boardMessages } from './boards.messages';
import { useIsAfterRows } from '../ui/display/Deferred';
import { listOf } from '../ui/table/listOf';
import { describeFilters } from '../ui/table/tableSearch';
import { useTableSearch } from '../ui/table/useTableSearch';
import { useTicks } from '../ui/table/useTicks';
import { listMessages, stateMessages } from '../ui/ui.messages';
import { useBoardFacetsQuery, useListBoardsQuery } from './boards.api';
import { boardDefaults, boardFilters } from './boardSearch';
import { useBoardActions } from './useBoardActions';
import { useTickMatching } from './useTickMatching';

/** The filters as text, for 'nothing matches'. */
const boardFilterLabels = {
  search: listMessages.searched,
  country: boardMessages.country,
  publisher: boardMessages.mediaOwner,
  venueType: boardMessages.type,
  paused: (paused: boolean) => `${stateMessages.status}: ${paused ? stateMessages.paused : stateMessages.active}`,
  deleted: (deleted: boolean) =>
    `${boardMessages.isDeleted}: ${deleted ? boardMessages.deleted : boardMessages.normal}`,
};

const noFacets = { countries: [], publishers: [], venueTypes: [] };

/** The board list of the address and the selection, its filters, its ticks and the acts on them. */
export function useBoardList() {
  const { has, known } = useProduct();
  const { orgID, teamID } = useSelection();
  const search = useTableSearch('', boardDefaults, boardFilters);
  const canFilter = has('board-filters');
  const scope = { orgID, teamID };
  const list = useListBoardsQuery({ query: { ...search.query, ...scope } });
  const acts = useBoardActions(useTicks(`boards:${orgID ?? 'all'}:${teamID ?? 'all'}`));
  const { ticks } = acts;
  const { gathering, tickMatching } = useTickMatching(ticks);

  const { page: _, pageSize: __, sortID, sortDesc, ...given } = search.query;
  const filter = { ...given, ...scope };
  const matching = { ...filter, sortID, sortDesc };
  const isAfterRows = useIsAfterRows();
  const facets = useBoardFacetsQuery({ query: scope }, { skip: !canFilter || !isAfterRows }).data;
  // Only a list without a filter can lack its counts; those of the facets are the same then.
  const counts = list.data?.counts ?? (facets && { ...facets, countries: facets.countries.length });

  return {
    search,
    total: list.data?.totalBoards,
    /** As the table shows it. */
    list: listOf(search, list, {
      rows: list.data?.boards,
      total: list.data?.totalBoards,
      filterText: describeFilters(search.filters, boardFilterLabels),
    }),
    ticks,
    acts,
    // Until it is known, both are shown, so that nothing moves when it is.
    showsFilters: canFilter || !known,
    showsViewSwitch: has('board-clusters') || !known,
    filter,
    scope,
    /** Ticks all matching boards; the map leaves out deleted ones. */
    selectAll: (more: Partial<typeof filter>) => void tickMatching({ ...matching, ...more }),
    canMap: has('board-clusters'),
    facets: facets ?? noFacets,
    /** Whether the numbers below and the total are all of the current filters. */
    isCounted: !list.isFetching,
    // Without the filter the deleted boards are counted apart, so the countries are those of the others.
    countries: filter.deleted ? counts?.countries : counts?.countriesInUse,
    /** Without that filter the list includes deleted boards; the heading says how many. */
    deleted: filter.deleted === undefined ? counts?.deleted : undefined,
    selection: {
      ...ticks,
      allMatching: {
        total: list.data?.totalBoards ?? 0,
        busy: gathering,
        onSelectAll: () => void tickMatching(matching),
      },
    },
  };
}
export type BoardList = ReturnType<typeof useBoardList>;
