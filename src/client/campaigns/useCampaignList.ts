import { useMemo } from 'react';
import { isFound } from '#contract/fold';
import { campaignStates, type Campaign } from '#contract/campaigns';
import { isInState } from '#contract/campaignStates';
import { useExtension } from '../api/product.api';
import { useSelection, type Selection } from '../organisations/selection';
import { choiceFilter, dayFilter, flagFilter, textFilter } from '../ui/table/tableSearch';
import { useTableSearch, type TableSearch } from '../ui/table/useTableSearch';
import { useListCampaignsQuery } from './campaigns.api';

const sortIDs = ['campaignName', 'startTime', 'endTime', 'campaignPaused'] as const;
const defaults = { pageSize: 5, sortID: 'campaignName', sortDesc: true, sortIDs } as const;
const shape = {
  search: textFilter,
  runsFrom: dayFilter,
  runsTo: dayFilter,
  hasBudget: flagFilter,
  state: choiceFilter(campaignStates),
};

type SortID = (typeof sortIDs)[number];

/** The campaign list of the address and the selection. */
export function useCampaignList() {
  const { orgID, teamID } = useSelection();
  const search = useTableSearch<SortID, typeof shape>('', defaults, shape);
  return { search, ...useCampaignsOf({ orgID, teamID }, search) };
}

type CampaignSearch = Pick<TableSearch<SortID, typeof shape>, 'tableParams' | 'filters' | 'query'>;

/**
 * The campaigns of an organisation or a team: paged by the server if it can, else loaded completely and paged here, as
 * specified.
 */
export function useCampaignsOf(owner: Partial<Selection>, search: CampaignSearch) {
  const paged = useExtension('campaign-pages');
  const query = useListCampaignsQuery({ query: { ...(paged && search.query), ...owner } });
  const { data } = query;
  const { page, pageSize, sort } = search.tableParams;
  const searchText = search.filters.search ?? '';
  const { state } = search.filters;
  const shown = useMemo(() => {
    const all = data?.campaigns ?? [];
    if (data?.totalCampaigns !== undefined) return { rows: all, total: data.totalCampaigns };
    const matching = all
      .filter(
        (campaign) => isFound(campaign.campaignName, searchText) && (state === undefined || isInState[state](campaign)),
      )
      .sort((a, b) => compare(a, b, sort.id) * (sort.desc ? -1 : 1) || (a._id < b._id ? -1 : 1));
    return { rows: matching.slice((page - 1) * pageSize, page * pageSize), total: matching.length };
  }, [data, searchText, state, sort.id, sort.desc, page, pageSize]);
  return { query, ...shown };
}

function compare(a: Campaign, b: Campaign, by: SortID): number {
  const key = (campaign: Campaign): string =>
    by === 'campaignName'
      ? campaign.campaignName.toLowerCase()
      : by === 'campaignPaused'
        ? String(campaign.campaignPaused)
        : (campaign[by] ?? '');
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;
}
