import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/server/db/connect';
import { findSetting } from '../../src/server/db/storedSettings';

const name = 'sandbox.inventory';

/** How often the watch has read the sandbox's list. Kept in the database, since several processes answer its pages. */
export const runNow = async (db: Queryable): Promise<number> => Number((await findSetting(db, name)) ?? 0);

export async function nextRun(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ run: number }>(sql`
    insert into settings (name, value) values (${name}, '1') on conflict (name) do update set value = to_jsonb(settings.value::int + 1)
    returning value::int as run`);
  return rows[0]?.run ?? 1;
}
