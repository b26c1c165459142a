import { isPixels, isSquareMetres } from '#contract/boardFields';
import { isNumberRead, readNumber, type NumberReading } from '../../ui/format/readNumber';
import { readDegrees } from '../readCoordinates';

const pixels = {
  // Three zeros after a mark are thousands: nobody writes 100 pixels as 100.000.
  isRight: (n: number, decimals: number) => isPixels(n) && decimals < 3,
  units: ['pixels', 'pixel', 'px'],
};
const squareMetres = {
  isRight: isSquareMetres,
  units: ['square metres', 'square meters', 'sq. m', 'sq m', 'sqm', 'qm', 'm²', 'm^2', 'm2'],
  // The form itself shows 9.216 with a point.
  pointIsDecimal: true,
};

const readers = {
  latitude: (typed: string) => readDegrees(typed, 'lat'),
  longitude: (typed: string) => readDegrees(typed, 'long'),
  height: (typed: string) => readNumber(typed, pixels),
  width: (typed: string) => readNumber(typed, pixels),
  surfaceArea: (typed: string) => readNumber(typed, squareMetres),
} as const;
export type NumberField = keyof typeof readers;

export const isNumberField = (field: string): field is NumberField => field in readers;

/** What the text of a number field means: degrees, pixels or square metres. */
export const readField = (field: NumberField, typed: string): NumberReading => readers[field](typed);

/** The number of a field; NaN for a text that is none, which `validateBoard` refuses. */
export function numberIn(field: NumberField, typed: string): number {
  const reading = readField(field, typed);
  return isNumberRead(reading) ? reading.value : NaN;
}
