import type { Fit } from '#contract/artwork';
import { refusalText, type HoldingRule } from '#contract/placement';
import { grouped } from '../../ui/format/grouped';
import { artworkMessages } from '../artwork.messages';
import { placementMessages } from '../categories/categories.messages';
import type { PlacedFit } from '../categories/placedFits';
import type { Status } from '../../ui/display/StatusLabel';

const statuses = {
  exact: 'exactFit',
  bars: 'fitsWithBars',
  nofit: 'doesNotFit',
  toolong: 'tooLong',
  type: 'typeNotAllowed',
  refused: 'notHere',
} as const satisfies Record<Outcome, Status>;

type Outcome = Fit['outcome'] | 'refused';
type Judged = Pick<PlacedFit, 'outcome' | 'refusal'>;
type JudgedBoards = Pick<PlacedFit, 'outcome' | 'refusal' | 'boards'>;

/** `refused`: the artwork may not hang there, whether it fits or not. */
const outcomeOf = ({ outcome, refusal }: Judged): Outcome => (refusal ? 'refused' : outcome);

export const fitStatus = (fit: Judged): Status => statuses[outcomeOf(fit)];

/** Whether the boards do not show the artwork. */
export const isFailing = (fit: Judged): boolean => !['exact', 'bars'].includes(outcomeOf(fit));

/** The number of boards, of those that do not show the artwork, and of those of them that refuse it. */
export function countBoards(fits: readonly JudgedBoards[]): { all: number; failing: number; refused: number } {
  const count = (some: typeof fits) => some.reduce((sum, { boards }) => sum + boards.length, 0);
  return {
    all: count(fits),
    failing: count(fits.filter(isFailing)),
    refused: count(fits.filter((fit) => fit.refusal)),
  };
}

const boardsText = (count: number): string => (count === 1 ? '1 board' : `${String(count)} boards`);

/** 'Fit on the 14 boards booked' */
export function fitHeading(fits: readonly Fit[]): string {
  const { all } = countBoards(fits);
  if (all === 0) return 'Fit on the boards booked';
  return all === 1 ? 'Fit on the board booked' : `Fit on the ${grouped(all)} boards booked`;
}

/** '3 boards, 10.0 % bars', '1 board, 2× scale' */
export function fitLine({ boards, barsShare, scale }: Pick<Fit, 'boards' | 'barsShare' | 'scale'>): string {
  const bars = barsShare >= 0.0005 ? `, ${(barsShare * 100).toFixed(1)} % bars` : '';
  const scaled = bars === '' && Math.abs(scale - 1) >= 0.01 ? `, ${String(Math.round(scale * 100) / 100)}× scale` : '';
  return `${boardsText(boards.length)}${bars}${scaled}`;
}

/** What a rule refuses, and where: 'Alcohol at a point of care'. */
export function refusalLine({ rule, categories }: NonNullable<PlacedFit['refusal']>): string {
  const text = refusalText(categories, rule);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Where or by whom the artwork is refused: 'Point of Care', 'Near a school', 'Riverline Transit'. */
export const refusalPlace = ({ kind, name, note }: HoldingRule): string =>
  kind === 'board' && note !== '' ? note.slice(0, 1).toUpperCase() + note.slice(1) : name;

/** '3 boards', '1 board, Alfama Totem 2' */
export const refusedBoardsLine = ({ boards }: Pick<Fit, 'boards'>): string =>
  boards.length === 1 ? `1 board, ${boards[0]?.boardname ?? ''}` : boardsText(boards.length);

/** Why boards cannot show the artwork: '50.0 % bars', 'the film is too long', 'does not take this type'. */
export const misfitLine = ({ outcome, barsShare }: Pick<Fit, 'outcome' | 'barsShare'>): string =>
  outcome === 'toolong'
    ? 'the film is too long'
    : outcome === 'type'
      ? 'does not take this type'
      : `${(barsShare * 100).toFixed(1)} % bars`;

export interface FitSummary {
  status: Status;
  text: string;
}

const summaryTexts: readonly [outcome: Outcome, text: (count: number) => string][] = [
  ['exact', (count) => `${String(count)} exact`],
  ['bars', (count) => `${String(count)} with bars`],
  ['refused', placementMessages.notHereCount],
  ['nofit', (count) => `${String(count)} ${count === 1 ? 'does' : 'do'} not fit`],
  ['toolong', (count) => `too long for ${String(count)}`],
  ['type', (count) => `${String(count)} ${count === 1 ? 'does' : 'do'} not take this type`],
];

/** The number of boards for each outcome; outcomes without a board are left out. */
export function fitSummary(fits: readonly PlacedFit[]): FitSummary[] {
  return summaryTexts.flatMap(([outcome, text]) => {
    const { all } = countBoards(fits.filter((fit) => outcomeOf(fit) === outcome));
    return all === 0 ? [] : [{ status: statuses[outcome], text: text(all) }];
  });
}

/** The size of a board in its drawing, in pixels: at most 150 by 96, at the board's aspect ratio. */
export function faceSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(150 / width, 96 / height);
  return {
    width: Math.max(6, Math.round(width * scale * 10) / 10),
    height: Math.max(6, Math.round(height * scale * 10) / 10),
  };
}

const order: readonly Outcome[] = ['refused', 'nofit', 'type', 'toolong', 'exact', 'bars'];

/** First what keeps the artwork off, then by how well it fits, then by how many boards there are. */
export const inOrder = (fits: readonly PlacedFit[]): PlacedFit[] =>
  fits.toSorted(
    (one, other) =>
      order.indexOf(outcomeOf(one)) - order.indexOf(outcomeOf(other)) || other.boards.length - one.boards.length,
  );

/**
 * What an approval means for the booked boards: 'Approve', 'Approve. 3 boards do not fit', 'Approve. Not for 6 boards'
 * if some of them refuse it.
 */
export function approveLabel(fits: readonly JudgedBoards[]): string {
  const { all, failing, refused } = countBoards(fits);
  if (failing === 0) return artworkMessages.approve;
  if (refused > 0) return failing === all ? placementMessages.approveForNone : placementMessages.approveNotFor(failing);
  return failing === all ? artworkMessages.approveNoneFits : artworkMessages.approveSomeDoNotFit(failing);
}
