import type { ActChange } from '#contract/product';

/** '1 board', '2 boards': for the details of an act. */
export const pluralise = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

/** Longest value in characters; longer ones are cut, because the log is not a second copy of the data. */
const longest = 300;

/** The fields of `after` that differ, for people. Fields that are undefined are left alone. */
export function changesOf(before: object, after: object): ActChange[] {
  return Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const [from, to] = [textOf(Reflect.get(before, field)), textOf(value)];
    return value === undefined || from === to ? [] : [{ field, from, to }];
  });
}

/** Null for an empty value: none, an empty text or an empty list. */
function textOf(value: unknown): string | null {
  const text = wordsOf(value);
  return text === '' ? null : text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(textOf).join(', ') : JSON.stringify(value);
}
