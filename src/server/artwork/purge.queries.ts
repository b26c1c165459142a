import { and, asc, eq, isNull, lt, notExists } from 'drizzle-orm';
import { isWithdrawalOpen } from '../db/artworkState';
import type { Queryable } from '../db/connect';
import { files, withdrawals } from '../db/schema/schema';

/**
 * Artwork deleted before `before` whose bytes are still stored, the oldest first. Artwork that may still be live at the
 * platform is left out, because its picture is shown in 'Still live'.
 */
export async function findPurgeable(db: Queryable, before: Date, limit: number) {
  const open = db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.fileId, files.id), isWithdrawalOpen));
  return db
    .select({ id: files.id, storageKey: files.storageKey, fileName: files.fileName })
    .from(files)
    .where(and(lt(files.deletedAt, before), isNull(files.purgedAt), notExists(open)))
    .orderBy(asc(files.deletedAt), asc(files.id))
    .limit(limit);
}

/** @returns false if another process was first. */
export async function markPurged(db: Queryable, id: string): Promise<boolean> {
  const marked = await db
    .update(files)
    .set({ purgedAt: new Date() })
    .where(and(eq(files.id, id), isNull(files.purgedAt)))
    .returning({ id: files.id });
  return marked.length > 0;
}
