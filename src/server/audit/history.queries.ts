import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { fileEvents } from '../db/schema/schema';
import type { Actor } from '../http/actor';

export interface FileHappening {
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
  from?: string | null;
  to?: string | null;
  comment?: string | null;
  /** The results of the checks at that time. */
  checks?: string[];
}

/** Adds one entry to the history of a file, in the transaction of the change it describes. */
export async function recordHistory(
  db: Queryable,
  fileId: string,
  actor: Pick<Actor, 'userId' | 'name'>,
  { kind, from, to, comment, checks }: FileHappening,
): Promise<void> {
  await db.insert(fileEvents).values({
    id: newId(),
    fileId,
    at: new Date(),
    byUser: actor.userId,
    byName: actor.name,
    kind,
    from: from ?? null,
    to: to ?? null,
    comment: comment ?? null,
    checks: checks ?? null,
  });
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
export async function findLastHistoryEntry(db: Queryable, fileId: string) {
  const [last] = await db
    .select({ byName: fileEvents.byName, at: fileEvents.at })
    .from(fileEvents)
    .where(eq(fileEvents.fileId, fileId))
    .orderBy(desc(fileEvents.at), desc(fileEvents.id))
    .limit(1);
  return last;
}
