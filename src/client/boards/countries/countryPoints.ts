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

/** The corrections of a point outside a country, given by its ISO code, that lie inside; there may be none. */
export const correctionsInside = (code: string, point: Point): Point[] =>
  corrections
    .map((correct) => correct(point))
    .filter(({ lat, long }) => isLatitude(lat) && isLongitude(long) && isInCountry(code, lat, long) === true);

/** The same for a country's name. Undefined for a point inside, and for a country that is not known. */
export function pointsInside(name: string, point: Point): Point[] | undefined {
  const code = countryOf(name) ?? '';
  return isInCountry(code, point.lat, point.long) === false ? correctionsInside(code, point) : undefined;
}
