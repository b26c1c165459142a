import type { Point } from '../readCoordinates';
import { isInCountry } from '#contract/countries/countries';
import { findCountry } from '#contract/countries/countryNames';

/**
 * The corrections of a point outside a country, given by its ISO code, that lie inside; there may be none. Frequent
 * mistakes are a minus that was lost or added, and latitude and longitude in each other's place.
 */
export function correctionsInside(code: string, { lat, long }: Point): Point[] {
  const inside: Point[] = [];
  if (isInCountry(code, -lat, long) === true) inside.push({ lat: -lat, long });
  if (isInCountry(code, lat, -long) === true) inside.push({ lat, long: -long });
  if (isInCountry(code, -lat, -long) === true) inside.push({ lat: -lat, long: -long });
  if (isInCountry(code, long, lat) === true) inside.push({ lat: long, long: lat });
  return inside;
}

/** The same for a country's name. Undefined for a point inside, and for a country that is not known. */
export function pointsInside(name: string, point: Point): Point[] | undefined {
  const code = findCountry(name) ?? '';
  return isInCountry(code, point.lat, point.long) === false ? correctionsInside(code, point) : undefined;
}
