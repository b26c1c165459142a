import { lt } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { rateCounts } from '../db/schema/schema';

/** Deletes the counts of past minutes. */
export async function deleteOldCounts(db: Queryable): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.expire, Date.now()));
}
