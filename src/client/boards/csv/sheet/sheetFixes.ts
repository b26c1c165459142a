import type { Cells, CsvField, RowIssue } from '../columns/column';
import type { SheetCells } from './sheetCells';
import { unplan, type Row } from './sheetRow';
import type { FixedGroup } from './sheetSummary';

interface Written {
  index: number;
  cells: Cells;
  /** The user's values before. */
  before: Cells | undefined;
}

/** Fixes of whole groups, so that each can be taken back while nothing has been loaded. */
export class SheetFixes {
  readonly #cells: SheetCells;
  readonly #done = new Map<string, { issue: RowIssue; rows: Written[] }>();

  constructor(cells: SheetCells) {
    this.#cells = cells;
  }

  summary(): FixedGroup[] {
    return [...this.#done].map(([group, { issue, rows }]) => ({
      group,
      fields: issue.fields,
      fix: issue.fix?.label ?? '',
      count: rows.length,
    }));
  }

  /** Applies the fix of each issue of a group. Returns how many rows changed. */
  apply(all: readonly Row[], group: string): number {
    const rows = all.flatMap((row, index): Written[] => {
      const issue = row.issues.find((found) => found.group === group);
      if (!issue?.fix) return [];
      const { cells } = issue.fix;
      const written = { index, cells, before: this.#cells.edits.get(index) };
      this.#cells.write(index, cells);
      unplan(row);
      const done = this.#done.get(group);
      if (done) done.rows.push(written);
      else this.#done.set(group, { issue, rows: [written] });
      return [written];
    });
    return rows.length;
  }

  /** Takes the fix of a group back. Cells that the user has changed since stay. Returns how many rows changed. */
  undo(all: readonly Row[], group: string): number {
    const written = this.#done.get(group)?.rows ?? [];
    for (const { index, cells, before } of written) {
      const edits: Cells = { ...this.#cells.edits.get(index) };
      for (const field of Object.keys(cells) as CsvField[]) {
        // keys of cells are fields
        if (edits[field] !== cells[field]) continue;
        if (before?.[field] === undefined) Reflect.deleteProperty(edits, field);
        else edits[field] = before[field];
      }
      this.#cells.replace(index, edits);
      const row = all[index];
      if (row) unplan(row);
    }
    this.#done.delete(group);
    return written.length;
  }
}
