import { getCampaignSpend } from '#contract/insights';
import { api, query } from '../../api/api';
import { itemTag, listTag } from '../../api/tags';

/** What one campaign spent, day by day. */
const spendApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCampaignSpend: query(build, getCampaignSpend, (_, { params }) => [
      listTag('campaign'),
      itemTag('campaign', params?.id ?? ''),
    ]),
  }),
});

export const { useGetCampaignSpendQuery } = spendApi;
