import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres, startPostgres } from '../support/postgres.cjs';
import { expectRightAnswers, openDatabase, startMarquee, type Marquee } from './marquee';
import { openPrograms, type Programs } from './programs';

const boards = Number(process.env['CLUSTER_BOARDS'] ?? '500000');
/** The longest times of the first filter and of the later ones: milliseconds. */
const first = 1_000;
const next = 100;

const filters = [
  '/api/boards/uncached/?page=1&pageSize=20&country=Norway',
  '/api/boards/uncached/?page=1&pageSize=20&search=station',
  '/api/boards/uncached/?page=3&pageSize=20&country=Germany&sortID=city&sortDesc=false',
  '/api/boards/uncached/?page=1&pageSize=20&paused=true&search=quay',
];

let programs: Programs;
let from: Awaited<ReturnType<typeof startPostgres>>;
let to: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  programs = openPrograms();
  [from, to] = await Promise.all([startPostgres({ durable: true }), startPostgres({ durable: true })]);
}, 60_000);
afterAll(async () => {
  await Promise.all([from.stop(), to.stop()]);
  await programs.stop();
});

const program = (name: string, args: readonly string[]): Buffer =>
  execFileSync(join(findPostgres() ?? '', name), args, { stdio: ['ignore', 'pipe', 'pipe'] });
const seed = (url: string, count: number): Buffer =>
  execFileSync(process.execPath, [join(__dirname, '../../dist/server/seed.js'), '--boards', String(count)], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: url, DATA_DIR: programs.folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

async function timed(marquee: Marquee, path: string): Promise<number> {
  const began = performance.now();
  const response = await marquee.send(0, path);
  await response.text();
  expect(response.status).toBe(200);
  return performance.now() - began;
}

/** Uses up transaction ids, so that those of the entries written afterwards are higher than any in the new cluster. */
async function useTransactions(connectionString: string, count: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    `do $$ begin for i in 1..${String(count)} loop perform pg_current_xact_id(); commit; end loop; end $$`,
  );
  await client.end();
}

test(`${String(boards)} boards, dumped and restored into another cluster, are filtered as before`, async () => {
  seed(from.url, boards - 1_000);
  await useTransactions(from.url, 100_000);
  seed(from.url, 1_000);
  const file = join(programs.folder, 'dump');
  program('pg_dump', ['--format=custom', '--compress=1', `--dbname=${from.url}`, `--file=${file}`]);
  program('pg_restore', ['--jobs=2', `--dbname=${to.url}`, file]);

  const marquee = await startMarquee(1, { DATABASE_URL: to.url, METRICS_TOKEN: 'the-token-of-the-test' });
  try {
    const took = [await timed(marquee, filters[0] ?? '')];
    const isLoaded = async (): Promise<boolean> => {
      const headers = { authorization: 'Bearer the-token-of-the-test' };
      const response = await fetch(`${marquee.addresses[0] ?? ''}/metrics`, { headers });
      return /^marquee_board_index_loaded 1$/m.test(await response.text());
    };
    const meanwhile: number[] = [];
    const began = performance.now();
    while (!(await isLoaded())) meanwhile.push(await timed(marquee, filters[meanwhile.length % filters.length] ?? ''));
    const loaded = performance.now() - began;
    for (let n = 0; n < 40; n += 1) took.push(await timed(marquee, filters[n % filters.length] ?? ''));
    const [atOnce = 0, ...later] = took;
    const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;
    process.stdout.write(
      `\nrestored ${String(boards)} boards: first filter ${ms(atOnce)}; until the index was loaded (${ms(loaded)}) at most ${ms(Math.max(...meanwhile, 0))}; then at most ${ms(Math.max(...later))}\n`,
    );
    expect(atOnce).toBeLessThan(first);
    expect(Math.max(...later)).toBeLessThan(next);
    const database = await openDatabase(to.url);
    await expectRightAnswers(marquee, database);
    await database.close();
  } finally {
    await marquee.stop();
  }
}, 400_000);
