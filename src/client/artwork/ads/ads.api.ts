import * as contract from '#contract/ads';
import { api, mutation, query } from '../../api/api';
import { itemTag, listTag, pageTags } from '../../api/tags';
import { decisionTags } from '../artwork.api';

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
    submitToSsp: mutation(build, contract.submitToSsp, (_, { body }) => decisionTags(body?.fileID), {
      ownFailureText: true,
    }),
    listSubmissions: query(build, contract.listSubmissions, (reply) => pageTags('submission', reply?.submissions)),
    retrySubmission: mutation(
      build,
      contract.retrySubmission,
      (reply, { params }) => [itemTag('submission', params?.id ?? ''), ...decisionTags(reply?.submission.fileID)],
      { ownFailureText: true },
    ),
    recordSubmission: mutation(
      build,
      contract.recordSubmission,
      (reply, { params }) => [itemTag('submission', params?.id ?? ''), ...decisionTags(reply?.submission.fileID)],
      { ownFailureText: true },
    ),
  }),
});

export const {
  useListAdsByArtworkQuery,
  useListAdsQuery,
  useListSubmissionsQuery,
  useRetrySubmissionMutation,
  useRecordSubmissionMutation,
} = adsApi;
