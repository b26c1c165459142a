import * as contract from '#contract/artwork';
import * as ads from '#contract/ads';
import * as events from '#contract/events';
import { getFileWords } from '#contract/placementRules';
import { countFileTouches } from '#contract/touches';
import * as withdrawals from '#contract/withdrawals';
import { api, mutation, query } from '../api/api';
import { itemTag, listTag, pageTags } from '../api/tags';

const artworkOf = (id: string | undefined) => itemTag('artwork', id ?? '');

export const artworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listArtworks: query(build, contract.listArtworks, (reply) => pageTags('artwork', reply?.files)),
    listArtworkIds: query(build, contract.listArtworkIds, () => [listTag('artwork')], { keepUnusedDataFor: 0 }),
    listFiles: query(build, contract.listFiles, (reply) => pageTags('artwork', reply?.files)),
    listFileIds: query(build, contract.listFileIds, () => [listTag('artwork')], { keepUnusedDataFor: 0 }),
    // Not tagged with the list: changes of other artworks do not affect it. Its counts of ads and campaigns change with
    // campaigns.
    getFile: query(build, contract.getFile, (_, { params }) => [artworkOf(params?.id), listTag('campaign')]),
    getFileFit: query(build, contract.getFileFit, (_, { params }) => [
      artworkOf(params?.id),
      listTag('board'),
      listTag('campaign'),
    ]),
    getFileWords: query(build, getFileWords, (_, { params }) => [artworkOf(params?.id)]),
    // Any decision may be about a similar artwork.
    getSimilarFiles: query(build, contract.getSimilarFiles, (_, { params }) => [
      artworkOf(params?.id),
      listTag('artwork'),
    ]),
    getFileHistory: query(build, contract.getFileHistory, (_, { params }) => [artworkOf(params?.id)]),
    listBoardsOfFile: query(build, contract.listBoardsOfFile, (_, { params }) => [
      artworkOf(params?.id),
      listTag('board'),
      listTag('campaign'),
    ]),
    listCampaignsOfFile: query(build, contract.listCampaignsOfFile, (_, { params }) => [
      artworkOf(params?.id),
      listTag('campaign'),
    ]),
    // Read once each time a question opens: no tags, so that it is not read again when its files are deleted.
    countFileTouches: query(build, countFileTouches, () => [], { keepUnusedDataFor: 0, ownFailureText: true }),
    // The review, upload and delete flows show the specification's own texts for a failure.
    modifyFile: mutation(
      build,
      contract.modifyFile,
      (_, { params }) => [listTag('artwork'), artworkOf(params?.id), listTag('submission')],
      { ownFailureText: true },
    ),
    deleteFile: mutation(
      build,
      contract.deleteFile,
      (_, { params }) => [
        listTag('artwork'),
        artworkOf(params?.id),
        listTag('ad'),
        listTag('campaign'),
        listTag('submission'),
      ],
      { ownFailureText: true },
    ),
    undoDecision: mutation(
      build,
      contract.undoDecision,
      (_, { params }) => [listTag('artwork'), artworkOf(params?.id), listTag('submission')],
      { ownFailureText: true },
    ),
    signUpload: mutation(build, contract.signUpload, () => [], { ownFailureText: true }),
    createFile: mutation(build, contract.createFile, () => [listTag('artwork')], { ownFailureText: true }),
    listAdsByArtwork: query(build, ads.listAdsByArtwork, (_, { params }) => [listTag('ad'), artworkOf(params?.id)]),
    listAds: query(build, ads.listAds, (reply) => [
      ...pageTags('ad', reply?.ads),
      listTag('artwork'),
      listTag('submission'),
    ]),
    submitToSsp: mutation(
      build,
      ads.submitToSsp,
      (_, { body }) => [listTag('artwork'), artworkOf(body?.fileID), listTag('submission')],
      { ownFailureText: true },
    ),
    listSubmissions: query(build, ads.listSubmissions, (reply) => pageTags('submission', reply?.submissions)),
    retrySubmission: mutation(
      build,
      ads.retrySubmission,
      (reply, { params }) => [
        listTag('submission'),
        itemTag('submission', params?.id ?? ''),
        listTag('artwork'),
        ...(reply ? [artworkOf(reply.submission.fileID)] : []),
      ],
      { ownFailureText: true },
    ),
    recordSubmission: mutation(
      build,
      ads.recordSubmission,
      (reply, { params }) => [
        listTag('submission'),
        itemTag('submission', params?.id ?? ''),
        listTag('artwork'),
        ...(reply ? [artworkOf(reply.submission.fileID)] : []),
      ],
      { ownFailureText: true },
    ),
    listPresence: query(build, events.listPresence, () => [listTag('presence')]),
    setPresence: mutation(build, events.setPresence, () => [], { ownFailureText: true }),
    listWithdrawals: query(build, withdrawals.listWithdrawals, () => [listTag('submission'), listTag('artwork')]),
    settleWithdrawal: mutation(
      build,
      withdrawals.settleWithdrawal,
      (reply) => [listTag('submission'), listTag('artwork'), ...(reply ? [artworkOf(reply.withdrawal.fileID)] : [])],
      { ownFailureText: true },
    ),
    retryWithdrawal: mutation(
      build,
      withdrawals.retryWithdrawal,
      (reply) => [listTag('submission'), listTag('artwork'), ...(reply ? [artworkOf(reply.withdrawal.fileID)] : [])],
      { ownFailureText: true },
    ),
  }),
});

export const {
  useListArtworksQuery,
  useListFilesQuery,
  useGetFileQuery,
  useGetFileFitQuery,
  useGetFileWordsQuery,
  useGetFileHistoryQuery,
  useGetSimilarFilesQuery,
  useListBoardsOfFileQuery,
  useListCampaignsOfFileQuery,
  useModifyFileMutation,
  useListAdsByArtworkQuery,
  useListAdsQuery,
  useListSubmissionsQuery,
  useRetrySubmissionMutation,
  useRecordSubmissionMutation,
  useListPresenceQuery,
  useListWithdrawalsQuery,
  useSettleWithdrawalMutation,
  useRetryWithdrawalMutation,
} = artworkApi;
