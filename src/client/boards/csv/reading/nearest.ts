import { distance } from 'fastest-levenshtein';

const fold = (each: string): string =>
  each
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const joined = (text: string): string => text.replaceAll(' ', '');

/**
 * The distance of two folded texts. A common part counts in proportion to its length: 'side' alone does not make 'Road
 * side' similar to 'Building Side'.
 */
function unlikeness(wanted: string, option: string): number {
  const edits = Math.min(distance(wanted, option), distance(joined(wanted), joined(option)));
  if (option.includes(wanted) || wanted.includes(option)) return edits - option.length;
  const shared = option.split(' ').filter((word) => word.length > 3 && wanted.includes(word));
  return edits - Math.max(0, ...shared.map((word) => word.length));
}

/** The option most similar to a text, ignoring case, spaces and punctuation; null if none is similar enough. */
export function nearest(text: string, options: readonly string[]): string | null {
  const wanted = fold(text);
  const same = options.find((option) => joined(fold(option)) === joined(wanted));
  if (same !== undefined) return same;
  const best = options
    .map((option) => ({ option, score: unlikeness(wanted, fold(option)) }))
    .sort((a, b) => a.score - b.score)[0];
  return best && best.score <= Math.max(2, wanted.length / 2) ? best.option : null;
}

/** The most cached texts; a column with more different values is not cached. */
const maxTexts = 1000;

/** Caches results by text, because a column of types repeats the same few texts a hundred thousand times. */
export function memoizedByText<T>(find: (text: string) => T): (text: string) => T {
  const results = new Map<string, { found: T }>();
  return (text) => {
    const known = results.get(text);
    if (known) return known.found;
    if (results.size >= maxTexts) results.clear();
    const found = find(text);
    results.set(text, { found });
    return found;
  };
}
