import { getWallets } from '#contract/insights';
import { creditOrganisation, listWalletEntries } from '#contract/organisations';
import { api, mutation, query } from '../api/api';
import { itemTag, listTag, type Tag } from '../api/tags';

/** The tags to invalidate after a change of an organisation's wallet. */
export const walletTags = (id: string): Tag[] => [
  listTag('organisation'),
  itemTag('organisation', id),
  itemTag('wallet', id),
  listTag('campaign'),
];

const walletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    creditOrganisation: mutation(build, creditOrganisation, (_, { params }) => walletTags(params?.id ?? '')),
    listWalletEntries: query(build, listWalletEntries, (_, { params }) => [itemTag('wallet', params?.id ?? '')]),
    getWallets: query(build, getWallets, () => [listTag('wallet'), listTag('organisation')]),
  }),
});

export const { useCreditOrganisationMutation, useListWalletEntriesQuery, useGetWalletsQuery } = walletsApi;
