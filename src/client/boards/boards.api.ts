import { skipToken } from '@reduxjs/toolkit/query';
import * as contract from '#contract/boards';
import { countRuleTouches } from '#contract/placementRules';
import { countBoardTouches } from '#contract/touches';
import { api, mutation, query, quietly, readOnce } from '../api/api';
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
    // Read once each time a question opens: no tags, so that it is not read again when its boards are deleted.
    countBoardTouches: query(build, countBoardTouches, () => [], readOnce),
    listClusters: query(build, contract.listClusters, () => [listTag('board')]),
    findBoardsByDevice: query(build, contract.findBoardsByDevice, () => [listTag('board')], readOnce),
    // The export writes each page to a file, so that the cache does not keep all boards.
    exportBoards: query(build, contract.listBoards, () => [], readOnce),
    // The board form, the toggle, the lists and the import show their own texts for a failure.
    createBoard: mutation(build, contract.createBoard, () => newBoardTags, quietly),
    modifyBoard: mutation(build, contract.modifyBoard, (_, { params }) => boardTags(params?.id), quietly),
    deleteBoard: mutation(build, contract.deleteBoard, deletedTags, quietly),
    deleteBoardFromForm: mutation(build, contract.deleteBoardFromForm, deletedTags, quietly),
    countRuleTouches: query(build, countRuleTouches, () => [], readOnce),
  }),
});

export const {
  useListBoardsQuery,
  useListBoardIdsQuery,
  useGetBoardUncachedQuery,
  useBoardFacetsQuery,
  useListClustersQuery,
  useCountRuleTouchesQuery,
  useLazyCountRuleTouchesQuery,
  useCreateBoardMutation,
  useModifyBoardMutation,
  useDeleteBoardFromFormMutation,
} = boardsApi;

/** One board for every view but the edit form, which reads the uncached call; undefined: no request. */
export function useBoard(id: string | undefined) {
  const allowed = useThrottledId(id);
  return boardsApi.useGetBoardQuery(allowed === undefined ? skipToken : { params: { id: allowed } });
}
