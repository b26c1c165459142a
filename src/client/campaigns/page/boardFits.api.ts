import pLimit from 'p-limit';
import type { Fit } from '#contract/artwork';
import { api } from '../../api/api';
import { listTag } from '../../api/tags';
import { artworkApi } from '../../artwork/artwork.api';

export type BoardFits = Readonly<Record<string, Fit['outcome']>>;

/** From what can run to what is of another shape altogether: an artwork that is only too long says more than one made for other boards. */
const kindest: readonly Fit['outcome'][] = ['exact', 'bars', 'toolong', 'type', 'nofit'];
const kinder = (one: Fit['outcome'], other: Fit['outcome'] | undefined): Fit['outcome'] =>
  other === undefined || kindest.indexOf(one) < kindest.indexOf(other) ? one : other;

/** How well each board can show a campaign: by the artwork that fits it best. */
export function bestFits(answers: readonly (readonly Fit[])[]): BoardFits {
  const best: Record<string, Fit['outcome']> = {};
  for (const { boards, outcome } of answers.flat())
    for (const { _id } of boards) best[_id] = kinder(outcome, best[_id]);
  return best;
}

export const boardFitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For the ids of a campaign's artworks; one call an artwork. What could not be read is left out. */
    listBoardFits: build.query<BoardFits, readonly string[]>({
      queryFn: async (artworkIds, { dispatch }) => {
        const atOnce = pLimit(4);
        const answers = await Promise.all(
          artworkIds.map((id) =>
            atOnce(() => dispatch(artworkApi.endpoints.getFileFit.initiate({ params: { id } }, { subscribe: false }))),
          ),
        );
        return { data: bestFits(answers.map(({ data }) => data?.fits ?? [])) };
      },
      providesTags: () => [listTag('artwork'), listTag('board'), listTag('campaign')],
    }),
  }),
});

export const { useListBoardFitsQuery } = boardFitsApi;
