import { z } from 'zod';
import { cleanId, oneLine, visibleName } from './text';

/**
 * Other systems write ids as numbers too; one too large to be exact is no id, and neither is a text that cannot be stored:
 * too long, or with NUL or half a character.
 */
export const idLike = z
  .union([z.int(), z.string()])
  .transform((id) => cleanId(String(id)))
  .pipe(z.string().regex(/^[^\0\p{Cs}]{1,200}$/u));
export const nameLike = z.union([z.string(), z.number()]).transform((name) => oneLine(visibleName(String(name))));
/** Numbers may come as strings, as many frameworks write decimals by default. */
export const numberLike = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,2})?$/i)
    .transform(Number),
]);

/** What systems and spreadsheets write for nothing. */
const blankText = /^(?:#?n\/a|null|none|nan|undefined|-|\s*)$/i;
export const saysNothing = (text: string): boolean => blankText.test(cleanId(text));
/** Whether a value says nothing: an empty text or list (an empty object of PHP), `false` of Odoo, `n/a`. */
const isBlank = (given: unknown): boolean =>
  given === false || (Array.isArray(given) && given.length === 0) || (typeof given === 'string' && saysNothing(given));
/** A part of a record that may be absent, null, or say nothing. */
export const optional = <Part extends z.ZodType>(part: Part) =>
  z.preprocess((given) => (isBlank(given) ? null : given), part.nullish()).nullish();

/** Whether an answer reports an error, as some systems do with status 200. */
export const reportsError = (answer: Readonly<Record<string, unknown>>): boolean =>
  ['error', 'errors'].some((name) => Boolean(answer[name]) && !isBlank(answer[name])) ||
  answer['success'] === false ||
  ['error', 'failed', 'failure'].includes(String(answer['status']).toLowerCase());

/**
 * The list of another system's answer, to be read one by one (`readRecords`). Some write null for an empty list.
 */
export const recordList = (most: number) =>
  z
    .array(z.unknown())
    .max(most)
    .nullable()
    .transform((records) => records ?? []);

/**
 * The records of another system's answer that can be read, and the number of those that cannot: one bad record does
 * not stop the others.
 */
export function readRecords<R extends z.ZodType>(
  record: R,
  given: readonly unknown[],
): { records: z.output<R>[]; unreadable: number } {
  const records = given.flatMap((each) => {
    const read = record.safeParse(each);
    return read.success ? [read.data] : [];
  });
  return { records, unreadable: given.length - records.length };
}
