import pLimit from 'p-limit';
import type { ArtworkFile } from '#contract/artwork';
import type { Board } from '#contract/boards';
import { boardsPageSize } from '#contract/campaigns';
import type { FitArtwork } from '#contract/fitRules';
import { api } from '../../api/api';
import { failureOf } from '../../api/apiError';
import { listTag } from '../../api/tags';
import { artworkApi } from '../../artwork/artwork.api';
import { boardsApi } from '../../boards/boards.api';
import { campaignsApi } from '../campaigns.api';

const atOnce = 4;
const pageSize = 500;
/** The most boards that a campaign takes. */
export const maxBoards = 10_000;

/** Limits concurrent calls, so that the page's other calls are not delayed. */
const severally = <Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> => {
  const limit = pLimit(atOnce);
  return Promise.all(items.map((item) => limit(() => run(item))));
};

/** Queries that combine single-record calls, which every API has. Records that cannot be loaded are left out. */
export const editorRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBoardsByIds: build.query<Board[], readonly string[]>({
      queryFn: async (ids, { dispatch }) => {
        const replies = await severally(ids, (id) =>
          dispatch(boardsApi.endpoints.getBoard.initiate({ params: { id } }, { subscribe: false })),
        );
        return { data: replies.flatMap(({ data }) => data?.board ?? []) };
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
    /** All boards in use inside a box of the map, `west,south,east,north`; at most `maxBoards`. */
    listBoardsInArea: build.query<{ boards: Board[]; total: number }, string>({
      queryFn: async (bbox, { dispatch }) => {
        const read = (page: number) =>
          dispatch(
            boardsApi.endpoints.exportBoards.initiate(
              { query: { bbox, deleted: false, sortID: 'boardname', sortDesc: false, page, pageSize } },
              { subscribe: false, forceRefetch: true },
            ),
          );
        const first = await read(1);
        if (!first.data) return { error: failureOf(first.error) };
        const pages = Math.ceil(Math.min(first.data.totalBoards, maxBoards) / pageSize);
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
  useListBoardsByIdsQuery,
  useListFurtherBoardsQuery,
  useListArtworksByIdsQuery,
  useListFitArtworksQuery,
} = editorRecordsApi;
