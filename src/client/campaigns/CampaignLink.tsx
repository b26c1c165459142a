import type { Campaign } from '#contract/campaigns';
import { useGetOrganisationQuery } from '../organisations/organisations.api';
import { useSelectionSearch } from '../organisations/selection';

interface CampaignLinkProps {
  campaign: Pick<Campaign, '_id' | 'campaignName'>;
}

/** Opens the campaign's page in a new tab, as specified. */
export function CampaignLink({ campaign }: CampaignLinkProps) {
  const search = useSelectionSearch();
  return (
    <a
      className="mq-ellipsis"
      href={`/campaign/${encodeURIComponent(campaign._id)}${search}`}
      target="_blank"
      rel="noopener"
    >
      {campaign.campaignName}
    </a>
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
  return (
    <a className="mq-ellipsis" href={`/organisation/${encodeURIComponent(id)}${search}`} target="_blank" rel="noopener">
      {name ?? looked.data?.org.orgName ?? id}
    </a>
  );
}
