import { and, asc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { files, withdrawals } from '../db/schema/schema';

/** Artwork that was deleted before a moment and whose bytes are still there, the oldest first. What may still be live at the platform is shown with its picture. */
export async function findPurgeable(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<{ id: string; storageKey: string; fileName: string }[]> {
  return db
    .select({ id: files.id, storageKey: files.storageKey, fileName: files.fileName })
    .from(files)
    .where(
      and(
        lt(files.deletedAt, before),
        isNull(files.purgedAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(withdrawals)
            .where(
              and(
                eq(withdrawals.fileId, files.id),
                inArray(withdrawals.state, ['queued', 'asking', 'accepted', 'live']),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(files.deletedAt), asc(files.id))
    .limit(limit);
}

/** @returns false where another process was first. */
export async function markPurged(db: Queryable, id: string): Promise<boolean> {
  const marked = await db
    .update(files)
    .set({ purgedAt: new Date() })
    .where(and(eq(files.id, id), isNull(files.purgedAt)))
    .returning({ id: files.id });
  return marked.length > 0;
}
