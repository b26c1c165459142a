import { once } from '../../../ui/browser/once';

/** Beside those of `Intl`, as Windows shortens them. */
const otherNames = ['mrz', 'maj'];

/** The months of languages in full and shortened, also to three letters, as one group of a pattern. */
function groupOfMonths(languages: string): string {
  const names = new Set(otherNames);
  for (const language of languages.split(' '))
    for (const month of ['short', 'long'] as const)
      for (const form of [{ month }, { month, day: 'numeric' }] as const)
        for (const name of monthNames(new Intl.DateTimeFormat(language, form))) {
          names.add(name);
          // févr. and нояб. are also fév and ноя.
          if (month === 'short' && name.length === 4) names.add(name.slice(0, 3));
        }
  return `(?:${[...names].filter((name) => name.length >= 3).join('|')})`;
}

const monthNames = (format: Intl.DateTimeFormat): string[] =>
  Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(new Date(2024, month, 15));
    return (parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\P{L}/gu, '');
  });

const languages = 'en de de-AT fr es pt it nl ru';

/** Months where they stand before a number. Of few languages: LIS-12 is a screen in Lisbon, not a Polish November. */
export const month = once(() => groupOfMonths(languages));
/** Months after a day, where hardly any word of an id stands. */
export const monthAfterDay = once(() => groupOfMonths(`${languages} uk pl tr sv da nb fi hu ro el id`));
