import type { ImportField } from '#contract/imports';
import { differenceStates, type DifferenceState } from '#contract/inventoryWatch';
import { grouped } from '../ui/format/grouped';
import { fieldNames } from './inventoryWatch.messages';

/** How many differences there are of each kind. */
export type KindCounts = Readonly<Record<DifferenceState, number>>;
export const sumKinds = (counts: KindCounts): number => differenceStates.reduce((sum, kind) => sum + counts[kind], 0);

/** How many there are of each kind, as totals; kinds without a difference are left out. */
export const kindTotals = (counts: KindCounts): { label: string; value: number }[] =>
  differenceStates.flatMap((kind) => (counts[kind] === 0 ? [] : [{ label: kind, value: counts[kind] }]));

/** '2 new, 1 gone' */
export const kindsText = (counts: KindCounts): string =>
  kindTotals(counts)
    .map(({ label, value }) => `${grouped(value)} ${label}`)
    .join(', ');

/** '204 boards are created for Harbour Media, 1 is paused.' */
export const acceptSentence = (counts: KindCounts, organisation: string | undefined): string => {
  const be = (count: number): string => (count === 1 ? 'is' : 'are');
  const does: Readonly<Record<DifferenceState, (count: number) => string>> = {
    new: (count) =>
      `${be(count)} created ${organisation === undefined ? 'without an organisation' : `for ${organisation}`}`,
    changed: (count) => (count === 1 ? 'changes' : 'change'),
    gone: (count) => `${be(count)} paused`,
    back: (count) => (count === 1 ? 'resumes' : 'resume'),
  };
  const parts = differenceStates.filter((kind) => counts[kind] > 0);
  const texts = parts.map((kind, nth) => {
    const count = counts[kind];
    const boards = count === 1 ? 'board ' : 'boards ';
    return `${grouped(count)} ${nth === 0 ? boards : ''}${does[kind](count)}`;
  });
  return texts.length === 0 ? '' : `${texts.join(', ')}.`;
};

/** 'opening hours 24, screen type 9' */
export const fieldCounts = (fields: readonly { field: ImportField; count: number }[]): string =>
  fields.map(({ field, count }) => `${fieldNames[field].toLowerCase()} ${grouped(count)}`).join(', ');
