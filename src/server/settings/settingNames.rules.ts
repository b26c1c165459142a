import { distance } from 'fastest-levenshtein';

/** Shorter names are too similar to those of other programs. */
const shortest = 8;
/** Wrong, missing or added letters. */
const maxWrong = 2;

/**
 * Names in the environment that are probably misspelt settings: `DATABAS_URL` would otherwise start the embedded
 * database.
 */
export function misspelt(names: readonly string[], settings: readonly string[]): { name: string; meant: string }[] {
  const long = settings.filter(({ length }) => length >= shortest);
  return names
    .filter((name) => name.length >= shortest && !settings.includes(name))
    .flatMap((name) => {
      const meant = long.find((setting) => distance(name.toUpperCase(), setting) <= maxWrong);
      return meant === undefined ? [] : [{ name, meant }];
    });
}
