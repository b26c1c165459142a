import { z } from 'zod';
import json from './data/cities.json';
import { findNamed } from './findNamed';

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
export const cityNamed = (name: string): City => findNamed(cities, 'city', name);
