import { z } from 'zod';
import { isBlank, nameLike, numberLike } from '#contract/foreignRecords';
import { readTexts } from '#contract/readableAnswer';
import { readable, type SspVerdict } from './ssp';

/** What a platform says of an artwork, in whatever form, as it is kept. */
export const readFeedback = (given: unknown): string[] =>
  isBlank(given) || given === 0 ? [] : readTexts(given).map(readable);
export const feedback = z.unknown().optional().transform(readFeedback);

/** A status: a number, a word, or a record with its name or else its number. */
export const statusLike = z
  .union([
    numberLike,
    nameLike,
    z.looseObject({ name: nameLike }).transform(({ name }) => name),
    z.looseObject({ id: numberLike }).transform(({ id }) => id),
  ])
  .transform((status) => readable(String(status)).toLowerCase());

/** The state that a platform's word stands for. */
export const stateWords: ReadonlyMap<string, SspVerdict['state']> = new Map([
  ['pending', 'pending'],
  ['approved', 'approved'],
  ['rejected', 'denied'],
  ['denied', 'denied'],
  ['disapproved', 'denied'],
  ['declined', 'denied'],
  ['refused', 'denied'],
  ['expired', 'expired'],
]);
