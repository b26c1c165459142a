import type { Campaign } from '#contract/campaigns';
import { useOrganisationName } from '../organisations/organisations.api';
import { useSelectionSearch } from '../organisations/selection';
import { Clip } from '../ui/display/Clip';

/** Opens a record's page in a new tab, as specified. */
function RecordLink({ path, name }: { path: string; name: string }) {
  const search = useSelectionSearch();
  return (
    <Clip tip={name}>
      <a href={`${path}${search}`} target="_blank" rel="noopener">
        {name}
      </a>
    </Clip>
  );
}

/** The page of a campaign. */
export const CampaignLink = ({ campaign }: { campaign: Pick<Campaign, '_id' | 'campaignName'> }) => (
  <RecordLink path={`/campaign/${encodeURIComponent(campaign._id)}`} name={campaign.campaignName} />
);

interface OrganisationLinkProps {
  id: string;
  /** The name, if the API returns it with the campaign; else it is looked up. */
  name?: string | null | undefined;
}

/** The page of an organisation. */
export function OrganisationLink({ id, name }: OrganisationLinkProps) {
  const looked = useOrganisationName(typeof name === 'string' ? undefined : id);
  return <RecordLink path={`/organisation/${encodeURIComponent(id)}`} name={name ?? looked ?? id} />;
}
