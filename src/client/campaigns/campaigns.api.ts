import * as contract from '#contract/campaigns';
import { getCampaignSpend } from '#contract/insights';
import { countCampaignTouches } from '#contract/touches';
import { api, mutation, query, quietly, readOnce } from '../api/api';
import { itemTag, listTag, pageTags, type Tag } from '../api/tags';

/** A campaign, the lists that have it, and the artworks and boards that it books. */
const tagsOf = (id = ''): Tag[] => [listTag('campaign'), itemTag('campaign', id), listTag('artwork'), listTag('board')];
/** Those that count it. */
const ownerTags = [listTag('team'), listTag('organisation')];

export const campaignsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Their config errors list artworks that are not approved.
    listCampaigns: query(build, contract.listCampaigns, (reply) => [
      ...pageTags('campaign', reply?.campaigns),
      listTag('artwork'),
    ]),
    getCampaign: query(build, contract.getCampaign, (_, { params }) => tagsOf(params?.id)),
    listCampaignBoards: query(build, contract.listCampaignBoards, (_, { params }) => [
      itemTag('campaign', params?.id ?? ''),
      listTag('board'),
    ]),
    getCampaignSpend: query(build, getCampaignSpend, (_, { params }) => [
      listTag('campaign'),
      itemTag('campaign', params?.id ?? ''),
    ]),
    countCampaignTouches: query(build, countCampaignTouches, () => [], readOnce),
    modifyCampaign: mutation(build, contract.modifyCampaign, (_, { params }) => tagsOf(params?.id), quietly),
    deleteCampaign: mutation(
      build,
      contract.deleteCampaign,
      (_, { params }) => [...tagsOf(params?.id), ...ownerTags],
      quietly,
    ),
    createCampaign: mutation(
      build,
      contract.createCampaign,
      () => [listTag('campaign'), listTag('artwork'), listTag('ad'), listTag('board'), ...ownerTags],
      quietly,
    ),
  }),
});

export const { useListCampaignsQuery, useGetCampaignQuery, useGetCampaignSpendQuery } = campaignsApi;
