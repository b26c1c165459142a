import { randomUUID } from 'node:crypto';
import { Pace } from '../../src/client/boards/csv/loading/loadRows';
import { openPlace, start, startScript, type Place, type Running } from './processes';
import { millisecondsOf, type Context } from './report';

const chunk = 1000;
const chunks = 100;
/** The number of rows that are loaded one by one. */
const singly = 2000;
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

/** Imports 100,000 CSV rows as the console does, in paced concurrent chunks of 1,000, and compares with a route that only writes them. */
export async function benchImports(context: Context): Promise<void> {
  for (const database of context.databases) {
    const place = await openPlace(database);
    try {
      context.say(`${database}: the plain bulk route`);
      const plain = await plainRates(place);
      const server = await start(place);
      for (const [round, what] of ['new rows', 'the same rows again'].entries()) {
        context.say(`${database}: import, ${what}`);
        const taken = await millisecondsOf(() => importAll(server));
        const limit = { what: 'plain bulk route', value: plain[round] ?? NaN };
        context.add({
          part: 'imports',
          what: `CSV commit, ${what}`,
          where: database,
          value: (chunks * chunk * 1000) / taken,
          unit: 'rows/s',
          limit,
          ...(round === 0 ? { budget: { least: budgets[database] * limit.value } } : {}),
        });
      }
      context.say(`${database}: row by row, as an API of the specification alone would have it`);
      const slow = await millisecondsOf(() => importByRow(server));
      context.add({
        part: 'imports',
        what: `the same by the specified calls, ${String(singly)} new rows, 4 at once`,
        where: database,
        value: (singly * 1000) / slow,
        unit: 'rows/s',
      });
      await server.stop();
    } finally {
      await place.remove();
    }
  }
}

async function importAll(server: Running): Promise<void> {
  const load = { id: randomUUID(), fileName: 'bench.csv', sha256: '0'.repeat(64), rows: chunks * chunk };
  await paced((index) =>
    server.post(
      '/api/boards/import',
      { rows: rowsOf(index), boardOwner: null, team: null, load },
      { 'idempotency-key': `${load.id}-${String(index)}` },
    ),
  );
}

/** Imports with two calls for each row: look up the device id, then create the board. */
async function importByRow(server: Running): Promise<void> {
  await severalAtOnce(4, singly, async (index) => {
    const row = rowOf(chunks * chunk + index);
    await server.get(`/api/boards/findbydeviceid/${row.device_id}`);
    await server.post('/api/boards/create', { ...row, boardOwner: null, team: null });
  });
}

/** Sends all chunks, with as many concurrent calls as the console allows. */
async function paced(send: (index: number) => Promise<unknown>): Promise<void> {
  const pace = new Pace();
  const underWay = new Set<Promise<void>>();
  const one = async (index: number): Promise<void> => pace.took(await millisecondsOf(() => send(index)));
  for (let index = 0; index < chunks; index += 1) {
    while (underWay.size >= pace.atOnce) await Promise.race(underWay);
    const work = one(index).finally(() => underWay.delete(work));
    underWay.add(work);
  }
  await Promise.all(underWay);
}

async function severalAtOnce(most: number, count: number, send: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await send(index);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** Rows per second through the plain bulk route: new rows, then the same rows again. */
async function plainRates({ env }: Place): Promise<number[]> {
  const plain = await startScript('bulkServer.ts', ...(env['DATABASE_URL'] === undefined ? [] : [env['DATABASE_URL']]));
  const rates: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const taken = await millisecondsOf(() =>
      paced(async (index) => {
        const answer = await fetch(`${plain.address}/bulk`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ rows: rowsOf(index) }),
        });
        if (!answer.ok) throw new Error(`The plain route answered ${String(answer.status)}: ${await answer.text()}`);
      }),
    );
    rates.push((chunks * chunk * 1000) / taken);
  }
  await plain.stop();
  return rates;
}
