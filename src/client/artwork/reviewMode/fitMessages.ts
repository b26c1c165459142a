import type { Fit } from '#contract/artwork';
import { grouped } from '../../ui/format/grouped';
import { artworkMessages } from '../artwork.messages';
import type { Status } from '../../ui/display/StatusLabel';

const statuses = {
  exact: 'exactFit',
  bars: 'fitsWithBars',
  nofit: 'doesNotFit',
  toolong: 'tooLong',
  type: 'typeNotAllowed',
} as const satisfies Record<Fit['outcome'], Status>;

export const fitStatus = ({ outcome }: Pick<Fit, 'outcome'>): Status => statuses[outcome];

/** Whether the boards cannot show the artwork. */
export const isFailing = ({ outcome }: Pick<Fit, 'outcome'>): boolean => outcome !== 'exact' && outcome !== 'bars';

/** The number of boards, and of those that cannot show the artwork. */
export function boardsOf(fits: readonly Pick<Fit, 'outcome' | 'boards'>[]): { all: number; failing: number } {
  const count = (some: typeof fits) => some.reduce((sum, { boards }) => sum + boards.length, 0);
  return { all: count(fits), failing: count(fits.filter(isFailing)) };
}

const boardsText = (count: number): string => (count === 1 ? '1 board' : `${String(count)} boards`);

/** 'Fit on the 14 boards booked' */
export function fitHeading(fits: readonly Fit[]): string {
  const { all } = boardsOf(fits);
  if (all === 0) return 'Fit on the boards booked';
  return all === 1 ? 'Fit on the board booked' : `Fit on the ${grouped(all)} boards booked`;
}

/** '3 boards, 10.0 % bars', '1 board, 2× scale' */
export function fitLine({ boards, barsShare, scale }: Pick<Fit, 'boards' | 'barsShare' | 'scale'>): string {
  const bars = barsShare >= 0.0005 ? `, ${(barsShare * 100).toFixed(1)} % bars` : '';
  const scaled = bars === '' && Math.abs(scale - 1) >= 0.01 ? `, ${String(Math.round(scale * 100) / 100)}× scale` : '';
  return `${boardsText(boards.length)}${bars}${scaled}`;
}

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

const summaryTexts: readonly {
  outcomes: readonly Fit['outcome'][];
  status: Status;
  text: (count: number) => string;
}[] = [
  { outcomes: ['exact'], status: 'exactFit', text: (count) => `${String(count)} exact` },
  { outcomes: ['bars'], status: 'fitsWithBars', text: (count) => `${String(count)} with bars` },
  {
    outcomes: ['nofit'],
    status: 'doesNotFit',
    text: (count) => `${String(count)} ${count === 1 ? 'does' : 'do'} not fit`,
  },
  { outcomes: ['toolong'], status: 'tooLong', text: (count) => `too long for ${String(count)}` },
  {
    outcomes: ['type'],
    status: 'typeNotAllowed',
    text: (count) => `${String(count)} ${count === 1 ? 'does' : 'do'} not take this type`,
  },
];

/** The number of boards for each outcome; outcomes without a board are left out. */
export function fitSummary(fits: readonly Fit[]): FitSummary[] {
  return summaryTexts.flatMap(({ outcomes, status, text }) => {
    const count = fits
      .filter(({ outcome }) => outcomes.includes(outcome))
      .reduce((sum, { boards }) => sum + boards.length, 0);
    return count === 0 ? [] : [{ status, text: text(count) }];
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

const order: readonly Fit['outcome'][] = ['exact', 'bars', 'toolong', 'type', 'nofit'];

/** Best first, then by how many boards there are. */
export const inOrder = (fits: readonly Fit[]): Fit[] =>
  fits.toSorted(
    (one, other) =>
      order.indexOf(one.outcome) - order.indexOf(other.outcome) || other.boards.length - one.boards.length,
  );

/** 'Approve', 'Approve. 3 boards do not fit', 'Approve. No board fits': what an approval means for the booked boards. */
export function approveLabel(fits: readonly Pick<Fit, 'outcome' | 'boards'>[]): string {
  const { all, failing } = boardsOf(fits);
  if (failing === 0) return artworkMessages.approve;
  return failing === all ? artworkMessages.approveNoneFits : artworkMessages.approveSomeDoNotFit(failing);
}
