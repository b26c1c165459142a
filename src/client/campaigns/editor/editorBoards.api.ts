import type { Board, listBoards } from '#contract/boards';
import { boardsPageSize } from '#contract/campaigns';
import type { CallInput } from '#contract/endpoint';
import { api, readNow } from '../../api/api';
import { failureOf } from '../../api/apiError';
import { severally } from '../../api/severally';
import { listTag } from '../../api/tags';
import { boardFetchTurn, boardsApi } from '../../boards/boards.api';
import { campaignsApi } from '../campaigns.api';

/** The API's. */
const largestPage = 500;
/** The most boards that a campaign takes. */
export const maxBoards = 10_000;

/** Which boards: what the list calls take, without page and order. */
export type BoardFilter = Omit<
  NonNullable<CallInput<typeof listBoards>['query']>,
  'page' | 'pageSize' | 'sortID' | 'sortDesc'
>;
type Order = Pick<NonNullable<CallInput<typeof listBoards>['query']>, 'sortID' | 'sortDesc'>;

export const editorBoardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The boards of a draft, by the call for one board, which every API has; one after the other. Those that cannot be
     * loaded are left out.
     */
    listBoardsByIds: build.query<Board[], readonly string[]>({
      queryFn: async (ids, { dispatch }) => {
        const found: Board[] = [];
        for (const id of ids) {
          await boardFetchTurn();
          const { data } = await dispatch(
            boardsApi.endpoints.getBoard.initiate({ params: { id } }, { subscribe: false }),
          );
          if (data) found.push(data.board);
        }
        return { data: found };
      },
      providesTags: () => [listTag('board')],
    }),
    /** The boards of a campaign after the first page, which is loaded with the campaign. */
    listFurtherBoards: build.query<Board[], { id: string; total: number }>({
      queryFn: async ({ id, total }, { dispatch }) => {
        const pages = Array.from({ length: Math.ceil(total / boardsPageSize) - 1 }, (_, index) => index + 2);
        const replies = await severally(pages, (page) =>
          dispatch(
            campaignsApi.endpoints.listCampaignBoards.initiate(
              { params: { id }, query: { page } },
              { subscribe: false },
            ),
          ),
        );
        const failed = replies.find(({ data }) => data === undefined);
        if (failed) return { error: failureOf(failed.error) };
        return { data: replies.flatMap(({ data }) => data?.boards ?? []) };
      },
      providesTags: () => [listTag('campaign'), listTag('board')],
    }),
    /** Some pages of the list of boards. */
    listBoardPages: build.query<Board[], { query: BoardFilter & Order; pages: readonly number[]; pageSize: number }>({
      queryFn: async ({ query, pages, pageSize }, { dispatch }) => {
        const replies = await severally(pages, (page) =>
          dispatch(
            boardsApi.endpoints.listBoards.initiate({ query: { ...query, page, pageSize } }, { subscribe: false }),
          ),
        );
        return { data: replies.flatMap(({ data }) => data?.boards ?? []) };
      },
      providesTags: () => [listTag('board')],
    }),
    /** All boards that a filter matches, by name; at most `maxBoards`. */
    listMatchingBoards: build.query<{ boards: Board[]; total: number }, BoardFilter>({
      queryFn: async (filter, { dispatch }) => {
        const read = (page: number) =>
          dispatch(
            boardsApi.endpoints.exportBoards.initiate(
              { query: { ...filter, sortID: 'boardname', sortDesc: false, page, pageSize: largestPage } },
              readNow,
            ),
          );
        const first = await read(1);
        if (!first.data) return { error: failureOf(first.error) };
        const pages = Math.ceil(Math.min(first.data.totalBoards, maxBoards) / largestPage);
        const others = await severally(
          Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2),
          read,
        );
        const failed = others.find(({ data }) => data === undefined);
        if (failed) return { error: failureOf(failed.error) };
        const boards = [first, ...others].flatMap(({ data }) => data?.boards ?? []);
        return { data: { boards, total: first.data.totalBoards } };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListBoardPagesQuery, useListBoardsByIdsQuery, useListFurtherBoardsQuery } = editorBoardsApi;
