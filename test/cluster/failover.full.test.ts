import { setTimeout as pause } from 'node:timers/promises';
import { startDatabaseProxy, type DatabaseProxy } from '#test/databaseProxy';
import { startLoad } from '#test/load';
import { startMarquee, type Marquee } from '#test/processes';
import { startSlowPlatform } from '#test/slowPlatform';
import { untilSettled } from '#test/submittedArtworks';
import { connect, type Database } from '../../src/server/db/connect';
import { forMarquee, startHaproxy } from './haproxy';
import { expectFreePlaces, expectRightAnswers } from './answers';
import { startPatroniCluster, type PatroniCluster } from './patroni';
import { openPrograms, signalAll, until } from './programs';
import { artworks, rowsOf, soon, underLoadOf, type UnderLoad } from './underLoad';

/** How long a process may take to detect connections that are frozen but not closed: milliseconds. */
const bySilence = 30_000;

let cluster: PatroniCluster;
let way: DatabaseProxy;
let platform: Awaited<ReturnType<typeof startSlowPlatform>>;
let marquee: Marquee;
let database: Database;
let underLoad: UnderLoad;

beforeAll(async () => {
  [cluster, platform] = await Promise.all([startPatroniCluster(), startSlowPlatform(1_500)]);
  way = await startDatabaseProxy(cluster.url);
  marquee = await startMarquee(2, {
    DATABASE_URL: way.url,
    SSP_URL: platform.origin,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '5',
  });
  database = await connect({ kind: 'server', url: cluster.url });
  underLoad = underLoadOf({ cluster, marquee, database, platform });
}, 240_000);
afterAll(async () => {
  await marquee.stop();
  await database.close();
  await way.close();
  await platform.close();
  await cluster.stop();
}, 60_000);

async function killPrimary(): Promise<number> {
  const leader = await cluster.machine('leader');
  leader.kill();
  const since = await cluster.untilItTakesWrites();
  leader.start();
  return since;
}

test("the primary's machine dies", async () => {
  await underLoad({ name: 'first', disturb: killPrimary });
}, 240_000);

test("the next primary's machine dies too", async () => {
  await underLoad({ name: 'second', disturb: killPrimary });
}, 240_000);

test('another server is made the primary on request', async () => {
  await underLoad({
    name: 'switched',
    disturb: async () => {
      await cluster.switchOver();
      return cluster.untilItTakesWrites();
    },
  });
}, 240_000);

test('the primary is paused, replaced and resumed', async () => {
  await underLoad({
    name: 'paused',
    disturb: async () => {
      const leader = await cluster.machine('leader');
      leader.freeze();
      const since = await cluster.untilItTakesWrites();
      leader.thaw();
      return since;
    },
  });
}, 240_000);

test('the synchronous standby is paused: commits wait, reads go on', async () => {
  const standby = await cluster.settled().then(() => cluster.machine('sync_standby'));
  const withoutReads = await underLoad({
    name: 'standby',
    disturb: async () => {
      standby.freeze();
      return cluster.untilItTakesWrites();
    },
  }).finally(standby.thaw);
  expect(withoutReads).toBeLessThan(soon);
}, 240_000);

test('every connection stops responding', async () => {
  await underLoad({
    name: 'frozen',
    within: bySilence,
    disturb: () => {
      way.freeze();
      way.thaw();
      return Promise.resolve(performance.now());
    },
  });
}, 240_000);

test('every process is replaced behind a proxy without a failed call', async () => {
  const programs = openPrograms();
  try {
    const port = await startHaproxy(programs, forMarquee(marquee.addresses));
    const origin = `http://127.0.0.1:${String(port)}`;
    await until('the proxy serves', async () => (await fetch(`${origin}/healthz`)).ok);
    const load = startLoad([origin], marquee.headers, { name: 'rolling' });
    await pause(1_000);
    for (const process of marquee.processes.keys()) {
      await marquee.restart(process);
      // The proxy needs time for its health checks to pass again.
      await pause(4_000);
    }
    await load.end();
    expect([...load.seen.statuses.keys()]).toEqual([200]);
    expect(load.seen.wrong).toEqual([]);
    expect(await rowsOf(database, 'rolling')).toBe(load.acknowledged);
  } finally {
    await programs.stop();
  }
}, 240_000);

test('each artwork was sent once, every connection is free, and the first session is still valid', async () => {
  await untilSettled(database);
  expect([...platform.posts.values()]).toEqual(Array.from({ length: 6 * artworks }, () => 1));
  await expectFreePlaces(marquee, database);
  for (const process of marquee.addresses.keys())
    expect((await marquee.send(process, '/api/super/logincheck')).status).toBe(200);
}, 200_000);

/** The names of the boards that each process finds. */
const namesFound = (search: string): Promise<(string[] | undefined)[]> =>
  Promise.all(
    marquee.addresses.map(async (_, process) => {
      const response = await marquee.send(process, `/api/boards/idlist?search=${search}`);
      const { boards } = (await response.json()) as { boards?: { boardname: string }[] }; // the contract's reply
      return boards?.map(({ boardname }) => boardname).sort();
    }),
  );

async function createBoards(name: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `${name} ${String(index)}`);
  for (const boardname of names) {
    const body = { boardname, boardcoords: { lat: 10, long: 10 }, boardloc: { city: 'Oslo', country: 'Norway' } };
    expect((await marquee.send(0, '/api/boards/create', body)).status).toBe(200);
  }
  return names.sort();
}

test('a write lost by an asynchronous failover disappears everywhere at once', async () => {
  const everywhere = <T>(one: T): T[] => marquee.addresses.map(() => one);
  await cluster.settled();
  await cluster.setSynchronous(false);
  const leader = await cluster.machine('leader');
  const receivers = cluster.machines.flatMap((one) => one.backends(/walreceiver/));
  expect(receivers).toHaveLength(2);
  signalAll(receivers, 'SIGSTOP');
  const lost = await createBoards('Lost', 60);
  expect(await namesFound('Lost')).toEqual(everywhere(lost));
  leader.kill();
  // SIGTERM first: the receivers end when they resume, before they read pending WAL.
  signalAll(receivers, 'SIGTERM');
  signalAll(receivers, 'SIGCONT');
  const since = await cluster.untilItTakesWrites();
  await until('every process answers', async () => {
    const answers = marquee.addresses.map((_, process) => marquee.send(process, '/api/boards/idlist?search=Lost'));
    return (await Promise.all(answers)).every(({ ok }) => ok);
  });
  expect(performance.now() - since).toBeLessThan(soon);
  expect(await namesFound('Lost')).toEqual(everywhere([]));
  await expectRightAnswers(marquee, database);
  // The new boards reuse the sequence numbers of the lost ones.
  const kept = await createBoards('Kept', 30);
  expect(await namesFound('Kept')).toEqual(everywhere(kept));
  expect(await namesFound('Lost')).toEqual(everywhere([]));
  await expectRightAnswers(marquee, database);
  expect(marquee.processes.map(({ child }) => child.exitCode)).toEqual(everywhere(null));
}, 240_000);
