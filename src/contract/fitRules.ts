import type { FileFacts, Fit } from './artwork';

/**
 * Whether an artwork can be shown on a board (research: OpenOOH creative formats draft, Broadsign and Vistar help pages):
 * shown whole, never cropped; a shape within 0.5 % counts as the same; black bars may take up to a tenth of the area.
 */
export const sameShape = 0.005;
export const maxBars = 0.1;
/** The longest spot in OpenOOH, and the tolerance of players: milliseconds. */
export const longestSpotMs = 30_000;
export const spotToleranceMs = 50;
/** Tolerance for decimal fractions such as 0.1, which have no exact binary form. */
const rounding = 1e-9;

/** The facts of an artwork that the rules use; `type`: MIME type, `durationMs`: null for a still picture. */
export type FitArtwork = Pick<FileFacts, 'width' | 'height' | 'durationMs' | 'type' | 'animated'>;
type Outcome = Fit['outcome'];

/** How an artwork of given pixels fills a board of given pixels: the share left black, and how much it is enlarged. */
export function geometry(
  artwork: { width: number; height: number },
  board: { width: number; height: number },
): { barsShare: number; scale: number; sameShape: boolean } {
  const ratio = (artwork.width * board.height) / (artwork.height * board.width);
  return {
    barsShare: 1 - Math.min(ratio, 1 / ratio),
    scale: Math.min(board.width / artwork.width, board.height / artwork.height),
    sameShape: Math.abs(ratio - 1) <= sameShape + rounding,
  };
}

/** What an ad type has in it that accepts videos. */
export const videoWords = ['video', 'motion'] as const;

/** Whether the board's list of ad types accepts the artwork: anything that moves needs a type other than 'static'. */
export function mayRun(artwork: Pick<FitArtwork, 'type' | 'animated'>, adTypes: readonly string[]): boolean {
  const types = adTypes.map((type) => type.trim().toLowerCase()).filter((type) => type !== '');
  if (types.length === 0) return true;
  const has = (...words: string[]): boolean => types.some((type) => words.some((word) => type.includes(word)));
  if (artwork.type.startsWith('video/')) return has(...videoWords);
  return artwork.animated === true ? has(...videoWords, 'html', 'animated') : has('static', 'image', 'display');
}

/** The first outcome that applies, in the order type, toolong, nofit, bars, exact. */
export function outcomeOn(
  artwork: FitArtwork & { width: number; height: number },
  board: { width: number; height: number; adTypes: readonly string[] },
): { outcome: Outcome; barsShare: number; scale: number } {
  const { barsShare, scale, sameShape: same } = geometry(artwork, board);
  const outcome: Outcome = !mayRun(artwork, board.adTypes)
    ? 'type'
    : (artwork.durationMs ?? 0) > longestSpotMs + spotToleranceMs
      ? 'toolong'
      : same
        ? 'exact'
        : barsShare <= maxBars + rounding
          ? 'bars'
          : 'nofit';
  return { outcome, barsShare, scale };
}
