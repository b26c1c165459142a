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
export const isBlank = (given: unknown): boolean =>
  given === false || (Array.isArray(given) && given.length === 0) || (typeof given === 'string' && saysNothing(given));
/** A part of a record that may be absent, null, or say nothing. */
export const optional = <Part extends z.ZodType>(part: Part) =>
  z.preprocess((given) => (isBlank(given) ? null : given), part.nullish()).nullish();

/** Many frameworks always send a field for errors: empty, or with the code 0 and an empty message. */
const isNoError = (given: unknown): boolean =>
  !given || isBlank(given) || (typeof given === 'object' && Object.values(given).every(isNoError));

/** Whether an answer reports an error, as some systems do with status 200. */
export function reportsError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const said = answer as Record<string, unknown>; // an object of a parsed JSON
  // A code alone may be that of a record.
  const states = ['status', 'statusCode', 'status_code', 'result', ...(said['message'] ? ['code'] : [])];
  return (
    ['error', 'errors'].some((name) => !isNoError(said[name])) ||
    ['success', 'ok'].some((name) => ['false', '0'].includes(String(said[name]).toLowerCase())) ||
    states.some((name) => /^(?:error|fail(?:ed|ure)?|[45]\d\d)$/i.test(String(said[name])))
  );
}

const record = z.looseObject({ id: idLike });
/**
 * The list of another system's answer, to be read one by one (`readRecords`). Some write null for an empty list, and a
 * record that is the only one without a list.
 */
export const recordList = (most: number) =>
  z
    .preprocess(
      (given) => (record.safeParse(given).success ? [given] : given),
      z
        .array(z.unknown())
        .max(most, `more than ${most.toLocaleString('en')} records at once`)
        .nullable(),
    )
    .transform((records) => records ?? []);
/** What a `recordList` says of an answer with too many records. */
export const tooMany = ({ issues }: z.ZodError): string | undefined =>
  issues.find(({ code }) => code === 'too_big')?.message;

/** An answer with its list as `name`: some systems send the list alone, or the only record, known by its field `mark`. */
export const enveloped =
  (name: string, mark?: string) =>
  (answer: unknown): unknown => {
    if (Array.isArray(answer)) return { [name]: answer };
    const isRecord =
      mark !== undefined && typeof answer === 'object' && answer !== null && mark in answer && !(name in answer);
    return isRecord ? { [name]: [answer] } : answer;
  };
/** A part of a record that some systems write as a list of one. */
export const single = (given: unknown): unknown => (Array.isArray(given) && given.length === 1 ? given[0] : given);

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
