import type { ReadingChoice } from '../reading/openText';
import { Sheet } from './sheet';
import type { SheetChanges } from './sheetSummary';

/**
 * The same file read in another way. Edits stay with their line; the choice of columns and the order are kept while the
 * header stays where it is.
 */
export function rereadSheet(sheet: Sheet, bytes: Uint8Array, choice: ReadingChoice): Sheet {
  const before = sheet.changes();
  const other = new Sheet(bytes, sheet.summary().key, { ...before.reading, ...choice });
  const lines = sheet.lines();
  const positions = new Map(other.lines().map((line, index) => [line, index]));
  const edits = before.edits.flatMap(([index, cells]): SheetChanges['edits'] => {
    const position = positions.get(lines[index] ?? 0);
    return position === undefined ? [] : [[position, cells]];
  });
  const [was, is] = [sheet.summary().reading, other.summary().reading];
  const isSameHeader = was.headerLine === is.headerLine && was.delimiter === is.delimiter;
  other.restore(isSameHeader ? { ...before, edits } : { order: other.changes().order, edits });
  return other;
}
