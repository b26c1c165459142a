import type { CsvField } from './column';
import { areUnits, type ColumnValues } from './columnValues';
import { foldWords } from './sides';

const namesUnit = /unit|unid|uom|einheit|eenheid|enhe[dt]|jednostk/;
/** A unit behind such a column is that of another size than the screen has in pixels. */
const namesOtherSize = /diag|inch|zoll|pouce|pulgada|polegada|pollic|physical|actual|pitch|distan|area|surface|flache/;

/**
 * The position of the column with the unit of the sizes, beside them or with a header that says so; -1 if there is none,
 * or if their headers say that they are in pixels. The unit of a resolution stands beside it: one farther on may be that
 * of a diagonal. `isFree`: whether a column fills no field.
 */
export function findUnit(
  headers: readonly string[],
  { width, height, resolution = -1 }: Partial<Record<CsvField, number>>,
  isFree: (position: number) => boolean,
  valuesOf: ColumnValues,
): number {
  const sides = [width, height].filter((at) => at !== undefined);
  const sizes = sides.length > 0 ? sides : [resolution];
  if (sizes.some((at) => /px|pixel/.test(foldWords(headers[at] ?? '')))) return -1;
  return headers.findIndex(
    (header, at) =>
      isFree(at) &&
      !namesOtherSize.test(foldWords(headers[at - 1] ?? '')) &&
      (sizes.some((size) => size + 1 === at || size - 1 === at) ||
        (sides.length > 0 && namesUnit.test(foldWords(header)))) &&
      areUnits(valuesOf(at)),
  );
}
