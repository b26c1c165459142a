import { findIssues, valuesOf } from '../../../../src/client/boards/csv/columns/checkRow';
import type { Cells } from '../../../../src/client/boards/csv/columns/column';
import { Sheet } from '../../../../src/client/boards/csv/sheet/sheet';

export const sheetOf = (...lines: string[]) => new Sheet(new TextEncoder().encode(lines.join('\n')));
/** A row with nothing wrong. */
export const good: Cells = {
  device_id: 'KS-1',
  boardname: 'Rossio',
  lat: '38.71',
  long: '-9.14',
  country: 'Portugal',
  resolution: '1080x1920',
};
export const issues = (cells: Cells, home: string | null = null) => {
  const all = { ...good, ...cells };
  return findIssues(all, valuesOf(all), { dialect: 'inventory', home, order: 'height-first', pixelSides: true });
};
/** What is found, as 'level code: button'. */
export const found = (cells: Cells, home?: string) =>
  issues(cells, home ?? null).map(({ level, code, fix }) => `${level} ${code}${fix ? `: ${fix.label}` : ''}`);
export const fixed = (cells: Cells): Cells =>
  issues(cells).reduce<Cells>((row, { fix }) => ({ ...row, ...fix?.cells }), cells);
/** Groups of a whole file: count, level, code, button. */
export const groups = (sheet: Sheet) =>
  sheet.summary().issues.map(({ count, level, group, fix }) => `${count} ${level} ${group.split(' ')[0]}: ${fix}`);
export const fixGroup = (sheet: Sheet, code: string) =>
  sheet.fixAll(sheet.summary().issues.find(({ group }) => group.startsWith(`${code} `))?.group ?? '');
