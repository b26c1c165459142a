import { sidesOf, type Cells, type ResolutionOrder, type RowIssue } from './rowRules';

/** Finds duplicates of earlier rows: the same device id (an error on the later row) or the same name (a warning). */
export class DuplicateFinder {
  readonly #devices = new Map<string, number>();
  readonly #names = new Map<string, number>();

  /** Call it for each row in order. `line`: the line in the file, by which the review numbers rows. */
  issuesOf(cells: Cells, line: number): RowIssue[] {
    const found: RowIssue[] = [];
    const device = cells.device_id?.trim() ?? '';
    const first = earlierLine(this.#devices, device, line);
    if (first !== undefined)
      found.push({
        code: 'repeated-device',
        level: 'error',
        field: 'device_id',
        value: device,
        message: `Line ${String(first)} has the same device id and is loaded instead. Keep one of them.`,
      });
    const namesake = earlierLine(this.#names, cells.boardname?.trim().toLowerCase() ?? '', line);
    if (namesake !== undefined)
      found.push({
        code: 'repeated-name',
        level: 'warning',
        field: 'boardname',
        value: cells.boardname ?? '',
        message: `Line ${String(namesake)} has the same name.`,
      });
    return found;
  }
}

/** The line of the earlier row with this text; records the first row with each text. */
function earlierLine(rows: Map<string, number>, text: string, line: number): number | undefined {
  if (text === '') return undefined;
  const first = rows.get(text);
  if (first === undefined) rows.set(text, line);
  return first;
}

const wide = /billboard|roadside|highway|building|cinema|spectacular|led wall/i;
const tall = /mall|shelter|street furniture|poster|kiosk|totem/i;

/**
 * Guesses the order of the two numbers of a resolution. The specification says HEIGHTxWIDTH, but the provider's real
 * exports are WIDTHxHEIGHT. Each row votes by the usual shape of its type of screen.
 */
export class ResolutionVotes {
  #widthFirst = 0;
  #heightFirst = 0;

  add({ resolution, screenType, venueType }: Cells): void {
    const sides = sidesOf(resolution ?? '');
    if (sides === null || sides[0] === sides[1]) return;
    const [first, second] = sides;
    const kind = `${screenType ?? ''} ${venueType ?? ''}`;
    const ratio = Math.max(first, second) / Math.min(first, second);
    // Screens at least twice as wide as tall are common; screens twice as tall as wide are rare.
    const expectsWide = ratio >= 2 || (wide.test(kind) && !tall.test(kind));
    const expectsTall = !expectsWide && tall.test(kind);
    if (!expectsWide && !expectsTall) return;
    if (expectsWide === first > second) this.#widthFirst += 1;
    else this.#heightFirst += 1;
  }

  result(): ResolutionOrder {
    return this.#widthFirst > this.#heightFirst * 1.5 ? 'width-first' : 'height-first';
  }
}
