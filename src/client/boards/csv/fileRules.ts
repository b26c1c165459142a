import { sidesOf, type Cells, type ResolutionOrder, type RowIssue } from './rowRules';

/** Rows that are wrong only beside the others: the same device id twice (an error on the later row), the same name twice (a warning). */
export function compareRows(rows: readonly Cells[]): Map<number, RowIssue[]> {
  const found = new Map<number, RowIssue[]>();
  const add = (index: number, issue: RowIssue): void => {
    const list = found.get(index);
    if (list) list.push(issue);
    else found.set(index, [issue]);
  };
  const devices = new Map<string, number>();
  const names = new Map<string, number>();
  rows.forEach((cells, index) => {
    const device = cells.device_id?.trim() ?? '';
    const first = devices.get(device);
    if (device !== '' && first !== undefined) {
      add(index, { code: 'repeated-device', level: 'error', field: 'device_id', value: device, message: `Row ${String(first + 1)} has the same device id. Keep one of them.` });
    } else devices.set(device, index);
    const name = cells.boardname?.trim().toLowerCase() ?? '';
    const namesake = names.get(name);
    if (name !== '' && namesake !== undefined) {
      add(index, { code: 'repeated-name', level: 'warning', field: 'boardname', value: cells.boardname ?? '', message: `Row ${String(namesake + 1)} has the same name.` });
    } else names.set(name, index);
  });
  return found;
}

const wide = /billboard|roadside|highway|building|cinema|spectacular|led wall/i;
const tall = /mall|shelter|street furniture|poster|kiosk|totem/i;

/**
 * In which order the two numbers of a resolution most likely stand. The specification reads HEIGHTxWIDTH; the provider's real
 * exports are WIDTHxHEIGHT (research: domain C2). Each row votes by the shape its kind of screen usually has.
 */
export function guessResolutionOrder(rows: readonly Cells[]): ResolutionOrder {
  let widthFirst = 0;
  let heightFirst = 0;
  for (const { resolution, screenType, venueType } of rows) {
    const sides = sidesOf(resolution ?? '');
    if (sides === null || sides[0] === sides[1]) continue;
    const [first, second] = sides;
    const kind = `${screenType ?? ''} ${venueType ?? ''}`;
    const ratio = Math.max(first, second) / Math.min(first, second);
    // Screens at least twice as wide as tall are common, the other way round hardly one.
    const expectsWide = ratio >= 2 || (wide.test(kind) && !tall.test(kind));
    const expectsTall = !expectsWide && tall.test(kind);
    if (!expectsWide && !expectsTall) continue;
    if (expectsWide === first > second) widthFirst += 1;
    else heightFirst += 1;
  }
  return widthFirst > heightFirst * 1.5 ? 'width-first' : 'height-first';
}
