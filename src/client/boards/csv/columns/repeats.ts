import { issue, nothing, type Cells, type RowIssue } from './column';
import { foldId, nearlyKnownId } from './ids';
import { foldLooks } from './lookAlikes';

/** Finds rows that repeat earlier ones: the same device id (an error on the later row), nearly the same one, or the same name. */
export class DuplicateFinder {
  readonly #devices = new Map<string, number>();
  /** The first id of those that `foldId` makes one, by what they have in common; only of ids that differ from it. */
  readonly #alike = new Map<string, string>();
  readonly #names = new Map<string, number>();

  /** Call it for each row in order. `line`: the line in the file, by which the review numbers rows. */
  issuesOf({ device_id: device = '', boardname = '' }: Cells, line: number): readonly RowIssue[] {
    const first = earlier(this.#devices, device, line);
    const alike = first === undefined ? this.#alikeId(device) : undefined;
    const namesake = earlier(this.#names, foldLooks(boardname), line);
    if (first === undefined && alike === undefined && namesake === undefined) return nothing;
    const found: RowIssue[] = [];
    if (first !== undefined)
      found.push(
        issue(
          'error',
          'repeated-device',
          ['device_id'],
          `Line ${String(first)} has the same device id and is loaded instead. Keep one of them.`,
          { summary: 'An earlier line has the same device id and is loaded instead. Keep one of them.' },
        ),
      );
    else if (alike !== undefined) found.push(nearlyKnownId(device, alike, false));
    if (namesake !== undefined)
      found.push(
        issue('warning', 'repeated-name', ['boardname'], `Line ${String(namesake)} has the same name.`, {
          summary: 'An earlier line has the same name.',
        }),
      );
    return found;
  }

  #alikeId(device: string): string | undefined {
    const folded = foldId(device);
    if (folded === device) return this.#alike.size === 0 ? undefined : this.#alike.get(folded);
    return earlier(this.#alike, folded, device) ?? (this.#devices.has(folded) ? folded : undefined);
  }
}

/** The value of the earlier row with this text; records that of the first row with each text. */
function earlier<T>(rows: Map<string, T>, text: string, value: T): T | undefined {
  if (text === '') return undefined;
  const first = rows.get(text);
  if (first === undefined) rows.set(text, value);
  return first;
}
