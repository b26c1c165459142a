import { campaignStates, type Campaign, type CampaignState } from '#contract/campaigns';
import { usePermission } from '../session/permissions';
import { permitted, useTickPermissions } from '../session/useTickPermissions';
import { useSelection } from '../organisations/selection';
import { BulkProgress } from '../bulk/BulkProgress';
import { CampaignBulkActions } from './CampaignBulkActions';
import { campaignMessages } from './campaigns.messages';
import { listMessages, nounMessages, stateMessages } from '../ui/ui.messages';
import { formatDay } from '../ui/format/moment';
import { DaysFilter } from '../ui/table/DaysFilter';
import { FilterChip } from '../ui/table/FilterChip';
import { PagedTable } from '../ui/table/PagedTable';
import { SearchField } from '../ui/form/SearchField';
import { SelectFilter } from '../ui/form/SelectFilter';
import { describeFilters } from '../ui/table/tableSearch';
import { listOf } from '../ui/table/listOf';
import { useTicks } from '../ui/table/useTicks';
import { campaignColumns } from './campaignColumns';
import { useCampaignActions } from './useCampaignActions';
import { byNameDown, useCampaignList } from './useCampaignList';

const filterLabels = {
  search: listMessages.searched,
  state: (state: CampaignState) => `${stateMessages.status}: ${campaignMessages.stateNames[state]}`,
  runsFrom: (day: string) => `${campaignMessages.runningOn} ${listMessages.since(formatDay(day))}`,
  runsTo: (day: string) => `${campaignMessages.runningOn} ${listMessages.until(formatDay(day))}`,
  hasBudget: (hasBudget: boolean) => (hasBudget ? campaignMessages.withBudget : stateMessages.noBudget),
};

const ownerOf = ({ parentOrg }: Campaign): string | null => parentOrg;
const nameOf = ({ campaignName }: Campaign): string => campaignName;

/** The table of campaigns, from 768 px up, and the bulk actions on the ticked ones. */
export function CampaignsTable() {
  const { orgID, teamID } = useSelection();
  const tickPermissions = useTickPermissions('inventory', ownerOf, orgID);
  const { search, query, rows, total } = useCampaignList('', byNameDown, { orgID, teamID });
  const mayAct = usePermission('inventory') === 'yes';
  const { onAct, running, undone, isBusy, ticks } = useCampaignActions(
    useTicks(`campaigns:${orgID ?? 'all'}:${teamID ?? 'all'}`),
  );
  const list = listOf(search, query, { rows, total, filterText: describeFilters(search.filters, filterLabels) });
  return (
    <PagedTable<Campaign>
      label={nounMessages.campaigns}
      name="campaigns"
      list={list}
      columns={campaignColumns}
      row={{ name: nameOf }}
      empty={{ text: campaignMessages.empty }}
      filters={
        <>
          <SearchField
            className="mq-campaign-search"
            label={campaignMessages.search}
            value={search.filters.search ?? ''}
            onChange={(text) => search.setFilters({ search: text }, 'replace')}
          />
          <SelectFilter
            className="mq-board-filter"
            label={stateMessages.status}
            value={search.filters.state}
            options={campaignStates.map((value) => ({ value, label: campaignMessages.stateNames[value] }))}
            onChange={(state) => search.setFilters({ state })}
          />
          <DaysFilter
            label={campaignMessages.runningOn}
            from={search.filters.runsFrom}
            to={search.filters.runsTo}
            onClear={() => search.setFilters({ runsFrom: undefined, runsTo: undefined })}
          />
          {search.filters.hasBudget !== undefined && (
            <FilterChip on onChange={() => search.setFilters({ hasBudget: undefined })}>
              {search.filters.hasBudget ? campaignMessages.withBudget : stateMessages.noBudget}
            </FilterChip>
          )}
        </>
      }
      selection={permitted(tickPermissions, {
        ...ticks,
        bulk: mayAct && !isBusy ? <CampaignBulkActions onAct={onAct} /> : undefined,
        undone,
      })}
      running={running && <BulkProgress {...running} />}
      minWidth={980}
    />
  );
}
