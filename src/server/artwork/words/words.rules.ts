import { foldText } from '#contract/fold';
import { categoryNames, type Category, type PictureWord, type Suggestion } from '#contract/placement';
import { harmless, wordLists } from './wordLists';

type Line = Omit<PictureWord, 'suggests'>;

/** A folded text as words between single spaces, so that only whole words match; '%' counts as one. */
const asWords = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}%-]+/gu, ' ')
    .trim()} `;

/** The line's words without what is harmless. */
const meaning = (line: string): string =>
  harmless.reduce((text, phrase) => text.replaceAll(asWords(phrase), ' | '), asWords(line));

/** The listed words of a category that a line contains. */
const found = (line: string, category: Category): string[] => {
  const words = meaning(line);
  return wordLists[category].filter((word) => words.includes(asWords(word)));
};

/** The lines with the categories that each suggests, and each suggested category with the words that suggest it. */
export function suggestionsOf(lines: readonly Line[]): { words: PictureWord[]; suggestions: Suggestion[] } {
  const words = lines.map((line) => ({
    ...line,
    suggests: categoryNames.filter((category) => found(line.text, category).length > 0),
  }));
  const suggestions = categoryNames.flatMap((category) => {
    const seen = [...new Set(lines.flatMap(({ text }) => found(text, category)))];
    return seen.length === 0 ? [] : [{ category, words: seen }];
  });
  return { words, suggestions };
}
