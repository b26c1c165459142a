import type { ActChange } from '#contract/product';

/** Longer values are cut: the log tells what changed, it is no second store of it. */
const longest = 300;

/** The fields of `after` that differ, for people. Fields that are undefined are left alone. */
export function changesOf(before: object, after: object): ActChange[] {
  return Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const [from, to] = [textOf(Reflect.get(before, field)), textOf(value)];
    return value === undefined || from === to ? [] : [{ field, from, to }];
  });
}

/** Null for what says nothing: no value, an empty text, an empty list. */
function textOf(value: unknown): string | null {
  const text =
    value === null || value === undefined
      ? ''
      : typeof value === 'boolean'
        ? yesOrNo(value)
        : value instanceof Date
          ? value.toISOString()
          : Array.isArray(value)
            ? value.map(textOf).join(', ')
            : typeof value === 'object'
              ? JSON.stringify(value)
              : String(value as string | number); // what JSON has left
  return text === '' ? null : text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
