import { getCampaignSpend, getWallets } from '#contract/insights';
import { api, query } from '../api/api';
import { itemTag, listTag } from '../api/tags';

/** What one campaign spent, day by day, and how long wallets last. */
const spendApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCampaignSpend: query(build, getCampaignSpend, (_, { params }) => [
      listTag('campaign'),
      itemTag('campaign', params?.id ?? ''),
    ]),
    getWallets: query(build, getWallets, () => [listTag('wallet'), listTag('organisation')]),
  }),
});

export const { useGetCampaignSpendQuery, useGetWalletsQuery } = spendApi;
