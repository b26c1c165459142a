import type { Campaign } from '#contract/campaigns';
import { CampaignCard } from '../../campaigns/CampaignCard';
import { campaignColumns } from '../../campaigns/campaignColumns';
import { byName, useCampaignList } from '../../campaigns/useCampaignList';
import { campaignMessages } from '../../campaigns/campaigns.messages';
import { nounMessages } from '../../ui/ui.messages';
import { PagedTable } from '../../ui/table/PagedTable';
import { listOf } from '../../ui/table/listOf';
import '../../campaigns/campaigns.css';

/** The campaigns of one organisation or team. */
export function OrganisationCampaigns(owner: { orgID?: string; teamID?: string }) {
  const { search, query, ...page } = useCampaignList('campaigns', byName, owner);
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
