import { composed } from '#contract/text';

export interface Merge<Values> {
  /** Fields that both changed to different values: the user must choose. */
  conflicting: (keyof Values & string)[];
  /** Fields that only I changed: kept. */
  onlyMine: (keyof Values & string)[];
  /** Fields that only they changed: theirs, because my save would otherwise revert them. */
  onlyTheirs: (keyof Values & string)[];
  /** All fields merged; conflicting ones with my values. */
  values: Values;
}

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A text as it is stored: spaces around it are no change. */
const stored = (value: unknown): unknown => (typeof value === 'string' ? composed(value.trim()) : value);

/** Whether two values of a field are stored as the same; the order of ids does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isIds(one) || !isIds(other)) return JSON.stringify(stored(one)) === JSON.stringify(stored(other));
  const known = new Set(other);
  return one.length === other.length && one.every((id) => known.has(id));
}

/** Applies the ids that were added and removed here to the other user's list. */
function mergeIds(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const before = new Set(base);
  const mineNow = new Set(mine);
  const stay = theirs.filter((id) => mineNow.has(id) || !before.has(id));
  const there = new Set(stay);
  return [...stay, ...mine.filter((id) => !before.has(id) && !there.has(id))];
}

/**
 * The three-way merge of a record that two people edited at once. `base`: the record when I began. A field that only one
 * changed gets that one's value; ids that either added or removed are added or removed.
 */
export function mergeFields<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const merge: Merge<Values> = { conflicting: [], onlyMine: [], onlyTheirs: [], values: { ...mine } };
  // The keys of the values are the fields.
  for (const field of Object.keys(mine) as (keyof Values & string)[]) {
    const [was, my, their] = [base[field], mine[field], theirs[field]];
    if (isSame(my, their)) continue;
    if (isSame(my, was)) {
      merge.onlyTheirs.push(field);
      merge.values[field] = their;
    } else if (isSame(their, was)) merge.onlyMine.push(field);
    else if (isIds(was) && isIds(my) && isIds(their))
      merge.values[field] = mergeIds(was, my, their) as Values[typeof field]; // a list of ids like the three
    else merge.conflicting.push(field);
  }
  return merge;
}
