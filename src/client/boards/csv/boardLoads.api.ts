import { listBoardLoads, undoBoardLoad } from '#contract/imports';
import { api, mutation, query, quietly } from '../../api/api';
import { listTag, pageTags } from '../../api/tags';

export const boardLoadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBoardLoads: query(build, listBoardLoads, (reply) => pageTags('load', reply?.loads)),
    undoBoardLoad: mutation(build, undoBoardLoad, () => [listTag('load'), listTag('board')], quietly),
  }),
});

/** The first page of the past loads. */
export const firstLoads = { query: { page: 1, pageSize: 5 } };

export const { useListBoardLoadsQuery } = boardLoadsApi;
