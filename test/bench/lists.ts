import autocannon from 'autocannon';
import { openPlace, seed, start, type Place, type Running } from './processes';
import { medianMs, type Context } from './report';

const million = 1_000_000;
const page = (number: number, rest = ''): string =>
  `/api/boards/uncached/?page=${String(number)}&pageSize=10&sortID=boardname&sortDesc=true${rest}`;
const sorts = ['boardname', 'country', 'city', 'publisher_name', 'venueType', 'isDeleted', 'dateCreated', 'lastEdited'];
const searches = { 'a rare text': '4242', 'a common text': 'wheel', 'one letter': 'e' };
/** Beside the boards at each size, with the words in them. */
const artworks = 20_000;
const artworkLists = {
  'page 1': '',
  'search for a word in the pictures': '&search=beer',
  'search that finds nothing': '&search=zzqx',
  'not looked at': '&category=unlooked',
  alcohol: '&category=alcohol',
};
const views = { world: '-180,-85,180,85&zoom=2', Europe: '-10,35,30,60&zoom=5', 'one city': '2,48.6,2.8,49.1&zoom=11' };

/** Lists, searches and map clusters of boards, beside 20,000 artworks and their lists, at each size on each database. */
export async function benchLists(context: Context): Promise<void> {
  for (const database of context.databases) {
    const place = await openPlace(database);
    try {
      let seeded = 0;
      const firstPage = new Map<number, number>();
      for (const boards of context.sizes) {
        context.say(`${database}: filling up to ${boards.toLocaleString('en')} boards`);
        seed(place, { boards: boards - seeded, files: seeded === 0 ? artworks : 0 });
        seeded = boards;
        firstPage.set(boards, await benchSize(context, place, { database, boards }));
      }
      const growth = (firstPage.get(million) ?? NaN) / (firstPage.get(10_000) ?? NaN);
      if (!Number.isNaN(growth))
        context.add('page 1, growth from 10,000 to 1,000,000 boards', database, growth, 'x', { most: 1.2 });
    } finally {
      await place.remove();
    }
  }
}

interface At {
  database: 'pglite' | 'postgres';
  boards: number;
}

/** @returns the median time of page 1 with one caller: milliseconds */
async function benchSize(context: Context, place: Place, at: At): Promise<number> {
  const server = await start(place);
  try {
    if (at.boards === million) await benchWhileLoading(context, server, at);
    await server.get(`/api/boards/clusters?bbox=${views.world}`); // waits for the board index
    await benchThroughput(context, server, at);
    return await benchOneCaller(context, server, at);
  } finally {
    await server.stop();
  }
}

const load = ({ address, headers }: Running, duration: number) =>
  autocannon({ url: address + page(1), connections: 10, duration, headers });
const whereOf = ({ database, boards }: At): string => `${database} ${boards.toLocaleString('en')}`;

/** The index loads in the background from the start on. */
async function benchWhileLoading(context: Context, server: Running, at: At): Promise<void> {
  const { requests } = await load(server, 3);
  const budget = at.database === 'postgres' ? { least: 500 } : undefined;
  context.add('page 1 while the index loads', whereOf(at), requests.average, 'req/s', budget);
}

async function benchThroughput(context: Context, server: Running, at: At): Promise<void> {
  // Opens ten database connections and plans the query on each.
  await load(server, 2);
  const before = server.processor();
  const { requests, latency, non2xx, errors } = await load(server, context.seconds);
  const processor = (server.processor() - before) / requests.total;
  const isJudged = at.database === 'postgres' && at.boards === million;
  const where = whereOf(at);
  const failed = non2xx + errors > 0 ? `${String(non2xx + errors)} FAILED` : '';
  const budget = <T>(given: T): T | undefined => (isJudged ? given : undefined);
  context.add('page 1 with total, 10 connections', where, requests.average, 'req/s', budget({ least: 5000 }), failed);
  context.add('the same, processor time a request', where, processor, 'ms', budget({ most: 0.2 }));
  context.add('the same, slowest of a hundred', where, latency.p99, 'ms', budget({ most: 10 }));
}

async function benchOneCaller(context: Context, server: Running, at: At): Promise<number> {
  const { boards } = at;
  const where = whereOf(at);
  const add = (what: string, value: number, most: number): void => context.add(what, where, value, 'ms', { most });
  // Many repetitions, because growth is computed from this median.
  const first = await medianMs(1000, () => server.get(page(1)));
  add('page 1, one caller', first, 10);
  add('last page', await medianMs(10, () => server.get(page(Math.ceil(boards / 10)))), 10);
  // A different page or box each time, so that no shared result is measured.
  for (const sort of sorts)
    for (const [what, number] of Object.entries({ 'first pages': 1, 'pages in the middle': Math.floor(boards / 20) })) {
      const took = await medianMs(20, (round) =>
        server.get(
          `/api/boards/uncached/?page=${String(number + Math.floor(round / 2))}&pageSize=10&sortID=${sort}&sortDesc=${String(round % 2 === 0)}`,
        ),
      );
      add(`${what} by ${sort}`, took, 10);
    }
  for (const [what, text] of Object.entries(searches)) {
    const took = await medianMs(10, (round) =>
      server.get(page(1, `&search=${text}&bbox=-180,-90,180,${String(90 - round / 1000)}`)),
    );
    add(`search: ${what}`, took, 30);
  }
  for (const [what, view] of Object.entries(views))
    add(`clusters: ${what}`, await medianMs(10, () => server.get(`/api/boards/clusters?bbox=${view}`)), 30);
  for (const [what, rest] of Object.entries(artworkLists)) {
    const took = await medianMs(10, (round) =>
      server.get(`/api/file/artworks/?page=${String(1 + (round % 2))}&pageSize=10${rest}`),
    );
    context.add(`${artworks.toLocaleString('en')} artworks: ${what}`, where, took, 'ms');
  }
  return first;
}
