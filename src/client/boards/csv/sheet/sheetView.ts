import type { ResolutionOrder } from '../columns/column';
import { CountryVotes, ResolutionVotes } from '../columns/fileVotes';
import { reportColumns } from '../reading/csvText';
import type { SheetCells } from './sheetCells';
import { listIssues, foundIn, hasError, isKind, listReasons, type Row } from './sheetRow';
import type { RowKind, RowView } from './sheetSummary';

/** One window of the rows of a kind, or with an issue of a group; the last one if the rows end before it. */
export function viewRows(
  all: readonly Row[],
  cells: SheetCells,
  kind: RowKind,
  group: string | null,
  offset: number,
  limit: number,
): { rows: RowView[]; total: number } {
  const found: number[] = [];
  all.forEach((row, index) => {
    if (isKind(row, kind) && (group === null || foundIn(row).some((each) => each.group === group))) found.push(index);
  });
  const from = Math.min(offset, Math.max(0, Math.ceil(found.length / limit) - 1) * limit);
  const rows = found.slice(from, from + limit).map((index) => buildView(all[index] as Row, index, cells)); // index is valid
  return { total: found.length, rows };
}

function buildView(row: Row, index: number, cells: SheetCells): RowView {
  const { line, plan, changed, outcome } = row;
  return { index, line, cells: cells.of(index, row), plan, changed, outcome, issues: listIssues(row) };
}

/** Rows that were not loaded, as in the file, each with its line and the reasons. `isNumbered`: the file has no header. */
export function failedRows(
  all: readonly Row[],
  cells: SheetCells,
  isNumbered: boolean,
): { header: string[]; rows: string[][] } {
  const rows = all.flatMap((row, index) => {
    if (!hasError(row) && row.outcome !== 'failed') return [];
    const asInFile = row.damage === null ? cells.asInFile(index, row) : cells.raw(row);
    return [[...asInFile, String(row.line), listReasons(row).join(' ')]];
  });
  return { header: [...cells.names(isNumbered), ...reportColumns], rows };
}

/** What the rows say together: ISO code of the country of most of them, and the likely order of a resolution. */
export function readVotes(all: readonly Row[], cells: SheetCells): { home: string | null; order: ResolutionOrder } {
  const [countries, orders] = [new CountryVotes(), new ResolutionVotes()];
  for (const [index, row] of all.entries()) {
    const named = cells.of(index, row);
    countries.add(named);
    orders.add(named);
  }
  return { home: countries.result(), order: orders.result() };
}
