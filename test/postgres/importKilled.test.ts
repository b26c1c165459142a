import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { importThroughKills, killsWanted } from '#test/importKills';
import { startProcess, temporaryFolder } from '#test/process';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

const kills = killsWanted(2);
// The long run is that of docs/promises.md: 50 kills in 100,000 rows.
const [chunks, size] = kills < 50 ? [Math.max(10, kills), 400] : [Math.max(100, kills), 1000];

test(
  "a server killed again and again in one load into PostgreSQL: exactly the file's boards, each once",
  async () => {
    const url = new URL(process.env['MARQUEE_TEST_POSTGRES'] ?? '');
    const client = new Client({ connectionString: url.href });
    await client.connect();
    const name = `k_${randomBytes(8).toString('hex')}`;
    await client.query(`create database ${name}`);
    await client.end();
    url.pathname = `/${name}`;
    const [email, password] = ['first@test.example', 'six green bottles'];
    const env = { DATABASE_URL: url.href, DATA_DIR: folder.path, ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
    const found = await importThroughKills({ start: () => startProcess(env), email, password, kills, chunks, size });
    const all = { created: chunks * size, updated: 0, unchanged: 0, failed: 0 };
    expect(found).toEqual({ said: all, recorded: all, boards: chunks * size, distinct: chunks * size });
  },
  900_000 + kills * 60_000,
);
