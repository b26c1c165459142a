import type { Campaign } from '#contract/campaigns';
import { useListCampaignsQuery } from '../../campaigns/campaigns.api';
import { CampaignCard } from '../../campaigns/CampaignCard';
import { campaignColumns } from '../../campaigns/campaignColumns';
import { campaignMessages } from '../../campaigns/campaigns.messages';
import { nounMessages } from '../../ui/ui.messages';
import { PagedTable } from '../../ui/table/PagedTable';
import { listOf } from '../../ui/table/listOf';
import { useTableSearch } from '../../ui/table/useTableSearch';
import '../../campaigns/campaigns.css';

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
  const query = useListCampaignsQuery({ query: { ...search.query, orgID: orgId, teamID: teamId } });
  const { data } = query;
  return (
    <PagedTable<Campaign>
      label={nounMessages.campaigns}
      name="organisation.campaigns"
      list={listOf(search, query, {
        rows: data?.campaigns,
        total: data?.totalCampaigns ?? data?.campaigns.length,
      })}
      columns={campaignColumns}
      row={{
        name: ({ campaignName }) => campaignName,
        card: (campaign) => <CampaignCard campaign={campaign} />,
      }}
      empty={{ text: campaignMessages.empty }}
      minWidth={940}
    />
  );
}
