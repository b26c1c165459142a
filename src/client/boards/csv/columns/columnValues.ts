import type { Axis } from '../../readCoordinates';
import { splitPlace } from './place';
import { isInPixels } from './resolution';

/** The values of a column of a file, without empty ones, as far as its first rows tell. */
export type ColumnValues = (position: number) => readonly string[];

/** Whether each value is a size in pixels. */
export const arePixels = (values: readonly string[]): boolean => values.length > 0 && values.every(isInPixels);

/** Whether each value is a whole number. */
export const areWhole = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((text) => /^\d+$/.test(text));

const statusWords = new Set(
  (
    'online offline on off active inactive enabled disabled up down live ok running stopped paused idle playing ready ' +
    'connected disconnected operational maintenance warning error fault unknown retired aktiv inaktiv activo inactivo ' +
    'ativo inativo actif inactif attivo inattivo actief inactief'
  ).split(' '),
);
/** Whether the values say how screens do, instead of where they are. ON, OK and UP are a province and states too. */
export const areStatuses = (values: readonly string[]): boolean =>
  values.some((text) => text.length > 2) && values.every((text) => statusWords.has(text.toLowerCase()));

const letters = { lat: /^[NS]$/i, long: /^[EW]$/i } as const;
/** Whether each value is a letter of the hemisphere, in a column of its own. */
export const areHemispheres = (values: readonly string[], axis: Axis): boolean =>
  values.length > 0 && values.every((text) => letters[axis].test(text));

const knownPlace = /°|point|coordinates/i;
/** Not of '1.2000, 0.6750', '5.0000/10.0000', '1/6': prices and sizes are filled up with zeros. */
const isPrecise = (degrees: string): boolean => /\.\d{4}/.test(String(Number(degrees)));

/** Whether the values are both coordinates: each of them, or half of them if the header says so (`first`). */
export function arePlaces(values: readonly string[], first: Axis | null): boolean {
  const places = values.flatMap((text) => {
    const place = splitPlace(text, first);
    return place === null ? [] : [{ ...place, text }];
  });
  const needed = first === null ? values.length : values.length / 2;
  const isSure = places.some(({ text, lat, long }) => knownPlace.test(text) || (isPrecise(lat) && isPrecise(long)));
  return isSure && places.length >= needed;
}
