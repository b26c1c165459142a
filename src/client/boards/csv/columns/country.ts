import { countryName, isInCountry } from '#contract/countries/countries';
import { countriesLike } from '../../countries/countriesLike';
import { englishCountry, isEnglishCountry } from '../../countries/englishCountry';
import { issue, memoizedByText, type RowContext, type RowIssue } from './column';
import { codeOf, parseDegrees } from './coordinates';

/** The country as it is loaded. */
export const countryText = memoizedByText(englishCountry);

/** Whether a country is one whose provinces have codes of two letters, as Napoli and Navarra. */
export const isProvincial = (code: string | null): boolean => code === 'IT' || code === 'ES';

const none = issue('warning', 'no-country', ['country'], 'No country: filters and checks by country miss the board.');
const unknown = issue('warning', 'country', ['country'], 'Not a known country. It is kept as it is.');
const fixTo = (name: string) => ({ fix: { label: `Use ${name}`, cells: { country: name } } });

/** What is wrong with the text alone. */
const checkText = memoizedByText((text): RowIssue | null => {
  if (text === '') return none;
  if (isEnglishCountry(text)) return null;
  const known = countryText(text);
  if (codeOf(text) !== null)
    return issue('warning', 'country-name', ['country'], `'${text}' is read as ${known}.`, {
      summary: `Other ways to write ${known}.`,
      ...fixTo(known),
    });
  const like = countriesLike(text);
  const [first] = like;
  if (first === undefined) return unknown;
  const asked = like.map((name) => `'${name}'`).join(' or ');
  const message = `Not a known country; did you mean ${asked}? It is kept as it is.`;
  return issue('warning', 'country', ['country'], message, like.length === 1 ? fixTo(first) : {});
});

export function checkCountry(text: string | undefined, { cells, home }: RowContext): RowIssue | null {
  if (text === undefined) return null;
  const found = checkText(text);
  if (home === null || (found !== none && found !== unknown)) return found;
  // A city or a region: most rows of the file are in one country, and this one lies there too.
  const [lat, long] = [parseDegrees(cells.lat ?? '', 'lat'), parseDegrees(cells.long ?? '', 'long')];
  if (lat === '' || long === '' || isInCountry(home, lat, long) !== true) return found;
  const name = countryName(home);
  const message =
    text === ''
      ? `No country. The board lies in ${name}, as most of the file.`
      : `Not a known country; the board lies in ${name}, as most of the file.`;
  return issue('warning', text === '' ? found.code : 'country-near', ['country'], message, fixTo(name));
}
