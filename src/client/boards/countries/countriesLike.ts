import { distance } from 'fastest-levenshtein';
import { countries } from '#contract/countries/countries';

const lowerCased = countries.map((name) => ({ name, text: name.toLowerCase() }));

/** The countries of which a text may be a misspelling, the likeliest first: 'Potugal' is one letter away from Portugal. */
export function countriesLike(given: string): string[] {
  const text = given.toLowerCase();
  const allowed = text.length > 6 ? 2 : text.length > 3 ? 1 : 0;
  return lowerCased
    .map(({ name, text: other }) => ({ name, edits: distance(text, other) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)
    .map(({ name }) => name);
}
