import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { fileEvents } from '../db/schema/schema';
import type { Actor } from '../http/actor';

type Happening = Pick<typeof fileEvents.$inferInsert, 'from' | 'to' | 'comment' | 'checks'> & {
  kind:
    | 'uploaded'
    | 'approved'
    | 'disapproved'
    | 'commented'
    | 'categorised'
    | 'read'
    | 'unread'
    | 'undone'
    | 'deleted'
    | 'submission'
    | 'withdrawal';
};

/** Adds one entry to the history of a file, in the transaction of the change it describes. */
export async function recordHistory(
  db: Queryable,
  fileId: string,
  actor: Pick<Actor, 'userId' | 'name'>,
  happening: Happening,
): Promise<void> {
  await db
    .insert(fileEvents)
    .values({ ...happening, id: newId(), fileId, at: new Date(), byUser: actor.userId, byName: actor.name });
}

/** Newest first, at most 500. */
export async function findFileEvents(db: Queryable, fileId: string) {
  return db
    .select()
    .from(fileEvents)
    .where(eq(fileEvents.fileId, fileId))
    .orderBy(desc(fileEvents.at), desc(fileEvents.id))
    .limit(500);
}

/** Who changed the file last, and when. */
export const findLastHistoryEntry = (db: Queryable, fileId: string) =>
  db.query.fileEvents.findFirst({
    columns: { byName: true, at: true },
    where: eq(fileEvents.fileId, fileId),
    orderBy: [desc(fileEvents.at), desc(fileEvents.id)],
  });
