import type { ArtworkFile, Fit } from '#contract/artwork';
import type { Board } from '#contract/boards';
import { outcomeOn, type FitArtwork } from '#contract/fitRules';
import { refusalText, refusedBy, type Category } from '#contract/placement';

/** `refused`: the artwork may not hang there, whether it fits or not. */
export type Outcome = Fit['outcome'] | 'refused';
/** What decides where an artwork can be shown; without `categories`, its shape alone. */
export type PlacedArtwork = FitArtwork & { categories?: readonly Category[] | null | undefined };
/** An artwork of the editor, with what decides where it may run once that is loaded. */
export type EditorArtwork = ArtworkFile & { placed?: PlacedArtwork | undefined };
type SizedBoard = Pick<Board, 'boardsize' | 'adTypes' | 'placement'>;

/** The outcomes from best to worst. */
const bestFirst: readonly Outcome[] = ['exact', 'bars', 'toolong', 'type', 'nofit', 'refused'];

/** Whether an artwork can be shown at all. */
export const canRun = (outcome: Outcome | undefined): boolean => outcome === 'exact' || outcome === 'bars';

/** How an artwork fits a board; undefined if the pixels of either are unknown. */
export function fitOn(artwork: PlacedArtwork | undefined, board: SizedBoard): Outcome | undefined {
  if (refusedBy(artwork?.categories, board.placement).length > 0) return 'refused';
  const { width, height } = board.boardsize;
  if (artwork === undefined || !artwork.width || !artwork.height || !width || !height) return undefined;
  const sized = { ...artwork, width: artwork.width, height: artwork.height };
  return outcomeOn(sized, { width, height, adTypes: board.adTypes ?? [] }).outcome;
}

/** The best fit of several artworks on a board; undefined if none is known. */
export function bestFit(artworks: readonly PlacedArtwork[], board: SizedBoard): Outcome | undefined {
  const outcomes = artworks.flatMap((artwork) => fitOn(artwork, board) ?? []);
  return bestFirst.find((outcome) => outcomes.includes(outcome));
}

/** Whether none of the artworks fits a board. */
export const isUnserved = (artworks: readonly PlacedArtwork[], board: SizedBoard): boolean => {
  const best = bestFit(artworks, board);
  return best !== undefined && !canRun(best);
};

/** 'alcohol at a point of care', if a board refuses every artwork that fits it. */
export function explainRefusal(artworks: readonly PlacedArtwork[], board: SizedBoard): string | undefined {
  const refused = [...new Set(artworks.flatMap(({ categories }) => refusedBy(categories, board.placement)))];
  const mayShow = artworks.some((artwork) => {
    const outcome = fitOn(artwork, board);
    return outcome === undefined || canRun(outcome);
  });
  return !board.placement || refused.length === 0 || mayShow ? undefined : refusalText(refused, board.placement);
}

export interface FitCounts {
  exact: number;
  bars: number;
  /** Boards that can show none of the artworks. */
  without: number;
}

/** Counts boards by their best fit. Boards of the same size are computed once. */
export function countFits(artworks: readonly PlacedArtwork[], boards: readonly SizedBoard[]): FitCounts {
  const counts: FitCounts = { exact: 0, bars: 0, without: 0 };
  const judged = new Map<string, Outcome | undefined>();
  for (const board of boards) {
    const key = JSON.stringify([
      board.boardsize.width,
      board.boardsize.height,
      board.adTypes,
      board.placement?.refuses,
    ]);
    if (!judged.has(key)) judged.set(key, bestFit(artworks, board));
    const best = judged.get(key);
    if (best === 'exact' || best === 'bars') counts[best] += 1;
    else if (best !== undefined) counts.without += 1;
  }
  return counts;
}
