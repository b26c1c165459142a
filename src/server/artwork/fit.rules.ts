import type { FileFacts, Fit } from '#contract/artwork';
import { refusalText, refusedBy, type Category, type HoldingRule } from '#contract/placement';
import { outcomeOn, type FitArtwork } from '#contract/fitRules';

export interface FitBoard {
  id: string;
  boardname: string;
  width: number | null;
  height: number | null;
  /** 'static', 'video', 'html'...; an empty list means not specified: every type is allowed. */
  adTypes: readonly string[];
  city?: string;
  /** The placement rule that holds. */
  rule?: HoldingRule | null;
}
/** How many boards are booked, on how many the artwork cannot be shown, and on how many because they refuse what is on it. */
export type FitCounts = Record<'boards' | 'failing' | 'refused', number>;

type Outcome = Fit['outcome'];

const hasSize = <T extends { width: number | null; height: number | null }>(
  sized: T,
): sized is T & { width: number; height: number } =>
  sized.width !== null && sized.height !== null && sized.width > 0 && sized.height > 0;

const severity: readonly Outcome[] = ['type', 'toolong', 'nofit', 'bars', 'exact'];

/** One row for each resolution and outcome among the boards, the worst first; boards of unknown size are left out (`withoutSize`). */
export function fitMatrix(artwork: FitArtwork, boards: readonly FitBoard[]): Fit[] {
  if (!hasSize(artwork)) return [];
  const rows = new Map<string, Fit>();
  for (const board of boards.filter(hasSize)) {
    const { outcome, barsShare, scale } = outcomeOn(artwork, board);
    const key = `${String(board.width)}x${String(board.height)} ${outcome}`;
    const row = rows.get(key) ?? { width: board.width, height: board.height, outcome, barsShare, scale, boards: [] };
    row.boards.push({
      _id: board.id,
      boardname: board.boardname,
      ...(board.city !== undefined && { city: board.city }),
      ...(board.rule !== undefined && { rule: board.rule?._id ?? null }),
    });
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

/** Whether boards of that size and those types show the artwork; undefined where its own size is not known. */
export function showsOn(
  artwork: FitArtwork,
  board: { width: number; height: number; adTypes: readonly string[] },
): boolean | undefined {
  if (!hasSize(artwork)) return undefined;
  const { outcome } = outcomeOn(artwork, board);
  return outcome === 'exact' || outcome === 'bars';
}

export const withoutSize = (boards: readonly FitBoard[]): number => boards.filter((board) => !hasSize(board)).length;

const outcomeLabels: Record<Outcome, string> = {
  exact: 'Fits exactly',
  bars: 'Fits with bars',
  nofit: 'Does not fit',
  toolong: 'Is too long',
  type: 'Is of a type not allowed',
};

/** The most reasons of refusals that are named; all are counted. */
const maxReasons = 3;

/** Of boards that refuse the artwork, how many for which reason ('alcohol at a school'), the most frequent first. */
function countRefusals(boards: readonly FitBoard[], categories: readonly Category[] | null): [string, number][] {
  const counts = new Map<string, number>();
  for (const { rule } of boards) {
    const text = rule ? refusalText(refusedBy(categories, rule), rule) : '';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const reasons = [...counts].sort(([, a], [, b]) => b - a);
  const others = reasons.slice(maxReasons).reduce((sum, [, count]) => sum + count, 0);
  return others === 0 ? reasons : [...reasons.slice(0, maxReasons), ['other reasons', others]];
}

/** The results of the checks in a few lines, stored with a decision. A board that refuses the artwork counts as that only. */
export function summariseFit(
  facts: FitArtwork & Pick<FileFacts, 'notes'>,
  booked: readonly FitBoard[],
  categories: readonly Category[] | null,
): string[] {
  const notes = (facts.notes ?? []).map(({ text }) => text);
  if (booked.length === 0) return ['booked on no boards', ...notes];
  const isRefused = ({ rule }: FitBoard): boolean => refusedBy(categories, rule).length > 0;
  const refused = booked.filter(isRefused);
  const free = booked.filter((board) => !isRefused(board));
  const fits = fitMatrix(facts, free);
  const count = (outcome: Outcome): number =>
    fits.filter((fit) => fit.outcome === outcome).reduce((sum, fit) => sum + fit.boards.length, 0);
  const unknown = free.length - fits.reduce((sum, fit) => sum + fit.boards.length, 0);
  const onBoards = (n: number): string =>
    `on ${String(n)} of ${String(booked.length)} ${booked.length === 1 ? 'board' : 'boards'}`;
  return [
    ...countRefusals(refused, categories).map(([why, n]) => `May not hang ${onBoards(n)}: ${why}`),
    ...severity
      .toReversed()
      .flatMap((outcome) => (count(outcome) === 0 ? [] : [`${outcomeLabels[outcome]} ${onBoards(count(outcome))}`])),
    ...(unknown === 0 ? [] : [`Not known ${onBoards(unknown)}`]),
    ...notes,
  ];
}
