export interface Merge<Values> {
  /** Fields that both changed to different values: the user must choose. */
  asked: (keyof Values & string)[];
  /** Fields that only I changed: kept. */
  onlyMine: (keyof Values & string)[];
  /** Fields that only they changed: theirs, because my save would otherwise revert them. */
  onlyTheirs: (keyof Values & string)[];
  /** All fields merged; conflicting ones with my values. */
  values: Values;
}

/** Whether two values are the same, whatever they are made of. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The three-way merge of a record that two people edited at once. `base`: the record when I began. Fields that I did not
 * change get their values.
 */
export function mergeFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  isSame: (one: Values[keyof Values], other: Values[keyof Values]) => boolean = Object.is,
): Merge<Values> {
  const merge: Merge<Values> = { asked: [], onlyMine: [], onlyTheirs: [], values: { ...mine } };
  // The keys of the values are the fields.
  for (const field of Object.keys(mine) as (keyof Values & string)[]) {
    if (isSame(mine[field], theirs[field])) continue;
    if (isSame(mine[field], base[field])) {
      merge.onlyTheirs.push(field);
      merge.values[field] = theirs[field];
    } else if (isSame(theirs[field], base[field])) merge.onlyMine.push(field);
    else merge.asked.push(field);
  }
  return merge;
}
