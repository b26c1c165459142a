import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openPlace, seed, start, startScript, type Place, type Running } from './processes';
import { medianMs, millisecondsOf, type Context } from './report';

const million = 1_000_000;
const page = (number: number, rest = ''): string =>
  `/api/boards/uncached/?page=${String(number)}&pageSize=10&sortID=boardname&sortDesc=true${rest}`;
const sorts = ['boardname', 'country', 'city', 'publisher_name', 'venueType', 'isDeleted', 'dateCreated', 'lastEdited'];
const searches = { 'search: a rare text': '4242', 'search: a common text': 'wheel', 'search: one letter': 'e' };
const filters = {
  'filter: country': '&country=Germany',
  'filter: not paused': '&paused=false',
  'filter: three at once': '&country=France&paused=false&search=metro',
};
const views = { world: '-180,-85,180,85&zoom=2', Europe: '-10,35,30,60&zoom=5', 'one city': '2,48.6,2.8,49.1&zoom=11' };

/** Lists, searches, filters and clusters at each size on each database, compared with a constant answer. */
export async function benchLists(context: Context): Promise<void> {
  for (const database of context.databases) {
    const place = await openPlace(database);
    try {
      let seeded = 0;
      const alone = new Map<number, number>();
      for (const boards of context.sizes) {
        context.say(`${database}: filling up to ${boards.toLocaleString('en')} boards`);
        const seconds = seed(place, { boards: boards - seeded });
        if (boards === million && seeded === 0) addSeed(context, database, seconds);
        seeded = boards;
        alone.set(boards, await benchSize(context, place, { database, boards }));
      }
      const [small, large] = [alone.get(10_000), alone.get(million)];
      if (small !== undefined && large !== undefined)
        context.add({
          part: 'lists',
          what: 'page 1, growth from 10,000 to 1,000,000 boards',
          where: database,
          value: large / small,
          unit: 'x',
          budget: { most: 1.2 },
        });
    } finally {
      await place.remove();
    }
  }
}

export function addSeed(context: Context, database: string, seconds: number): void {
  context.add({
    part: 'seed',
    what: 'npm run seed -- --boards 1000000',
    where: database,
    value: seconds,
    unit: 's',
    budget: { most: database === 'postgres' ? 120 : 240 },
  });
}

interface At {
  database: 'pglite' | 'postgres';
  boards: number;
}

/** @returns the median time of page 1 with one caller: milliseconds */
async function benchSize(context: Context, place: Place, at: At): Promise<number> {
  const server = await start(place);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const sample = JSON.stringify(await server.get(page(1)));
  writeFileSync(join(folder, 'list.json'), sample);
  const constant = await startScript('constantServer.ts', join(folder, 'list.json'));
  try {
    const wait = await millisecondsOf(() => server.get('/api/boards/facets'));
    context.add({
      part: 'lists',
      what: 'a filter right after the start, from the database',
      where: `${at.database} ${at.boards.toLocaleString('en')}`,
      value: wait / 1000,
      unit: 's',
      note: 'loaded in the background from the start on',
    });
    context.say(`${at.database} ${at.boards.toLocaleString('en')}: 10 connections`);
    await benchThroughput(context, server, constant.address, at);
    context.say(`${at.database} ${at.boards.toLocaleString('en')}: pages, sorts, search, filters, map`);
    return await benchOneCaller(context, server, constant.address, at);
  } finally {
    await constant.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchThroughput(context: Context, server: Running, constant: string, at: At): Promise<void> {
  const where = `${at.database} ${at.boards.toLocaleString('en')}`;
  const limit = await autocannon({ url: constant, connections: 10, duration: context.seconds });
  // Warm up: open ten database connections and plan the query on each.
  await autocannon({ url: server.address + page(1), connections: 10, duration: 2, headers: server.headers });
  const before = server.cpu();
  const found = await autocannon({
    url: server.address + page(1),
    connections: 10,
    duration: context.seconds,
    headers: server.headers,
  });
  const isJudged = at.database === 'postgres' && at.boards === million;
  const note = `${(((server.cpu() - before) / found.requests.total) * 1000).toFixed(2)} ms of processor a request in this process${found.non2xx + found.errors > 0 ? `; ${String(found.non2xx + found.errors)} FAILED` : ''}`;
  context.add({
    part: 'lists',
    what: 'page 1 with total, 10 connections',
    where,
    value: found.requests.average,
    unit: 'req/s',
    limit: { what: 'constant JSON', value: limit.requests.average },
    note,
    ...(isJudged ? { budget: { least: 5000 } } : {}),
  });
  context.add({
    part: 'lists',
    what: 'the same, slowest of a hundred',
    where,
    value: found.latency.p99,
    unit: 'ms',
    limit: { what: 'constant JSON', value: limit.latency.p99 },
    ...(isJudged ? { budget: { most: 10 } } : {}),
  });
}

async function benchOneCaller(context: Context, server: Running, constant: string, at: At): Promise<number> {
  const where = `${at.database} ${at.boards.toLocaleString('en')}`;
  const limit = {
    what: 'constant JSON',
    value: await medianMs(50, () => fetch(constant).then((response) => response.text())),
  };
  const add = (what: string, value: number, most?: number): void => {
    context.add({
      part: 'lists',
      what,
      where,
      value,
      unit: 'ms',
      limit,
      ...(most === undefined ? {} : { budget: { most } }),
    });
  };
  const total = at.boards;
  // Many repetitions, because growth is computed from this median: fifty take only 0.05 s, which other load can distort.
  const first = await medianMs(1000, () => server.get(page(1)));
  add('page 1, one caller', first);
  for (const [what, number] of [
    ['page in the middle', Math.floor(total / 20)],
    ['last page', Math.ceil(total / 10)],
  ] as const)
    add(what, await medianMs(10, () => server.get(page(number))), 10);
  // Request a different page each time, so that no cached result is measured.
  for (const sort of sorts) {
    const sorted = (number: number, round: number) =>
      server.get(
        `/api/boards/uncached/?page=${String(number + Math.floor(round / 2))}&pageSize=10&sortID=${sort}&sortDesc=${String(round % 2 === 0)}`,
      );
    add(`pages 1 to 10 by ${sort}`, await medianMs(20, (round) => sorted(1, round)), 10);
    add(`ten pages in the middle by ${sort}`, await medianMs(20, (round) => sorted(Math.floor(total / 20), round)), 10);
  }
  // Use a different box each time, so that no cached result is measured.
  for (const [what, text] of Object.entries(searches))
    add(
      what,
      await medianMs(10, (round) =>
        server.get(page(1, `&search=${text}&bbox=-180,-90,180,${String(90 - round / 1000)}`)),
      ),
      30,
    );
  for (const [what, query] of Object.entries(filters))
    add(
      what,
      await medianMs(10, (round) => server.get(page(1, `${query}&bbox=-180,-90,180,${String(90 - round / 1000)}`))),
      50,
    );
  add('filter: next page of the same', await medianMs(10, (round) => server.get(page(round + 1, '&paused=false'))), 50);
  for (const [what, view] of Object.entries(views))
    add(`clusters: ${what}`, await medianMs(10, () => server.get(`/api/boards/clusters?bbox=${view}`)), 30);
  context.add({
    part: 'lists',
    what: 'memory of the process after all this',
    where,
    value: server.memory(),
    unit: 'MB',
  });
  return first;
}
