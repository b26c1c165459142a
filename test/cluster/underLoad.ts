import { sql } from 'drizzle-orm';
import { startLoad, type Load } from '#test/load';
import type { startSlowPlatform } from '#test/slowPlatform';
import { submitArtworks } from '#test/submittedArtworks';
import type { Database } from '../../src/server/db/connect';
import { expectRightAnswers, type Marquee } from './marquee';
import type { PatroniCluster } from './patroni';
import { pause, until } from './programs';

/** How many are approved at each disturbance; the platform takes its time over each. */
export const artworks = 10;
/** How soon after the database every process must be back: milliseconds. */
export const soon = 3_000;

/** What one disturbance did, in milliseconds. */
export interface Figures {
  what: string;
  /** From the disturbance until the database took a write again. */
  databaseAway: number;
  /** From then until every process had answered a read and a write again. */
  back: number;
  /** The longest time in which a process answered no read. */
  withoutReads: number;
  answered: number;
  /** Answered with 503 and Retry-After. */
  refused: number;
  /** Rows that were acknowledged; all of them are stored. */
  rows: number;
}

interface Disturbance {
  what: string;
  /** What its boards are called. */
  name: string;
  within?: number;
  /** @returns when the database took writes again, by `performance.now()` */
  disturb(): Promise<number>;
}

export type UnderLoad = (disturbance: Disturbance) => Promise<void>;

interface Parts {
  cluster: PatroniCluster;
  marquee: Marquee;
  database: Database;
  platform: Awaited<ReturnType<typeof startSlowPlatform>>;
  figures: Figures[];
}

/** Everything under way, a disturbance in the middle, and what must hold afterwards. */
export function underLoadOf({ cluster, marquee, database, platform, figures }: Parts): UnderLoad {
  return async ({ what, name, within = soon, disturb }) => {
    await cluster.settled();
    await submitArtworks(artworks, { database, folder: marquee.folder, send: marquee.send });
    const before = marquee.processes.map(({ child }) => child.pid);
    const load = startLoad(marquee.addresses, marquee.headers, { name, timeLimit: 150_000 });
    await until('submissions are in hand', () => platform.inHand() >= 4);
    await pause(500);
    const from = performance.now();
    const since = await disturb();
    const backAfter = (): number => latestAnswer(load, marquee.addresses.length, since) - since;
    await until('every process is back', () => backAfter() < Infinity, within + 20_000).catch(() => undefined);
    await pause(500);
    await load.end();
    figures.push({
      what,
      databaseAway: since - from,
      back: backAfter(),
      withoutReads: longestWithoutReads(load, marquee.addresses.length, from),
      answered: load.seen.statuses.get(200) ?? 0,
      refused: load.seen.statuses.get(503) ?? 0,
      rows: load.acknowledged,
    });
    expect(marquee.processes.map(({ child }) => [child.pid, child.exitCode])).toEqual(before.map((pid) => [pid, null]));
    expect(load.seen.wrong).toEqual([]);
    expect(backAfter()).toBeLessThan(within);
    const stored = [await rowsOf(database, name), await rowsOf(database, name, 'distinct device_id')];
    expect(stored).toEqual([load.acknowledged, load.acknowledged]);
    await expectRightAnswers(marquee, database);
  };
}

/** When the last of the processes answered its first read and its first write after `since`. */
function latestAnswer({ seen }: Load, processes: number, since: number): number {
  const first = (process: number, isWrite: boolean): number =>
    seen.good.find((one) => one.at > since && one.process === process && one.isWrite === isWrite)?.at ?? Infinity;
  return Math.max(
    ...Array.from({ length: processes }, (_, process) => [first(process, true), first(process, false)]).flat(),
  );
}

/** The longest time from `from` on in which one of the processes answered no read. */
export function longestWithoutReads({ seen }: Load, processes: number, from: number): number {
  const gaps = Array.from({ length: processes }, (_, process) => {
    const times = seen.good
      .filter((one) => one.at > from && one.process === process && !one.isWrite)
      .map(({ at }) => at);
    return times.map((at, index) => at - (times[index - 1] ?? from));
  });
  return Math.max(...gaps.flat());
}

/** How many boards a load has stored. */
export async function rowsOf({ db }: Database, name: string, what = '*'): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(${sql.raw(what)})::int as n from boards where device_id like ${`${name}-%`}`,
  );
  return rows[0]?.n ?? 0;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** A table in Markdown. */
export function asTable(figures: readonly Figures[]): string {
  const rows = [
    [
      'disturbance',
      'no writes by the database',
      'back after',
      'longest without a read',
      'calls answered',
      '503',
      'rows',
    ],
    ['---', '---', '---', '---', '---', '---', '---'],
    ...figures.map((one) => [
      one.what,
      seconds(one.databaseAway),
      seconds(one.back),
      seconds(one.withoutReads),
      String(one.answered),
      String(one.refused),
      String(one.rows),
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
