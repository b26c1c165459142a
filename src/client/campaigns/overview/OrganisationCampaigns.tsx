import type { Campaign } from '#contract/campaigns';
import { useListCampaignsQuery } from '../campaigns.api';
import { CampaignCard } from '../CampaignCard';
import { campaignColumns } from '../campaignColumns';
import { failureOf } from '../../api/apiError';
import { campaignMessages } from '../campaigns.messages';
import { nounMessages } from '../../ui/ui.messages';
import { PagedTable } from '../../ui/table/PagedTable';
import { tableStatus } from '../../ui/table/pagedTableProps';
import { useTableSearch } from '../../ui/table/useTableSearch';
import '../campaigns.css';

const defaults = {
  pageSize: 5,
  sortID: 'campaignName',
  sortDesc: false,
  sortIDs: ['campaignName', 'startTime', 'endTime', 'campaignPaused'],
} as const;
const shape = {};

interface OrganisationCampaignsProps {
  orgId?: string;
  teamId?: string;
}

/** The campaigns of one organisation or team. */
export function OrganisationCampaigns({ orgId, teamId }: OrganisationCampaignsProps) {
  const search = useTableSearch('campaigns', defaults, shape);
  const list = useListCampaignsQuery({
    query: {
      ...search.query,
      ...(orgId === undefined ? {} : { orgID: orgId }),
      ...(teamId === undefined ? {} : { teamID: teamId }),
    },
  });
  const { data, error, refetch } = list;
  return (
    <PagedTable<Campaign>
      label={nounMessages.campaigns}
      name="organisation.campaigns"
      owns={search.owns}
      total={data?.totalCampaigns ?? data?.campaigns.length ?? 0}
      rows={data?.campaigns ?? []}
      columns={campaignColumns}
      rowName={({ campaignName }) => campaignName}
      {...search.tableParams}
      onChange={search.onChange}
      status={tableStatus(list)}
      failure={error && failureOf(error)}
      onRetry={() => void refetch()}
      emptyText={campaignMessages.empty}
      renderCard={(campaign) => <CampaignCard campaign={campaign} />}
      minWidth={940}
    />
  );
}
