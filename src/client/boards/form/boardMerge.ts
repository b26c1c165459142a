import type { BoardField, BoardValues } from './boardValues';

export interface BoardMerge {
  /** What both changed, and not alike: only a person can choose. */
  asked: BoardField[];
  /** What only I changed: kept. */
  onlyMine: BoardField[];
  /** What only they changed: theirs, or my save would take it back. */
  onlyTheirs: BoardField[];
  /** All fields merged; those that are asked as I typed them. */
  values: BoardValues;
}

/**
 * The three-way merge of a board that two people edited at once. `base` is the board as it was when I began: a field that I
 * left as it was is theirs.
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
