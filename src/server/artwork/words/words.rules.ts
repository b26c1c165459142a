import { foldText } from '#contract/fold';
import { categoryNames, type Category, type PictureWord, type Suggestion } from '#contract/placement';
import type { Line } from './readLines';
import { harmless, wordLists } from './wordLists';

/** A folded text as words between single spaces, so that only whole words match; '%' counts as one. */
const asWords = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}%-]+/gu, ' ')
    .trim()} `;

const harmlessWords = harmless.map(asWords);
const listed = categoryNames.map((category) => ({
  category,
  words: wordLists[category].map((word) => ({ word, asWords: asWords(word) })),
}));

/** The listed words in a line without what is harmless, by category. */
function wordsIn(line: string): Map<Category, string[]> {
  const text = harmlessWords.reduce((rest, phrase) => rest.replaceAll(phrase, ' | '), asWords(line));
  return new Map(
    listed.map(({ category, words }) => [
      category,
      words.filter(({ asWords }) => text.includes(asWords)).map(({ word }) => word),
    ]),
  );
}

/** The lines with the categories that each suggests, and each suggested category with the words that suggest it. */
export function suggestionsOf(lines: readonly Line[]): { words: PictureWord[]; suggestions: Suggestion[] } {
  const found = lines.map((line) => ({ line, words: wordsIn(line.text) }));
  return {
    words: found.map(({ line, words }) => ({
      ...line,
      suggests: categoryNames.filter((category) => words.get(category)?.length),
    })),
    suggestions: categoryNames.flatMap((category) => {
      const seen = [...new Set(found.flatMap(({ words }) => words.get(category) ?? []))];
      return seen.length === 0 ? [] : [{ category, words: seen }];
    }),
  };
}
