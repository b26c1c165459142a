import { distance } from 'fastest-levenshtein';
import { countries } from '#contract/countries/countries';

const lowerCased = countries.map((name) => ({ name, text: name.toLowerCase() }));

/** The country of which a text is probably a misspelling: 'Potugal' is one letter away from Portugal. Else null. */
export function countryLike(given: string): string | null {
  const text = given.toLowerCase();
  const allowed = text.length > 6 ? 2 : text.length > 3 ? 1 : 0;
  const near = lowerCased
    .map(({ name, text: other }) => ({ name, edits: distance(text, other) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.name ?? null;
}
