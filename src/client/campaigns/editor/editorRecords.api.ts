import pLimit from 'p-limit';
import type { ArtworkFile } from '#contract/artwork';
import type { Board, listBoards } from '#contract/boards';
import { boardsPageSize } from '#contract/campaigns';
import type { CallInput } from '#contract/endpoint';
import type { FitArtwork } from '#contract/fitRules';
import { api } from '../../api/api';
import { failureOf } from '../../api/apiError';
import { listTag } from '../../api/tags';
import { artworkApi } from '../../artwork/artwork.api';
import { boardFetchTurn, boardsApi } from '../../boards/boards.api';
import { campaignsApi } from '../campaigns.api';

const atOnce = 4;
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

/** Limits concurrent calls, so that the page's other calls are not delayed. */
const severally = <Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> => {
  const limit = pLimit(atOnce);
  return Promise.all(items.map((item) => limit(() => run(item))));
};

/** Queries that combine single-record calls, which every API has. Records that cannot be loaded are left out. */
export const editorRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One after the other, as single boards are fetched: for the boards of a draft. */
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
    listArtworksByIds: build.query<ArtworkFile[], readonly string[]>({
      queryFn: async (ids, { dispatch }) => {
        const replies = await severally(ids, (id) =>
          dispatch(artworkApi.endpoints.getFile.initiate({ params: { id } }, { subscribe: false })),
        );
        return { data: replies.flatMap(({ data }) => data?.file ?? []) };
      },
      providesTags: () => [listTag('artwork')],
    }),
    /** The facts that decide where artworks fit, by id. */
    listFitArtworks: build.query<Readonly<Record<string, FitArtwork>>, readonly string[]>({
      queryFn: async (ids, { dispatch }) => {
        const replies = await severally(ids, async (id) => {
          const { data } = await dispatch(
            artworkApi.endpoints.getFileFit.initiate({ params: { id } }, { subscribe: false }),
          );
          return data === undefined ? [] : [[id, data.file] as const];
        });
        return { data: Object.fromEntries(replies.flat()) };
      },
      providesTags: () => [listTag('artwork')],
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
              { subscribe: false, forceRefetch: true },
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
        return {
          data: {
            boards: [...first.data.boards, ...others.flatMap(({ data }) => data?.boards ?? [])],
            total: first.data.totalBoards,
          },
        };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useListBoardPagesQuery,
  useListBoardsByIdsQuery,
  useListFurtherBoardsQuery,
  useListArtworksByIdsQuery,
  useListFitArtworksQuery,
} = editorRecordsApi;
