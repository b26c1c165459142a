import { isLatitude, isLongitude } from '#contract/boards';
import type { Point } from '../readCoordinates';
import { isInCountry } from './countries';
import { countryOf } from './countryNames';

/** Frequent mistakes: a minus that was lost or added, and latitude and longitude in each other's place. */
const corrections: readonly ((point: Point) => Point)[] = [
  ({ lat, long }) => ({ lat: -lat, long }),
  ({ lat, long }) => ({ lat, long: -long }),
  ({ lat, long }) => ({ lat: -lat, long: -long }),
  ({ lat, long }) => ({ lat: long, long: lat }),
];

/**
 * For a point outside a country, given by a name or an ISO code: the corrections that lie inside, which may be none.
 * Undefined for a point inside, and for a country that is not known.
 */
export function pointsInside(name: string, point: Point): Point[] | undefined {
  const country = countryOf(name) ?? '';
  if (isInCountry(country, point.lat, point.long) !== false) return undefined;
  return corrections
    .map((correct) => correct(point))
    .filter(({ lat, long }) => isLatitude(lat) && isLongitude(long) && isInCountry(country, lat, long) === true);
}
