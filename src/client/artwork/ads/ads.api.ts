import * as contract from '#contract/ads';
import { api, query } from '../../api/api';
import { itemTag, listTag, pageTags } from '../../api/tags';

export const adsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdsByArtwork: query(build, contract.listAdsByArtwork, (_, { params }) => [
      listTag('ad'),
      itemTag('artwork', params?.id ?? ''),
    ]),
    listAds: query(build, contract.listAds, (reply) => [
      ...pageTags('ad', reply?.ads),
      listTag('artwork'),
      listTag('submission'),
    ]),
  }),
});

export const { useListAdsByArtworkQuery, useListAdsQuery } = adsApi;
