import { distance } from 'fastest-levenshtein';

/** The option most like a text, ignoring case and punctuation; null when none is near enough to be meant. */
export function nearest(text: string, options: readonly string[]): string | null {
  const fold = (each: string): string =>
    each
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const wanted = fold(text);
  const scored = options.map((option) => {
    const words = fold(option);
    const near =
      words.includes(wanted) ||
      wanted.includes(words) ||
      words.split(' ').some((word) => word.length > 3 && wanted.includes(word));
    return { option, score: distance(wanted, words) - (near ? words.length : 0) };
  });
  const best = scored.sort((a, b) => a.score - b.score)[0];
  return best && best.score <= Math.max(2, wanted.length / 2) ? best.option : null;
}
