import * as contract from '#contract/ads';
import { api, query } from '../../api/api';
import { listTag, pageTags } from '../../api/tags';
import { ofArtwork } from '../artwork.api';

export const adsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdsByArtwork: query(build, contract.listAdsByArtwork, ofArtwork('ad')),
    listAds: query(build, contract.listAds, (reply) => [
      ...pageTags('ad', reply?.ads),
      listTag('artwork'),
      listTag('submission'),
    ]),
  }),
});

export const { useListAdsByArtworkQuery, useListAdsQuery } = adsApi;
