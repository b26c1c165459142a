import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { noticeKey, noticesKept } from '#contract/notices';
import type { Preferences } from '#contract/ownAccount';
import type { Queryable } from '../../db/connect';
import { preferences } from '../../db/schema/schema';

export async function findPreferences(db: Queryable, userId: string): Promise<Preferences> {
  const rows = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Stores the values by their keys; a value of null removes its key. */
export async function putPreferences(tx: Queryable, userId: string, values: Preferences): Promise<void> {
  // In one order, so that two browsers do not wait for each other.
  const entries = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  const kept = entries.flatMap(([key, value]) => (value === null ? [] : [{ userId, key, value }]));
  const removed = entries.flatMap(([key, value]) => (value === null ? [key] : []));
  if (kept.length > 0)
    await tx
      .insert(preferences)
      .values(kept)
      .onConflictDoUpdate({ target: [preferences.userId, preferences.key], set: { value: sql`excluded.value` } });
  if (removed.length > 0)
    await tx.delete(preferences).where(and(eq(preferences.userId, userId), inArray(preferences.key, removed)));
}

/** Removes all but the newest notices; their keys begin with their times. */
export async function dropOldNotices(tx: Queryable, userId: string): Promise<void> {
  const isNotice = and(eq(preferences.userId, userId), like(preferences.key, `${noticeKey}%`));
  const tooMany = tx
    .select({ key: preferences.key })
    .from(preferences)
    .where(isNotice)
    .orderBy(desc(sql`${preferences.key} collate "C"`))
    .offset(noticesKept);
  await tx.delete(preferences).where(and(isNotice, inArray(preferences.key, tooMany)));
}

/** Bytes of all values of a user. */
export async function measurePreferences(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${preferences.value}::text)), 0)` })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return Number(row?.bytes ?? 0);
}
