import * as contract from '#contract/campaigns';
import { countCampaignTouches } from '#contract/touches';
import { api, mutation, query } from '../api/api';
import { itemTag, listTag, pageTags } from '../api/tags';

export const campaignsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Their config errors list artworks that are not approved.
    listCampaigns: query(build, contract.listCampaigns, (reply) => [
      ...pageTags('campaign', reply?.campaigns),
      listTag('artwork'),
    ]),
    getCampaign: query(build, contract.getCampaign, (_, { params }) => [
      listTag('campaign'),
      itemTag('campaign', params?.id ?? ''),
      listTag('artwork'),
      listTag('board'),
    ]),
    listCampaignBoards: query(build, contract.listCampaignBoards, (_, { params }) => [
      itemTag('campaign', params?.id ?? ''),
      listTag('board'),
    ]),
    countCampaignTouches: query(build, countCampaignTouches, () => [], { keepUnusedDataFor: 0, ownFailureText: true }),
    modifyCampaign: mutation(
      build,
      contract.modifyCampaign,
      (_, { params }) => [
        listTag('campaign'),
        itemTag('campaign', params?.id ?? ''),
        listTag('artwork'),
        listTag('board'),
      ],
      { ownFailureText: true },
    ),
    deleteCampaign: mutation(
      build,
      contract.deleteCampaign,
      (_, { params }) => [
        listTag('campaign'),
        itemTag('campaign', params?.id ?? ''),
        listTag('artwork'),
        listTag('board'),
        listTag('team'),
        listTag('organisation'),
      ],
      { ownFailureText: true },
    ),
    createCampaign: mutation(
      build,
      contract.createCampaign,
      () => [
        listTag('campaign'),
        listTag('artwork'),
        listTag('ad'),
        listTag('board'),
        listTag('team'),
        listTag('organisation'),
      ],
      { ownFailureText: true },
    ),
  }),
});

export const { useListCampaignsQuery, useGetCampaignQuery } = campaignsApi;
