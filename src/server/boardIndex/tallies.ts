import type { BoardColumns } from './boardColumns';
import type { BoardCounts, Tallies } from './boardSearch';
import { deleted, paused, type DictionaryName } from './indexRow';
import type { Matches } from './matches';

/** Counts the boards that match by their state. */
function countStates(columns: BoardColumns, { flags }: Matches): Tallies['states'] {
  const states = { active: 0, paused: 0, deleted: 0 };
  for (let seq = 0; seq < flags.length; seq += 1) {
    if (flags[seq] !== 1) continue;
    const bits = columns.flags[seq] ?? 0;
    if ((bits & deleted) !== 0) states.deleted += 1;
    else if ((bits & paused) !== 0) states.paused += 1;
    else states.active += 1;
  }
  return states;
}

export function countMatches(columns: BoardColumns, { flags }: Matches): BoardCounts {
  const { codes, texts } = columns.coded.country;
  const used = new Uint32Array(texts.size);
  const inUse = new Uint32Array(texts.size);
  let gone = 0;
  for (let seq = 0; seq < flags.length; seq += 1) {
    if (flags[seq] !== 1) continue;
    const code = codes[seq] ?? 0;
    used[code] = 1;
    if (((columns.flags[seq] ?? 0) & deleted) === 0) inUse[code] = 1;
    else gone += 1;
  }
  return { countries: texts.shown(used).length, countriesInUse: texts.shown(inUse).length, deleted: gone };
}

/** One pass over the flags and one over each column: a few milliseconds for a million boards. */
export function tallyMatches(columns: BoardColumns, matches: Matches): Tallies {
  const { flags, count } = matches;
  const by = (name: DictionaryName): Tallies['countries'] => {
    const { codes, texts } = columns.coded[name];
    const counts = new Uint32Array(texts.size);
    for (let seq = 0; seq < flags.length; seq += 1) {
      if (flags[seq] !== 1) continue;
      const code = codes[seq] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return texts.counted(counts);
  };
  return { total: count, countries: by('country'), types: by('venue'), states: countStates(columns, matches) };
}
