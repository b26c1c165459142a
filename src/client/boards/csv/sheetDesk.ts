import type { ImportResult, ImportRow } from '#contract/imports';
import type { CsvField } from './columns';
import type { Cells, IssueCode, ResolutionOrder } from './rowRules';
import { Sheet } from './sheet';
import type { RowKind, RowView, SheetChanges, SheetPlace, SheetSummary } from './sheetSummary';

const sheets = new Map<string, Sheet>();

function sheet(key: string): Sheet {
  const found = sheets.get(key);
  if (!found) throw new Error('The file is not open any more. Choose it again.');
  return found;
}

/** The files being loaded, read and kept off the page's thread. `key` is the SHA-256 of the bytes. */
export const sheetDesk = {
  async open(file: File): Promise<{ key: string; summary: SheetSummary }> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const key = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const opened = new Sheet(bytes, key);
    sheets.set(key, opened);
    return { key, summary: opened.summary() };
  },
  close: (key: string): void => void sheets.delete(key),
  summary: (key: string): SheetSummary => sheet(key).summary(),
  setOrder(key: string, order: ResolutionOrder): SheetSummary {
    sheet(key).setOrder(order);
    return sheet(key).summary();
  },
  chooseColumn(key: string, position: number, field: CsvField | null): SheetSummary {
    sheet(key).chooseColumn(position, field);
    return sheet(key).summary();
  },
  edit(key: string, index: number, cells: Cells): SheetSummary {
    sheet(key).edit(index, cells);
    return sheet(key).summary();
  },
  fixAll(key: string, code: IssueCode): SheetSummary {
    sheet(key).fixAll(code);
    return sheet(key).summary();
  },
  view: (key: string, kind: RowKind, code: IssueCode | null, offset: number, limit: number): { rows: RowView[]; total: number } => sheet(key).view(kind, code, offset, limit),
  chunk: (key: string, from: number, size: number): { index: number; row: ImportRow }[] => sheet(key).chunk(from, size),
  setPlan: (key: string, indexes: number[], results: ImportResult[]): void => {
    sheet(key).setPlan(indexes, results);
  },
  setOutcomes: (key: string, indexes: number[], results: ImportResult[]): void => {
    sheet(key).setOutcomes(indexes, results);
  },
  restore(key: string, changes: SheetChanges): SheetSummary {
    sheet(key).restore(changes);
    return sheet(key).summary();
  },
  changes: (key: string): SheetChanges => sheet(key).changes(),
  failedRows: (key: string) => sheet(key).failedRows(),
  places: (key: string): SheetPlace[] => sheet(key).places(),
};

/** The page sees the same functions, as promises. */
export type SheetDesk = typeof sheetDesk;
