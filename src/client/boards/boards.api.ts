import { skipToken } from '@reduxjs/toolkit/query';
import { createFile, getFile, signUpload } from '#contract/artwork';
import * as contract from '#contract/boards';
import * as imports from '#contract/imports';
import { countRuleTouches } from '#contract/placementRules';
import { countBoardTouches } from '#contract/touches';
import { api, mutation, query } from '../api/api';
import type { Args } from '../api/request';
import { itemTag, listTag, pageTags } from '../api/tags';
import { useThrottledId } from './useThrottledId';

export { boardFetchTurn } from './useThrottledId';

const boardOf = (id: string | undefined) => itemTag('board', id ?? '');
export const newBoardTags = [listTag('board'), listTag('inventory'), listTag('organisation'), listTag('team')];
export const boardTags = (id: string | undefined) => [listTag('board'), boardOf(id), listTag('campaign')];
const deletedTags = (_: unknown, { params }: Args<typeof contract.deleteBoard>) => [
  ...boardTags(params?.id),
  listTag('organisation'),
  listTag('team'),
];

/** The import call carries rows and so is sent outside the cache (machines/requestActor.ts). */
export const boardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBoards: query(build, contract.listBoards, (reply) => pageTags('board', reply?.boards)),
    listBoardIds: query(build, contract.listBoardIds, () => [listTag('board')], { keepUnusedDataFor: 0 }),
    getBoardUncached: query(
      build,
      contract.getBoardUncached,
      (_, { params }) => [listTag('board'), boardOf(params?.id)],
      { keepUnusedDataFor: 0 },
    ),
    getBoard: query(build, contract.getBoard, (_, { params }) => [listTag('board'), boardOf(params?.id)]),
    boardFacets: query(build, contract.boardFacets, () => [listTag('board')]),
    listCampaignsOfBoard: query(build, contract.listCampaignsOfBoard, (_, { params }) => [
      boardOf(params?.id),
      listTag('campaign'),
    ]),
    // Read once each time a question opens: no tags, so that it is not read again when its boards are deleted.
    countBoardTouches: query(build, countBoardTouches, () => [], { keepUnusedDataFor: 0, ownFailureText: true }),
    listClusters: query(build, contract.listClusters, () => [listTag('board')]),
    findBoardsByDevice: query(build, contract.findBoardsByDevice, () => [listTag('board')], {
      keepUnusedDataFor: 0,
      ownFailureText: true,
    }),
    // The export writes each page to a file, so that the cache does not keep all boards.
    exportBoards: query(build, contract.listBoards, () => [], { keepUnusedDataFor: 0, ownFailureText: true }),
    // The board form, the toggle, the lists and the import show their own texts for a failure.
    createBoard: mutation(build, contract.createBoard, () => newBoardTags, { ownFailureText: true }),
    modifyBoard: mutation(build, contract.modifyBoard, (_, { params }) => boardTags(params?.id), {
      ownFailureText: true,
    }),
    deleteBoard: mutation(build, contract.deleteBoard, deletedTags, { ownFailureText: true }),
    deleteBoardFromForm: mutation(build, contract.deleteBoardFromForm, deletedTags, { ownFailureText: true }),
    // Photos of boards: the calls of artwork, but left out of the review lists. A failure to load a picture is not
    // reported.
    getBoardPhoto: query(build, getFile, (_, { params }) => [itemTag('artwork', params?.id ?? '')], {
      ownFailureText: true,
    }),
    signBoardPhoto: mutation(build, signUpload, () => [], { ownFailureText: true }),
    createBoardPhoto: mutation(build, createFile, () => [], { ownFailureText: true }),
    countRuleTouches: query(build, countRuleTouches, () => [], { keepUnusedDataFor: 0, ownFailureText: true }),
    listBoardLoads: query(build, imports.listBoardLoads, (reply) => pageTags('load', reply?.loads)),
    undoBoardLoad: mutation(build, imports.undoBoardLoad, () => [listTag('load'), listTag('board')], {
      ownFailureText: true,
    }),
  }),
});

/** The first page of the past loads. */
export const firstLoads = { query: { page: 1, pageSize: 5 } };

export const {
  useListBoardsQuery,
  useListBoardIdsQuery,
  useGetBoardUncachedQuery,
  useGetBoardPhotoQuery,
  useBoardFacetsQuery,
  useListCampaignsOfBoardQuery,
  useListClustersQuery,
  useListBoardLoadsQuery,
  useCountRuleTouchesQuery,
  useLazyCountRuleTouchesQuery,
} = boardsApi;

/** One board for every view but the edit form, which reads the uncached call; undefined: no request. */
export function useBoard(id: string | undefined) {
  const allowed = useThrottledId(id);
  return boardsApi.useGetBoardQuery(allowed === undefined ? skipToken : { params: { id: allowed } });
}
