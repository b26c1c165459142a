import type { BoardField, BoardValues } from './boardValues';

export interface BoardMerge {
  /** Fields that both changed to different values: the user must choose. */
  asked: BoardField[];
  /** Fields that only I changed: kept. */
  onlyMine: BoardField[];
  /** Fields that only they changed: theirs, because my save would otherwise revert them. */
  onlyTheirs: BoardField[];
  /** All fields merged; conflicting ones with my values. */
  values: BoardValues;
}

/**
 * The three-way merge of a board that two people edited at once. `base`: the board when I began. Fields that I did not
 * change get their values.
 */
export function mergeBoards(base: BoardValues, mine: BoardValues, theirs: BoardValues): BoardMerge {
  const merge: BoardMerge = { asked: [], onlyMine: [], onlyTheirs: [], values: { ...mine } };
  // The keys of BoardValues are the fields.
  for (const field of Object.keys(mine) as BoardField[]) {
    if (mine[field] === theirs[field]) continue;
    if (mine[field] === base[field]) {
      merge.onlyTheirs.push(field);
      merge.values[field] = theirs[field];
    } else if (theirs[field] === base[field]) merge.onlyMine.push(field);
    else merge.asked.push(field);
  }
  return merge;
}
