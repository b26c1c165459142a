import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { openPlace, start, type Place, type Running } from './processes';
import { millisecondsOf, type Context } from './report';

const chunk = 1000;
const chunks = 100;
const budgets = { pglite: 15_000, postgres: 30_000 };

const rowOf = (number: number) => ({
  boardname: `Bench Quay ${String(number)}`, boardcoords: { lat: ((number * 7) % 160) - 80, long: ((number * 13) % 340) - 170 }, boardloc: { city: `City ${String(number % 300)}`, state: '', country: 'Portugal' },
  boardsize: { height: 1080, width: 1920 }, boardminCPI: 0.02, surfaceArea: 12.5, device_id: `bench-${String(number)}`, publisher_name: `Publisher ${String(number % 20)}`, venueType: 'Airport', screenType: 'digital',
});
const rowsOf = (index: number) => Array.from({ length: chunk }, (_, i) => rowOf(index * chunk + i));

/** 100,000 CSV rows as the console commits them: chunks of 1,000, two under way, beside plain bulk inserts into a table with three indexes. */
export async function benchImports(context: Context): Promise<void> {
  for (const database of context.databases) {
    const place = await openPlace(database);
    try {
      context.say(`${database}: plain bulk inserts`);
      const server = await start(place);
      const limit = { what: 'plain bulk insert', value: (chunks * chunk * 1000) / (await (database === 'postgres' ? plainServer(place) : plainLite())) };
      for (const what of ['new rows', 'the same rows again'] as const) {
        context.say(`${database}: import, ${what}`);
        const taken = await millisecondsOf(() => importAll(server));
        context.add({ part: 'imports', what: `CSV commit, ${what}`, where: database, value: (chunks * chunk * 1000) / taken, unit: 'rows/s', limit, ...(what === 'new rows' ? { budget: { least: budgets[database] } } : {}) });
      }
      await server.stop();
    } finally {
      await place.remove();
    }
  }
}

async function importAll(server: Running): Promise<void> {
  const load = { id: randomUUID(), fileName: 'bench.csv', sha256: '0'.repeat(64), rows: chunks * chunk };
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < chunks; index = next++) await server.post('/api/boards/import', { rows: rowsOf(index), boardOwner: null, team: null, load }, { 'idempotency-key': `${load.id}-${String(index)}` });
  };
  await Promise.all([worker(), worker()]);
}

const makeTable = `create table bench_plain (id text primary key, name text not null, device text not null, city text not null, country text not null, lat float8, long float8, height int, width int, cpi bigint, publisher text);
  create index on bench_plain (name, id); create unique index on bench_plain (device)`;
const insert = `insert into bench_plain select r->>'device_id', r->>'boardname', r->>'device_id', r->'boardloc'->>'city', r->'boardloc'->>'country', (r->'boardcoords'->>'lat')::float8, (r->'boardcoords'->>'long')::float8,
  (r->'boardsize'->>'height')::int, (r->'boardsize'->>'width')::int, 20000, r->>'publisher_name' from json_array_elements($1::json) r`;

async function plainServer({ env }: Place): Promise<number> {
  const client = new Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  await client.query(makeTable);
  const taken = await millisecondsOf(async () => {
    for (let index = 0; index < chunks; index += 1) await client.query(insert, [JSON.stringify(rowsOf(index))]);
  });
  await client.query('drop table bench_plain');
  await client.end();
  return taken;
}

async function plainLite(): Promise<number> {
  const lite = await PGlite.create();
  await lite.exec(makeTable);
  const taken = await millisecondsOf(async () => {
    for (let index = 0; index < chunks; index += 1) await lite.query(insert, [JSON.stringify(rowsOf(index))]);
  });
  await lite.close();
  return taken;
}
