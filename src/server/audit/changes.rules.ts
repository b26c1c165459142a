import { isDeepStrictEqual } from 'node:util';
import type { ActChange } from '#contract/product';

/** '1 board', '2 boards': for the details of an act. */
export const pluralise = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

/** The answer to a save that changes nothing: such a save makes no new version and no entry of the audit log. */
export const nothingChanged = 'Nothing was changed.';

/** A field that a save changes, with its values as they are stored. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Whether two values say the same. Lists are sets, such as roles, organisations or types: their order says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return isDeepStrictEqual(asSets(one), asSets(other));
  // 0 and -0 are the same, too.
  return one === other || isDeepStrictEqual(one, other);
}
const asSets = (list: readonly unknown[]): unknown =>
  JSON.parse(JSON.stringify(list), (_, part: unknown) => (Array.isArray(part) ? new Set<unknown>(part) : part));

/** The given values that differ from the stored ones. Fields that are undefined are left alone. */
export const differingFields = (stored: object, given: object): FieldChange[] =>
  Object.entries(given).flatMap(([field, to]: [string, unknown]) => {
    const from: unknown = Reflect.get(stored, field);
    return to === undefined || isSame(from, to) ? [] : [{ field, from, to }];
  });

/** 'boardminCPI: null -> 2.5; isDeleted: true -> false': the detail of an act, never cut, so that no change is lost. */
export const describeFields = (fields: readonly FieldChange[]): string =>
  fields.map(({ field, from, to }) => `${field}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`).join('; ');

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
  return text === '' ? null : text;
}

function toWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(toText).join(', ') : JSON.stringify(value);
}
