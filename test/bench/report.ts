import { loadavg } from 'node:os';

/** One measured value with its budget and limit. */
export interface Line {
  /** The part of the benchmark: `lists`, `browser`, ... */
  part: string;
  what: string;
  /** The conditions, such as the database and the number of boards. */
  where: string;
  value: number;
  unit: string;
  /** Left out if the budget is for another size. */
  budget?: { most: number } | { least: number };
  /** The physical limit or the peer, measured in the same run. */
  limit?: { what: string; value: number };
  /** Other observations. */
  note?: string;
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
  add(line: Line): void;
}

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

export const isMet = ({ value, budget }: Line): boolean | undefined =>
  budget === undefined ? undefined : 'most' in budget ? value <= budget.most : value >= budget.least;

const cells = (line: Line): string[] => [
  line.part,
  line.what,
  line.where,
  `${number(line.value)} ${line.unit}`,
  line.budget === undefined
    ? ''
    : 'most' in line.budget
      ? `<= ${number(line.budget.most)}`
      : `>= ${number(line.budget.least)}`,
  { true: 'met', false: 'MISSED', undefined: '' }[String(isMet(line)) as 'true' | 'false' | 'undefined'], // the three values of `isMet`
  line.limit === undefined ? '' : `${line.limit.what} ${number(line.limit.value)}`,
  line.note ?? '',
];

/** The lines as an aligned text table. */
export function asTable(lines: readonly Line[]): string {
  const rows = [['part', 'what', 'where', 'measured', 'budget', '', 'limit, same run', 'note'], ...lines.map(cells)];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The machine's load averages, which include this benchmark. */
export const loadNow = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
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
