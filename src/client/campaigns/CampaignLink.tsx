import type { Campaign } from '#contract/campaigns';
import { useGetOrganisationQuery } from '../organisations/organisations.api';
import { useSelectionSearch } from '../organisations/selection';
import { Clip } from '../ui/display/Clip';

interface CampaignLinkProps {
  campaign: Pick<Campaign, '_id' | 'campaignName'>;
}

/** Opens the campaign's page in a new tab, as specified. */
export function CampaignLink({ campaign }: CampaignLinkProps) {
  const search = useSelectionSearch();
  return (
    <Clip tip={campaign.campaignName}>
      <a href={`/campaign/${encodeURIComponent(campaign._id)}${search}`} target="_blank" rel="noopener">
        {campaign.campaignName}
      </a>
    </Clip>
  );
}

interface OrganisationLinkProps {
  id: string;
  /** The name, if the API returns it with the campaign; else it is looked up. */
  name?: string | null | undefined;
}

/** Opens the organisation's page in a new tab, as specified. */
export function OrganisationLink({ id, name }: OrganisationLinkProps) {
  const search = useSelectionSearch();
  const looked = useGetOrganisationQuery({ params: { id } }, { skip: typeof name === 'string' });
  const shown = name ?? looked.data?.org.orgName ?? id;
  return (
    <Clip tip={shown}>
      <a href={`/organisation/${encodeURIComponent(id)}${search}`} target="_blank" rel="noopener">
        {shown}
      </a>
    </Clip>
  );
}
