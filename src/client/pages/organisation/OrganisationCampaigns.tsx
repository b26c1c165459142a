import type { Campaign } from '#contract/campaigns';
import { CampaignCard } from '../../campaigns/CampaignCard';
import { campaignColumns } from '../../campaigns/campaignColumns';
import { useCampaignsOf } from '../../campaigns/useCampaignList';
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

/** The campaigns of one organisation or team. */
export function OrganisationCampaigns(owner: { orgID?: string; teamID?: string }) {
  const search = useTableSearch('campaigns', defaults, shape);
  const { query, ...page } = useCampaignsOf(owner, search);
  return (
    <PagedTable<Campaign>
      label={nounMessages.campaigns}
      name="organisation.campaigns"
      list={listOf(search, query, page)}
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
