/**
 * Whether two stray quotes have made one record of whole rows, although its number of cells is right. This is so if each
 * of the lines has as many cells as a row, if one between the first and the last has, or if all but the first are rows
 * with an id like that of the first. A first line with more cells than a row is none. In short rows only the id tells, because a line of text may have a
 * comma or two. A single `8010,Graz` is of an address, unless its number follows that of the first. `width`: the number
 * of cells of a row.
 */
export function holdsRows(record: string, delimiter: string, width: number): boolean {
  const lines = record.split('\n').filter((line) => line !== '');
  const [first = [], ...others] = lines.map((line) =>
    line.replace(quotedCell, (cell) => cell.replaceAll(delimiter, ' ')).split(delimiter),
  );
  if (first.length > width) return false;
  const rows = others.filter((cells) => cells.length === width && (!isProse(cells) || isProse(first)));
  const isLong = width >= 4;
  const follows = (id: string, before: string): boolean =>
    /\d/.test(id)
      ? idForm(id) === idForm(before) && (rows.length > 1 || !isNumber(id) || Number(id) === Number(before) + 1)
      : rows.length > 1 && areWords(id, before);
  const areRows = rows.length > 0 && rows.length === others.length;
  return (
    (areRows && first.some((before, at) => rows.every((cells) => follows(cells[at] ?? '', before)))) ||
    (isLong && rows.some((cells) => cells !== others.at(-1))) ||
    (isLong && [first, ...others].every((cells) => cells.length === width))
  );
}

/** One that closes in its line. */
const quotedCell = /(?<![^,;|\t])"(?:[^"]|"")*"(?![^,;|\t])/g;
/** 'Shop, café, bar': a space stands after each comma. */
const isProse = ([, ...cells]: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => cell.startsWith(' '));
const isNumber = (id: string): boolean => /^\d+$/.test(id);
/** `D-7` and `D-12`, or two UUIDs, have the same. */
export const idForm = (id: string): string => id.replace(/[\da-f]+/gi, '0');
/** `rossio` and `sao-bento`, or both with a capital. */
const areWords = (...ids: string[]): boolean =>
  ids.every((id) => /^\p{Ll}+(?:[-_.]\p{Ll}+)*$/u.test(id)) || ids.every((id) => /^\p{Lu}\p{L}+$/u.test(id));
