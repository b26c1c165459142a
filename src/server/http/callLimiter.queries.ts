import { lt } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { rateCounts } from '../db/schema/schema';

/** Forgets the counts of minutes that are over. */
export async function deleteOldCounts(db: Queryable): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.expire, Date.now()));
}
