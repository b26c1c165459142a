import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startLoad, type Load } from '#test/load';
import type { Marquee } from '#test/processes';
import type { startSlowPlatform } from '#test/slowPlatform';
import { submitArtworks } from '#test/submittedArtworks';
import type { Database } from '../../src/server/db/connect';
import { expectRightAnswers } from './answers';
import type { PatroniCluster } from './patroni';
import { until } from './programs';

/** The artworks approved and submitted during each disturbance; the platform answers slowly. */
export const artworks = 10;
/** How soon every process must answer once the database takes writes again: milliseconds. */
export const soon = 3_000;

interface Disturbance {
  /** The name of its boards. */
  name: string;
  within?: number;
  /** @returns the time by `performance.now()` at which the database accepted writes again */
  disturb(): Promise<number>;
}

/** @returns the longest time during which a process answered no read: milliseconds */
export type UnderLoad = (disturbance: Disturbance) => Promise<number>;

interface Parts {
  cluster: PatroniCluster;
  marquee: Marquee;
  database: Database;
  platform: Awaited<ReturnType<typeof startSlowPlatform>>;
}

/** Runs reads, writes and submissions, causes the disturbance in the middle, then checks the results. */
export function underLoadOf({ cluster, marquee, database, platform }: Parts): UnderLoad {
  return async ({ name, within = soon, disturb }) => {
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
    process.stdout.write(
      `${name}: database away ${(since - from).toFixed(0)} ms, every process back ${backAfter().toFixed(0)} ms later, ${String(load.acknowledged)} rows\n`,
    );
    expect(marquee.processes.map(({ child }) => [child.pid, child.exitCode])).toEqual(before.map((pid) => [pid, null]));
    expect(load.seen.wrong).toEqual([]);
    expect(backAfter()).toBeLessThan(within);
    const stored = [await rowsOf(database, name), await rowsOf(database, name, 'distinct device_id')];
    expect(stored).toEqual([load.acknowledged, load.acknowledged]);
    await expectRightAnswers(marquee, database);
    return longestWithoutReads(load, marquee.addresses.length, from);
  };
}

/** The time by which every process had answered a read and a write after `since`. */
function latestAnswer({ seen }: Load, processes: number, since: number): number {
  const first = (process: number, isWrite: boolean): number =>
    seen.good.find((one) => one.at > since && one.process === process && one.isWrite === isWrite)?.at ?? Infinity;
  return Math.max(
    ...Array.from({ length: processes }, (_, process) => [first(process, true), first(process, false)]).flat(),
  );
}

/** The longest time after `from` during which one of the processes answered no read. */
function longestWithoutReads({ seen }: Load, processes: number, from: number): number {
  const gaps = Array.from({ length: processes }, (_, process) => {
    const times = seen.good
      .filter((one) => one.at > from && one.process === process && !one.isWrite)
      .map(({ at }) => at);
    return times.map((at, index) => at - (times[index - 1] ?? from));
  });
  return Math.max(...gaps.flat());
}

/** The number of stored boards of a load, or of the distinct values of `what`. */
export async function rowsOf({ db }: Database, name: string, what = '*'): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(${sql.raw(what)})::int as n from boards where device_id like ${`${name}-%`}`,
  );
  return rows[0]?.n ?? 0;
}
