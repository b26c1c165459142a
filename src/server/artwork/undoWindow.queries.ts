import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { undoWindowMs } from '#contract/artwork';
import type { Queryable } from '../db/connect';
import { decisionBatches, files } from '../db/schema/schema';

/** When a window that opens now closes, by the database's clock: the same for every process. */
export const windowFromNow = sql`clock_timestamp() + ${`${String(undoWindowMs)} milliseconds`}::interval`;

/** Opens the batch of a decision, or keeps it open for ten seconds more. False once it has closed: the decision then stands alone. */
export async function keepBatchOpen(db: Queryable, id: string, by: string): Promise<boolean> {
  const open = await db
    .insert(decisionBatches)
    .values({ id, by, since: sql`clock_timestamp()`, until: windowFromNow })
    .onConflictDoUpdate({
      target: [decisionBatches.id, decisionBatches.by],
      set: { until: windowFromNow },
      setWhere: gt(decisionBatches.until, sql`clock_timestamp()`),
    })
    .returning({ id: decisionBatches.id });
  return open.length > 0;
}

/** A decision of a batch is being taken back: the others of the batch stay open meanwhile. */
export async function keepBatchOfFileOpen(db: Queryable, fileId: string): Promise<void> {
  await db
    .update(decisionBatches)
    .set({ until: windowFromNow })
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        eq(decisionBatches.id, files.batch),
        eq(decisionBatches.by, files.decidedBy),
        gt(decisionBatches.until, sql`clock_timestamp()`),
      ),
    );
}

/** Batches that closed an hour ago. */
export async function deleteOldBatches(db: Queryable): Promise<void> {
  await db.delete(decisionBatches).where(lt(decisionBatches.until, sql`now() - interval '1 hour'`));
}
