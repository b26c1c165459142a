import { z } from 'zod';
import json from './data/cities.json';

const cityShape = z.strictObject({
  country: z.string(),
  city: z.string(),
  state: z.string(),
  /** Degrees, of the centre. */
  lat: z.number(),
  long: z.number(),
  /** Places in the city for boards. */
  spots: z.array(z.string()),
});
export type City = z.output<typeof cityShape>;

export const cities: readonly City[] = z.array(cityShape).parse(json);

/** @throws Error for a name that is not in the list */
export function cityNamed(name: string): City {
  const found = cities.find(({ city }) => city === name);
  if (!found) throw new Error(`No demo city ${name}`);
  return found;
}
