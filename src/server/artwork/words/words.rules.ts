import { foldText } from '#contract/fold';
import { categoryNames, type PictureWord, type Suggestion } from '#contract/placement';
import type { Line } from './readLines';
import { harmless, wordLists } from './wordLists';

/** A folded text as words between single spaces, so that only whole words match; '%' counts as one. */
const asWords = (text: string): string =>
  ` ${foldText(text)
    .replace(/%/g, ' % ')
    .replace(/[^\p{L}\p{N}%-]+/gu, ' ')
    .trim()} `;

/** The longest first, because one may be a part of another. */
const harmlessWords = harmless.map(asWords).sort((a, b) => b.length - a.length);
const listed = categoryNames.flatMap((category) =>
  wordLists[category].map((word) => {
    const length = asWords(word).length;
    // Looks ahead, because two words share the space between them.
    return { category, word, length, pattern: new RegExp(`(?=${asWords(word)})`, 'g') };
  }),
);

/** The listed words in a text without what is harmless, each with its first and last position. */
function wordsIn(text: string) {
  const rest = harmlessWords.reduce(
    (kept, phrase) => kept.replaceAll(phrase, ` ${'|'.repeat(phrase.length - 2)} `),
    text,
  );
  return listed.flatMap(({ category, word, length, pattern }) =>
    [...rest.matchAll(pattern)].map(({ index }) => ({
      category,
      word,
      from: index + 1,
      to: index + length - 2,
    })),
  );
}

/**
 * The lines with the categories that each suggests, and each suggested category with the words that suggest it. A phrase may
 * go on in the next line.
 */
export function suggestCategories(lines: readonly Line[]): { words: PictureWord[]; suggestions: Suggestion[] } {
  let text = ' ';
  const ends = lines.map((line) => (text += asWords(line.text).trimStart()).length - 1);
  const found = wordsIn(text);
  return {
    words: lines.map((line, index) => {
      const here = found.filter(({ from, to }) => from < (ends[index] ?? 0) && to >= (ends[index - 1] ?? 0));
      return { ...line, suggests: categoryNames.filter((name) => here.some(({ category }) => category === name)) };
    }),
    suggestions: categoryNames.flatMap((category) => {
      const words = [...new Set(found.filter((each) => each.category === category).map(({ word }) => word))];
      return words.length === 0 ? [] : [{ category, words }];
    }),
  };
}
