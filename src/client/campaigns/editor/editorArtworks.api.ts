import type { ArtworkFile } from '#contract/artwork';
import type { FitArtwork } from '#contract/fitRules';
import { api } from '../../api/api';
import { severally } from '../../api/severally';
import { listTag } from '../../api/tags';
import { artworkApi } from '../../artwork/artwork.api';

/** By the calls for one artwork, which every API has. Artworks that cannot be loaded are left out. */
const editorArtworksApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useListArtworksByIdsQuery, useListFitArtworksQuery } = editorArtworksApi;
