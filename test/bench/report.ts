type Budget = { most: number } | { least: number };

/** One measured value with its budget. */
interface Line {
  /** The part of the benchmark: `lists`, `browser`, ... */
  part: string;
  what: string;
  /** The conditions, such as the database and the number of boards. */
  where: string;
  value: number;
  unit: string;
  /** Left out if the budget is for another size. */
  budget: Budget | undefined;
  /** Other observations. */
  note: string;
}

export interface Context {
  databases: readonly ('pglite' | 'postgres')[];
  /** Numbers of boards, in ascending order. */
  sizes: readonly number[];
  /** The duration of each load test. */
  seconds: number;
  /** Whether react-admin is installed and measured beside the console. */
  withPeer: boolean;
  say(text: string): void;
  add(what: string, where: string, value: number, unit: string, budget?: Budget, note?: string): void;
}

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** Whether the budget is met; undefined without one. */
function isMet({ value, budget }: Line): boolean | undefined {
  if (budget === undefined) return undefined;
  return 'most' in budget ? value <= budget.most : value >= budget.least;
}

const budgetOf = ({ budget }: Line): string => {
  if (budget === undefined) return '';
  return 'most' in budget ? `<= ${number(budget.most)}` : `>= ${number(budget.least)}`;
};

/** The measured values, printed as they come and as a table at the end. */
export class Report {
  readonly #lines: Line[] = [];

  add(line: Line): void {
    this.#lines.push(line);
    process.stderr.write(`         ${asText([line])}\n`);
  }

  print(): void {
    const judged = this.#lines.map(isMet).filter((met) => met !== undefined);
    process.stdout.write(
      `\n${asText(this.#lines)}\n\n${String(judged.filter(Boolean).length)} of ${String(judged.length)} budgets met.\n`,
    );
  }
}

function asText(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.part,
    line.what,
    line.where,
    `${number(line.value)} ${line.unit}`,
    budgetOf(line),
    isMet(line) === false ? 'MISSED' : '',
    line.note,
  ]);
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The median time of `times` calls after one warm-up call: milliseconds. */
export async function medianMs(times: number, work: (round: number) => Promise<unknown>): Promise<number> {
  await work(0);
  const taken: number[] = [];
  for (let round = 1; round <= times; round += 1) taken.push(await millisecondsOf(() => work(round)));
  return median(taken);
}
