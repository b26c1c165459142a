import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from './connect';
import { settings } from './schema/schema';

/** A fact about the installation; undefined if it was not stored. */
export const findSetting = async (db: Queryable, name: string): Promise<unknown> =>
  (await db.query.settings.findFirst({ where: eq(settings.name, name) }))?.value;

export async function saveSetting(db: Queryable, name: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Stores the value unless there is one. @returns the stored value */
export async function keepFirstSetting(db: Queryable, name: string, value: unknown): Promise<unknown> {
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
  return findSetting(db, name);
}

const asNumber = sql`(${settings.value} #>> '{}')::float8`;

/**
 * Takes a turn of work that the processes share, such as today's check: true for the first that asks for it, false for
 * all others. `turn` grows from turn to turn.
 */
export async function takeTurn(db: Queryable, name: string, turn: number): Promise<boolean> {
  const taken = await db
    .insert(settings)
    .values({ name, value: turn })
    .onConflictDoUpdate({ target: settings.name, set: { value: turn }, setWhere: lt(asNumber, turn) })
    .returning({ name: settings.name });
  return taken.length > 0;
}

/** The same at most once in so many seconds, by the database's clock. */
export async function takeTurnEvery(db: Queryable, name: string, seconds: number): Promise<boolean> {
  const now = sql`extract(epoch from clock_timestamp())::float8`;
  const taken = await db
    .insert(settings)
    .values({ name, value: sql`to_jsonb(${now})` })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`excluded.value` },
      setWhere: sql`${asNumber} not between ${now} - ${seconds} and ${now}`,
    })
    .returning({ name: settings.name });
  return taken.length > 0;
}
