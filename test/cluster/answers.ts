import { sql } from 'drizzle-orm';
import type { Marquee } from '#test/processes';
import type { Database } from '../../src/server/db/connect';

/** List and map calls, each with the SQL condition for the boards that it must count. */
const questions = {
  '/api/boards/uncached/?page=1&pageSize=1': sql`true`,
  '/api/boards/uncached/?page=1&pageSize=1&country=Norway': sql`country = 'Norway'`,
  '/api/boards/uncached/?page=1&pageSize=1&paused=true': sql`board_paused`,
  '/api/boards/uncached/?page=1&pageSize=1&search=board': sql`boardname_key like '%board%'`,
  '/api/boards/uncached/?page=1&pageSize=1&search=7': sql`boardname_key like '%7%'`,
  '/api/boards/clusters?bbox=-180,-85,180,85&zoom=2': sql`lat > -90 and lat < 90 and not (lat = 0 and long = 0)`,
};

/** Compares the totals of lists, filters, searches and the map in every process with counts by SQL. */
export async function expectRightAnswers({ addresses, send }: Marquee, { db }: Pick<Database, 'db'>): Promise<void> {
  for (const [path, where] of Object.entries(questions)) {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from boards where ${where}`);
    const answers = await Promise.all(
      addresses.map(async (_, process) => {
        const body = (await (await send(process, path)).json()) as { totalBoards?: number; total?: number }; // the reply of a list or of the map
        return body.totalBoards ?? body.total;
      }),
    );
    expect({ path, answers }).toEqual({ path, answers: addresses.map(() => rows[0]?.n) });
  }
}

/** Sends more concurrent calls than a process has connections, and checks that no transaction was left open. */
export async function expectFreePlaces({ addresses, send }: Marquee, { db }: Pick<Database, 'db'>): Promise<void> {
  const calls = Array.from({ length: 30 * addresses.length }, (_, index) =>
    send(index % addresses.length, `/api/boards/uncached/?page=1&pageSize=5&search=${String(index)}`),
  );
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '2 seconds'`,
  );
  expect(rows).toEqual([]);
}
