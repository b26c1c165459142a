import { getCampaign } from '#contract/campaigns';
import { getOrganisation, getTeam } from '#contract/organisations';
import { api, query, quietly } from '../../api/api';
import { isOutOfSight } from '../../api/apiError';
import { useExtension } from '../../api/product.api';
import { itemTag } from '../../api/tags';
import { pageName } from './pageName';

/** The records that pages are about, read here for their names. */
const pageRecordApi = api.injectEndpoints({
  endpoints: (build) => ({
    campaignOfPage: query(build, getCampaign, (_, { params }) => [itemTag('campaign', params?.id ?? '')], quietly),
    organisationOfPage: query(
      build,
      getOrganisation,
      (_, { params }) => [itemTag('organisation', params?.id ?? '')],
      quietly,
    ),
    teamOfPage: query(build, getTeam, (_, { params }) => [itemTag('team', params?.id ?? '')], quietly),
  }),
});
const { useCampaignOfPageQuery, useOrganisationOfPageQuery, useTeamOfPageQuery } = pageRecordApi;

const recordIn = (path: string): readonly [kind: string, id: string] => {
  const [, kind = '', id = ''] = /^\/(campaign|organisation|dashboard)\/([^/]+)/.exec(path) ?? [];
  try {
    return [kind, decodeURIComponent(id)];
  } catch {
    return ['', ''];
  }
};

/**
 * The title of the page at an address, with the name of its record once that has been read: 'Campaign Winter fares';
 * undefined if the record is out of sight.
 */
export function usePageTitle(path: string): string | undefined {
  const [kind, id] = recordIn(path);
  const call = { params: { id } };
  const hasCampaigns = useExtension('campaign-pages');
  const campaign = useCampaignOfPageQuery(call, { skip: kind !== 'campaign' || !hasCampaigns });
  const organisation = useOrganisationOfPageQuery(call, { skip: kind !== 'organisation' });
  const team = useTeamOfPageQuery(call, { skip: kind !== 'dashboard' });
  if ([campaign, organisation, team].some(({ error }) => isOutOfSight(error))) return undefined;
  const name =
    campaign.currentData?.campaign.campaignName ??
    organisation.currentData?.org.orgName ??
    team.currentData?.team.teamName;
  return name === undefined ? pageName(path) : `${pageName(path)} ${name}`;
}
