import * as contract from '#contract/artwork';
import { getFileWords } from '#contract/placementRules';
import { countFileTouches } from '#contract/touches';
import { api, mutation, query, quietly, readOnce } from '../api/api';
import { itemTag, listTag, pageTags, type Tag, type TagType } from '../api/tags';

const artworkOf = (id: string | undefined) => itemTag('artwork', id ?? '');

/** The tags of a read about the artwork of the path, which depends on these lists too. */
export const ofArtwork =
  (...lists: TagType[]) =>
  (_: unknown, { params }: { params?: { id: string } }): Tag[] => [artworkOf(params?.id), ...lists.map(listTag)];

/** What a decision or a submission of an artwork changes: its record, the lists of artworks, and its submissions. */
export const decisionTags = (id: string | undefined): Tag[] => [
  listTag('artwork'),
  ...(id === undefined ? [] : [artworkOf(id)]),
  listTag('submission'),
];

export const artworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listArtworks: query(build, contract.listArtworks, (reply) => pageTags('artwork', reply?.files)),
    listArtworkIds: query(build, contract.listArtworkIds, () => [listTag('artwork')], { keepUnusedDataFor: 0 }),
    listFiles: query(build, contract.listFiles, (reply) => pageTags('artwork', reply?.files)),
    listFileIds: query(build, contract.listFileIds, () => [listTag('artwork')], { keepUnusedDataFor: 0 }),
    // Not tagged with the list: changes of other artworks do not affect it. Its counts of ads and campaigns change with
    // campaigns.
    getFile: query(build, contract.getFile, ofArtwork('campaign')),
    getFileFit: query(build, contract.getFileFit, ofArtwork('board', 'campaign')),
    getFileWords: query(build, getFileWords, ofArtwork()),
    // Any decision may be about a similar artwork.
    getSimilarFiles: query(build, contract.getSimilarFiles, ofArtwork('artwork')),
    getFileHistory: query(build, contract.getFileHistory, ofArtwork()),
    listBoardsOfFile: query(build, contract.listBoardsOfFile, ofArtwork('board', 'campaign')),
    listCampaignsOfFile: query(build, contract.listCampaignsOfFile, ofArtwork('campaign')),
    // Read once each time a question opens: no tags, so that it is not read again when its files are deleted.
    countFileTouches: query(build, countFileTouches, () => [], readOnce),
    // The review, upload and delete flows show the specification's own texts for a failure.
    modifyFile: mutation(build, contract.modifyFile, (_, { params }) => decisionTags(params?.id), quietly),
    deleteFile: mutation(
      build,
      contract.deleteFile,
      (_, { params }) => [...decisionTags(params?.id), listTag('ad'), listTag('campaign')],
      quietly,
    ),
    undoDecision: mutation(build, contract.undoDecision, (_, { params }) => decisionTags(params?.id), quietly),
    signUpload: mutation(build, contract.signUpload, () => [], quietly),
    createFile: mutation(build, contract.createFile, () => [listTag('artwork')], quietly),
  }),
});

export const {
  useListArtworksQuery,
  useGetFileQuery,
  useGetFileFitQuery,
  useGetFileWordsQuery,
  useGetFileHistoryQuery,
  useGetSimilarFilesQuery,
  useListBoardsOfFileQuery,
  useListCampaignsOfFileQuery,
  useModifyFileMutation,
} = artworkApi;
