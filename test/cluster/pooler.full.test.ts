import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startMarquee } from '#test/processes';
import { findPooler } from './run.cjs';
import { freePort } from '../../scripts/freePort.cjs';
import { startPostgres } from '../support/postgres.cjs';
import { openPrograms, until, type Programs } from './programs';

const starts = 10;

let programs: Programs;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let pooler: string;

/** PgBouncer in transaction mode in front of a dedicated PostgreSQL, with the settings of docs/growing.md. */
beforeAll(async () => {
  programs = openPrograms();
  postgres = await startPostgres({ durable: true });
  await ask(postgres.url, [
    'alter role marquee set jit = off',
    "alter role marquee set statement_timeout = '25s'",
    "alter role marquee set idle_in_transaction_session_timeout = '30s'",
  ]);
  const port = await freePort();
  const users = join(programs.folder, 'users.txt');
  const settings = join(programs.folder, 'pgbouncer.ini');
  writeFileSync(users, '"marquee" ""\n');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${new URL(postgres.url).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = 10
`,
  );
  programs.run('pgbouncer', findPooler() ?? '', [settings]);
  pooler = postgres.url.replace(new URL(postgres.url).port, String(port));
  await until('PgBouncer answers', () =>
    ask(pooler, ['select 1']).then(
      () => true,
      () => false,
    ),
  );
}, 60_000);
afterAll(async () => {
  await programs.stop();
  await postgres.stop();
});

async function ask(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

test.each(Array.from({ length: starts }, (_, index) => `round_${String(index + 1)}`))(
  'three processes start at once through PgBouncer on an empty database: %s',
  async (name) => {
    await ask(postgres.url, [`create database ${name}`]);
    const url = new URL(pooler);
    url.pathname = `/${name}`;
    const marquee = await startMarquee(3, { DATABASE_URL: url.href, DRAIN_SECONDS: '0' });
    try {
      for (const process of marquee.addresses.keys()) {
        expect((await marquee.send(process, '/readyz')).status).toBe(200);
        const boardname = `Board ${String(process)}`;
        const body = { boardname, boardcoords: { lat: 10, long: 10 }, boardloc: { city: 'Oslo', country: 'Norway' } };
        expect((await marquee.send(process, '/api/boards/create', body)).status).toBe(200);
      }
      for (const process of marquee.addresses.keys())
        expect(await (await marquee.send(process, '/api/boards/uncached/?search=board')).json()).toMatchObject({
          totalBoards: 3,
        });
      for (const { child } of marquee.processes) child.kill('SIGTERM');
      expect(await Promise.all(marquee.processes.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    } finally {
      await marquee.stop();
    }
  },
  60_000,
);
