import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { chunksAtOnce } from '../../src/client/boards/csv/loading/loadRows';
import { openPlace, start, startScript, type Place, type Running } from './processes';
import { millisecondsOf, type Context } from './report';

const chunk = 1000;
const chunks = 100;
/** The lowest rate, as a share of the plain bulk route's rate in the same run. */
const budgets = { pglite: 0.45, postgres: 0.4 };

const rowOf = (number: number) => ({
  boardname: `Bench Quay ${String(number)}`,
  boardcoords: { lat: ((number * 7) % 160) - 80, long: ((number * 13) % 340) - 170 },
  boardloc: { city: `City ${String(number % 300)}`, state: '', country: 'Portugal' },
  boardsize: { height: 1080, width: 1920 },
  boardminCPI: 0.02,
  surfaceArea: 12.5,
  device_id: `bench-${String(number)}`,
  publisher_name: `Publisher ${String(number % 20)}`,
  venueType: 'Airport',
  screenType: 'digital',
});
const rowsOf = (index: number) => Array.from({ length: chunk }, (_, i) => rowOf(index * chunk + i));

/** Imports 100,000 CSV rows as the console does, in concurrent chunks of 1,000, and compares with a route that only writes them. */
export async function benchImports(context: Context): Promise<void> {
  for (const database of context.databases) {
    const place = await openPlace(database);
    try {
      context.say(`${database}: the plain bulk route`);
      const plain = await plainRate(place);
      const server = await start(place);
      context.say(`${database}: import`);
      const rate = (chunks * chunk * 1000) / (await millisecondsOf(() => importAll(server)));
      const share = rate / plain;
      context.add('CSV commit, share of the plain bulk route', database, share, 'x', { least: budgets[database] });
      context.add('CSV commit', database, rate, 'rows/s');
      await server.stop();
    } finally {
      await place.remove();
    }
  }
}

async function importAll(server: Running): Promise<void> {
  const load = { id: randomUUID(), fileName: 'bench.csv', sha256: '0'.repeat(64), rows: chunks * chunk };
  await inChunks((index) =>
    server.post(
      '/api/boards/import',
      { rows: rowsOf(index), boardOwner: null, team: null, load },
      { 'idempotency-key': `${load.id}-${String(index)}` },
    ),
  );
}

/** Sends all chunks, with as many concurrent calls as the console allows. */
async function inChunks(send: (index: number) => Promise<unknown>): Promise<void> {
  const limit = pLimit(chunksAtOnce);
  await Promise.all(Array.from({ length: chunks }, (_, index) => limit(() => send(index))));
}

/** Rows per second through the plain bulk route. */
async function plainRate({ env }: Place): Promise<number> {
  const plain = await startScript('bulkServer.ts', ...(env['DATABASE_URL'] === undefined ? [] : [env['DATABASE_URL']]));
  const taken = await millisecondsOf(() =>
    inChunks(async (index) => {
      const answer = await fetch(`${plain.address}/bulk`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rows: rowsOf(index) }),
      });
      if (!answer.ok) throw new Error(`The plain route answered ${String(answer.status)}: ${await answer.text()}`);
    }),
  );
  await plain.stop();
  return (chunks * chunk * 1000) / taken;
}
