import type { FileFacts, Fit } from '#contract/artwork';

/**
 * Whether an artwork can be shown on a board (research: OpenOOH creative formats draft, Broadsign and Vistar help pages):
 * shown whole, never cropped; a shape within 0.5 % counts as the same; black bars may take up to a tenth of the area.
 */
export const sameShape = 0.005;
export const mostBars = 0.1;
/** The longest spot OpenOOH knows, and the tolerance that players grant: milliseconds. */
export const longestSpotMs = 30_000;
export const spotToleranceMs = 50;
/** 0.1 and its like have no exact binary form. */
const rounding = 1e-9;

export interface FitBoard {
  id: string;
  boardname: string;
  width: number | null;
  height: number | null;
  /** 'static', 'video', 'html'...; an empty list means that nobody has said, so everything goes. */
  adTypes: readonly string[];
}
type Shown = Pick<FileFacts, 'width' | 'height' | 'durationMs' | 'type' | 'animated'>;
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

/** Whether the board's list of ad types lets this artwork in: anything that moves needs more than 'static'. */
export function mayRun(artwork: Pick<Shown, 'type' | 'animated'>, adTypes: readonly string[]): boolean {
  const types = adTypes.map((type) => type.trim().toLowerCase()).filter((type) => type !== '');
  if (types.length === 0) return true;
  const has = (...words: string[]): boolean => types.some((type) => words.some((word) => type.includes(word)));
  if (artwork.type.startsWith('video/')) return has('video', 'motion');
  return artwork.animated === true ? has('video', 'motion', 'html', 'animated') : has('static', 'image', 'display');
}

/** The first of these that applies: type, toolong, nofit, bars, exact. */
export function outcomeOn(
  artwork: Shown & { width: number; height: number },
  board: { width: number; height: number; adTypes: readonly string[] },
): { outcome: Outcome; barsShare: number; scale: number } {
  const { barsShare, scale, sameShape: same } = geometry(artwork, board);
  const outcome: Outcome = !mayRun(artwork, board.adTypes)
    ? 'type'
    : (artwork.durationMs ?? 0) > longestSpotMs + spotToleranceMs
      ? 'toolong'
      : same
        ? 'exact'
        : barsShare <= mostBars + rounding
          ? 'bars'
          : 'nofit';
  return { outcome, barsShare, scale };
}

const hasSize = <T extends { width: number | null; height: number | null }>(
  sized: T,
): sized is T & { width: number; height: number } =>
  sized.width !== null && sized.height !== null && sized.width > 0 && sized.height > 0;

const severity: readonly Outcome[] = ['type', 'toolong', 'nofit', 'bars', 'exact'];

/** One row for each resolution and outcome among the boards, the worst first; boards of unknown size are left out (`withoutSize`). */
export function fitMatrix(artwork: Shown, boards: readonly FitBoard[]): Fit[] {
  if (!hasSize(artwork)) return [];
  const rows = new Map<string, Fit>();
  for (const board of boards.filter(hasSize)) {
    const { outcome, barsShare, scale } = outcomeOn(artwork, board);
    const key = `${String(board.width)}x${String(board.height)} ${outcome}`;
    const row = rows.get(key) ?? { width: board.width, height: board.height, outcome, barsShare, scale, boards: [] };
    row.boards.push({ _id: board.id, boardname: board.boardname });
    rows.set(key, row);
  }
  return [...rows.values()].sort(
    (a, b) =>
      severity.indexOf(a.outcome) - severity.indexOf(b.outcome) ||
      b.boards.length - a.boards.length ||
      b.width - a.width ||
      b.height - a.height,
  );
}

export const withoutSize = (boards: readonly FitBoard[]): number => boards.filter((board) => !hasSize(board)).length;

const words: Record<Outcome, string> = {
  exact: 'fits exactly',
  bars: 'fits with bars',
  nofit: 'does not fit',
  toolong: 'is too long',
  type: 'is of a type not allowed',
};

/** What the checks say in a few lines, to be kept with a decision. */
export function summariseFit(fits: readonly Fit[], unknownSize: number, notes: FileFacts['notes'] = []): string[] {
  const count = (outcome: Outcome): number =>
    fits.filter((fit) => fit.outcome === outcome).reduce((sum, fit) => sum + fit.boards.length, 0);
  const total = fits.reduce((sum, fit) => sum + fit.boards.length, 0) + unknownSize;
  if (total === 0) return ['booked on no boards', ...notes.map(({ text }) => text)];
  const onBoards = (n: number): string => `${String(n)} of ${String(total)} ${total === 1 ? 'board' : 'boards'}`;
  return [
    ...severity
      .toReversed()
      .flatMap((outcome) =>
        count(outcome) === 0
          ? []
          : [`${words[outcome]} on ${onBoards(count(outcome))}`.replace(/^./, (c) => c.toUpperCase())],
      ),
    ...(unknownSize === 0 ? [] : [`Not known on ${onBoards(unknownSize)}`]),
    ...notes.map(({ text }) => text),
  ];
}
