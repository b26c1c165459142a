import { distance } from 'fastest-levenshtein';

const fold = (each: string): string =>
  each
    .toLowerCase()
    .replace(/(?<=\S\s*)\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L}{3})(?<![su])s(?!\p{L})/gu, '') // plurals
    .trim();
const joined = (text: string): string => text.replaceAll(' ', '');

/**
 * The distance of two folded texts. A common word counts in proportion to its length: 'side' alone does not make 'Road
 * side' similar to 'Building Side'. The last word says what a thing is: an office building is no building side.
 */
function unlikeness(wanted: string, option: string): number {
  const edits = Math.min(distance(wanted, option), distance(joined(wanted), joined(option)));
  const hasWord = (word: string): boolean => ` ${wanted} `.includes(` ${word} `);
  if (` ${option}`.includes(` ${wanted}`) || hasWord(option) || joined(wanted).startsWith(joined(option)))
    return edits - option.length;
  const shared = option
    .split(' ')
    .filter((word) => word.length > 3 && hasWord(word) && (!wanted.endsWith(word) || option.endsWith(word)));
  return edits - Math.max(0, ...shared.map((word) => word.length));
}

/**
 * The option most similar to a text or to the last part of a path (`Retail > Malls`), ignoring case, spaces, plurals,
 * punctuation and remarks in brackets; null if none is.
 */
export function nearest(text: string, options: readonly string[]): string | null {
  const last = /[>.]([^>.]+)$/.exec(text)?.[1] ?? '';
  return nearestTo(fold(text), options) ?? nearestTo(fold(last), options);
}

function nearestTo(wanted: string, options: readonly string[]): string | null {
  if (wanted === '') return null;
  const same = options.find((option) => joined(fold(option)) === joined(wanted));
  if (same !== undefined) return same;
  const best = options
    .map((option) => ({ option, score: unlikeness(wanted, fold(option)) }))
    .sort((a, b) => a.score - b.score)[0];
  return best && best.score <= Math.max(2, wanted.length / 3) ? best.option : null;
}
