import { countries, countryName } from '#contract/countries/countries';
import { findCountry } from '#contract/countries/countryNames';

const names = new Set(countries.map((name) => name.toLowerCase()));

export const isEnglishCountry = (text: string): boolean => names.has(text.toLowerCase());

/** The English name of a country that a text names or abbreviates; any other text as it stands. */
export function englishCountry(text: string): string {
  const code = isEnglishCountry(text) ? null : findCountry(text);
  return code === null ? text : countryName(code);
}
