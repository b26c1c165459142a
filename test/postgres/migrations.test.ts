import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { newDatabase } from '#test/database';
import { temporaryFolder, runCommand } from '#test/process';
import { connect } from '../../src/server/db/connect';
import { migrateToLatest, migrationsFolder, withAdvisoryLock } from '../../src/server/db/migrate';

test('migrate creates the schema and then reports nothing to do; check agrees at each step', async () => {
  const env = { DATABASE_URL: await newDatabase(), DATA_DIR: '/nowhere' };
  const steps = async () => /database: ok, (.*)/.exec((await runCommand('check', [], env)).stdout)?.[1];
  expect(await steps()).toMatch(/^\d+ pending migrations: npm run migrate$/);
  const [first, second] = await Promise.all([runCommand('migrate', [], env), runCommand('migrate', [], env)]);
  expect([first.code, second.code, first.stderr, second.stderr]).toEqual([0, 0, '', '']);
  expect(await steps()).toBe('the schema is up to date');
  expect((await runCommand('migrate', [], env)).stdout).toBe('The schema is up to date.\n');
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query('update drizzle.__drizzle_migrations set created_at = created_at + 1000000000');
  await client.end();
  expect(await steps()).toBe('a newer Marquee has migrated the schema');
}, 120_000);

test('a database of version 1.0.0, known by the time of its last migration, gets what came later', async () => {
  const url = await newDatabase();
  const folder = temporaryFolder();
  cpSync(migrationsFolder, folder.path, { recursive: true });
  const journal = join(folder.path, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] }; // drizzle's format
  expect(entries[0]?.when).toBe(1_795_452_460_560);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  const database = await connect({ kind: 'server', url });
  await migrate(database.db, { migrationsFolder: folder.path });
  await migrateToLatest(database);
  expect((await database.pool.query('select * from preferences')).rows).toEqual([]);
  await database.close();
  folder.remove();
}, 60_000);

test('work for one process at a time runs one after the other, under a lock that works through a pooler', async () => {
  const database = await connect({ kind: 'server', url: await newDatabase() });
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 5 }, () =>
      withAdvisoryLock(database, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 50));
        // The lock must belong to a transaction: behind a pooler, a session lock would stay on the server connection.
        const { rows } = await database.pool.query<{ state: string }>(
          "select a.state from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.granted and a.datname = current_database()",
        );
        expect(rows).toEqual([{ state: 'idle in transaction' }]);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  const left = await database.pool.query("select 1 from pg_locks where locktype = 'advisory'");
  expect(left.rows).toEqual([]);
  await database.close();
}, 60_000);
