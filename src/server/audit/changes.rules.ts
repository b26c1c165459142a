import type { ActChange } from '#contract/product';

/** '1 board', '2 boards': for the details of an act. */
export const pluralise = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

/** Longest value in characters; longer ones are cut, because the log is not a second copy of the data. */
const longest = 300;

/** The fields of `after` that differ, for people. Fields that are undefined are left alone. */
export function findChanges(before: object, after: object): ActChange[] {
  return Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const [from, to] = [toText(Reflect.get(before, field)), toText(value)];
    return value === undefined || from === to ? [] : [{ field, from, to }];
  });
}

/** The names that left a list and those that joined it, as changes of the fields `membersLeft` and `membersJoined`. */
export const listChanges = (list: 'members' | 'teams', { left, joined }: Record<'left' | 'joined', string[]>) =>
  findChanges({ [`${list}Left`]: left }, { [`${list}Left`]: [], [`${list}Joined`]: joined });

/** Null for an empty value: none, an empty text or an empty list. */
function toText(value: unknown): string | null {
  const text = toWords(value);
  return text === '' ? null : text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function toWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(toText).join(', ') : JSON.stringify(value);
}
