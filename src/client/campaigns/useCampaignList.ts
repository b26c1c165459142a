import { useMemo } from 'react';
import { isFound } from '#contract/fold';
import { campaignStates, type Campaign } from '#contract/campaigns';
import { isInState } from '#contract/campaignStates';
import { useExtension } from '../api/product.api';
import type { Selection } from '../organisations/selection';
import { choiceFilter, dayFilter, flagFilter, textFilter, type TableDefaults } from '../ui/table/tableSearch';
import { useTableSearch } from '../ui/table/useTableSearch';
import { useListCampaignsQuery } from './campaigns.api';

const sortIDs = ['campaignName', 'startTime', 'endTime', 'campaignPaused'] as const;
type SortID = (typeof sortIDs)[number];
export const byNameDown = { pageSize: 5, sortID: 'campaignName', sortDesc: true, sortIDs } as const;
export const byName = { ...byNameDown, sortDesc: false } as const;
const shape = {
  search: textFilter,
  runsFrom: dayFilter,
  runsTo: dayFilter,
  hasBudget: flagFilter,
  state: choiceFilter(campaignStates),
};

/**
 * The campaigns of an organisation or a team, with their place in the address: paged by the server if it can, else
 * loaded completely and paged here, as specified.
 */
export function useCampaignList(prefix: string, defaults: TableDefaults<SortID>, owner: Partial<Selection>) {
  const search = useTableSearch(prefix, defaults, shape);
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
  return { search, query, ...shown };
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
