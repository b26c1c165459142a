import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { presenceMs } from '#contract/events';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../../db/connect';
import { files, presence } from '../../db/schema/schema';
import { inScope } from '../../db/scope';

const untilThen = sql`clock_timestamp() + ${`${String(presenceMs)} milliseconds`}::interval`;

/**
 * Records which artwork a console has open, or renews the record. It never takes over the console id of another user.
 */
export async function putPresence(
  db: Queryable,
  { clientId, userId, name, fileId }: { clientId: string; userId: string; name: string; fileId: string },
): Promise<void> {
  await db
    .insert(presence)
    .values({ clientId, userId, name, fileId, since: sql`clock_timestamp()`, until: untilThen })
    .onConflictDoUpdate({
      target: presence.clientId,
      set: {
        name,
        fileId,
        // A record that had expired counts as new.
        since: sql`case when ${presence.fileId} = excluded.file_id and ${presence.until} > clock_timestamp() then ${presence.since} else clock_timestamp() end`,
        until: untilThen,
      },
      setWhere: eq(presence.userId, userId),
    });
}

export async function deletePresence(db: Queryable, clientId: string, userId: string): Promise<void> {
  await db.delete(presence).where(and(eq(presence.clientId, clientId), eq(presence.userId, userId)));
}

/** Whether no other console had the artwork open when this one opened it. */
export async function wasFirst(db: Queryable, clientId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from presence me join presence other on other.file_id = me.file_id and other.user_id <> me.user_id
    where me.client_id = ${clientId} and other.until > clock_timestamp()
      and (other.since, other.client_id) < (me.since, me.client_id) limit 1`);
  return rows.length === 0;
}

/** Ends the records of consoles that disappeared without signing off. */
export async function endExpiredPresence(db: Queryable): Promise<void> {
  await db.delete(presence).where(lte(presence.until, sql`clock_timestamp()`));
}

/** Who has which artwork open, limited to artwork that the reader may see; at most 200. */
export async function findPresent(db: Queryable, visible: Scope) {
  return db
    .selectDistinct({ fileId: presence.fileId, userId: presence.userId, name: presence.name })
    .from(presence)
    .innerJoin(files, eq(files.id, presence.fileId))
    .where(and(gt(presence.until, sql`clock_timestamp()`), isNull(files.deletedAt), inScope(files.orgId, visible)))
    .orderBy(presence.name, presence.fileId)
    .limit(200);
}
