import { distance } from 'fastest-levenshtein';
import { countries } from '../../form/countries';
import { memoizedByText } from '../reading/nearest';
import { isKnownCountry } from './countryBoxes';

const folded = countries.map((name) => ({ name, text: name.toLowerCase() }));

/** The country of which a text is probably a misspelling: 'Potugal' is one letter away from Portugal. Else null. */
export const countryLike = memoizedByText((given): string | null => {
  const text = given.toLowerCase();
  if (text === '' || isKnownCountry(text) || folded.some((country) => country.text === text)) return null;
  const allowed = text.length > 6 ? 2 : 1;
  const near = folded
    .map(({ name, text: other }) => ({ name, edits: distance(text, other) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.name ?? null;
});
