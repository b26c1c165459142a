import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/server/db/connect';

const name = 'sandbox.inventory';

/** How often the watch has read the sandbox's list. Kept in the database, since several processes answer its pages. */
export async function runNow(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ run: number }>(sql`select value::int as run from settings where name = ${name}`);
  return rows[0]?.run ?? 0;
}

export async function nextRun(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ run: number }>(sql`
    insert into settings (name, value) values (${name}, '1') on conflict (name) do update set value = to_jsonb(settings.value::int + 1)
    returning value::int as run`);
  return rows[0]?.run ?? 1;
}
