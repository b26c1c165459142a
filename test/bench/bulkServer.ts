import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The upper limit for imports: a route that only upserts the rows of its body, passed as one JSON parameter, into a
 * table with three indexes. Uses the PostgreSQL of the given address, or else PGlite in memory.
 */
const makeTable = `create table if not exists bench_plain (device text primary key, name text not null, city text not null, state text, country text not null, lat float8, long float8, height int, width int,
    cpi float8, area float8, publisher text, venue text, screen text);
  create index if not exists bench_plain_name on bench_plain (name, device); create index if not exists bench_plain_city on bench_plain (city, device)`;
const columns = [
  'name',
  'city',
  'state',
  'country',
  'lat',
  'long',
  'height',
  'width',
  'cpi',
  'area',
  'publisher',
  'venue',
  'screen',
];
const upsert = `insert into bench_plain (device, ${columns.join(', ')}) select device, ${columns.join(', ')} from json_to_recordset($1::json) as r(device text, name text, city text, state text, country text,
    lat float8, long float8, height int, width int, cpi float8, area float8, publisher text, venue text, screen text)
  on conflict (device) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`;

interface BenchRow {
  boardname: string;
  device_id: string;
  boardloc: { city: string; state: string; country: string };
  boardcoords: { lat: number; long: number };
  boardsize: { height: number; width: number };
  boardminCPI: number;
  surfaceArea: number;
  publisher_name: string;
  venueType: string;
  screenType: string;
}
const asColumns = (row: BenchRow) => ({
  device: row.device_id,
  name: row.boardname,
  ...row.boardloc,
  ...row.boardcoords,
  ...row.boardsize,
  cpi: row.boardminCPI,
  area: row.surfaceArea,
  publisher: row.publisher_name,
  venue: row.venueType,
  screen: row.screenType,
});

async function serve(): Promise<void> {
  const url = process.argv[2];
  const pool = url === undefined ? undefined : new Pool({ connectionString: url });
  const lite = url === undefined ? await PGlite.create() : undefined;
  await (pool?.query(makeTable) ?? lite?.exec(makeTable));
  const app = Fastify({ bodyLimit: 8 * 1024 * 1024 });
  app.post<{ Body: { rows: BenchRow[] } }>('/bulk', async ({ body }) => {
    const json = JSON.stringify(body.rows.map(asColumns));
    await (pool?.query(upsert, [json]) ?? lite?.query(upsert, [json]));
    return { written: body.rows.length };
  });
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
}

void serve();
