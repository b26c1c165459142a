import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { inventoryChecks, inventoryDifferences, inventorySeen } from '../db/schema/schema';

export type CheckRow = typeof inventoryChecks.$inferSelect;

/** How long a process may take for one page before another takes over: seconds. */
const leaseSeconds = 90;
const lease = sql`clock_timestamp() + ${sql.raw(`interval '${String(leaseSeconds)} seconds'`)}`;

export const findCheck = (db: Queryable, id: string): Promise<CheckRow | undefined> =>
  db.query.inventoryChecks.findFirst({ where: eq(inventoryChecks.id, id) });

export const findRunning = (db: Queryable): Promise<CheckRow | undefined> =>
  db.query.inventoryChecks.findFirst({ where: eq(inventoryChecks.state, 'running') });

/** The newest check in this state; a failed one only if it is newer than `after`. */
export const findLast = (db: Queryable, state: 'done' | 'failed', after?: Date): Promise<CheckRow | undefined> =>
  db.query.inventoryChecks.findFirst({
    where: and(eq(inventoryChecks.state, state), after && gt(inventoryChecks.startedAt, after)),
    orderBy: [desc(inventoryChecks.startedAt), desc(inventoryChecks.id)],
  });

/** Creates a check, or returns the running one: there is never more than one. */
export async function openCheck(db: Queryable, byName: string): Promise<{ check: CheckRow; isNew: boolean }> {
  for (;;) {
    const running = await findRunning(db);
    if (running) return { check: running, isNew: false };
    const [made] = await db.insert(inventoryChecks).values({ id: newId(), byName }).onConflictDoNothing().returning();
    if (made) return { check: made, isNew: true };
  }
}

/** Claims a running check; of several processes that try, one succeeds. */
export async function claimCheck(db: Queryable, id: string): Promise<CheckRow | undefined> {
  const [claimed] = await db
    .update(inventoryChecks)
    .set({ leasedUntil: lease })
    .where(
      and(
        eq(inventoryChecks.id, id),
        eq(inventoryChecks.state, 'running'),
        or(isNull(inventoryChecks.leasedUntil), lt(inventoryChecks.leasedUntil, sql`clock_timestamp()`)),
      ),
    )
    .returning();
  return claimed;
}

/** Releases a claimed check, so that another process can continue at once. */
export async function releaseCheck(db: Queryable, id: string): Promise<void> {
  await db.update(inventoryChecks).set({ leasedUntil: null }).where(eq(inventoryChecks.id, id));
}

/** Locks the check if it is still running and still needs the page `next`, and renews its lease. */
export async function holdCheck(tx: Queryable, id: string, next: string | null): Promise<CheckRow | undefined> {
  const [held] = await tx
    .update(inventoryChecks)
    .set({ leasedUntil: lease })
    .where(
      and(
        eq(inventoryChecks.id, id),
        eq(inventoryChecks.state, 'running'),
        next === null ? isNull(inventoryChecks.next) : eq(inventoryChecks.next, next),
      ),
    )
    .returning();
  return held;
}

export async function writeCheck(tx: Queryable, id: string, values: Partial<CheckRow>): Promise<void> {
  await tx.update(inventoryChecks).set(values).where(eq(inventoryChecks.id, id));
}

/** Ends a running check without a result: its staged differences are deleted, those of the previous check stay. */
export async function endCheck(
  tx: Queryable,
  id: string,
  state: 'failed' | 'cancelled',
  error: string | null,
): Promise<CheckRow | undefined> {
  const [ended] = await tx
    .update(inventoryChecks)
    .set({ state, error, endedAt: sql`clock_timestamp()`, leasedUntil: null })
    .where(and(eq(inventoryChecks.id, id), eq(inventoryChecks.state, 'running')))
    .returning();
  if (ended) await forget(tx, id);
  return ended;
}

/** Deletes the working data of a check. */
export async function forget(tx: Queryable, id: string): Promise<void> {
  await tx.delete(inventorySeen).where(eq(inventorySeen.checkId, id));
  await tx
    .delete(inventoryDifferences)
    .where(and(eq(inventoryDifferences.checkId, id), eq(inventoryDifferences.status, 'staged')));
}

/** Ends all leases. The embedded database has one process, so leases of an earlier process are void. */
export async function endLeases(db: Queryable): Promise<void> {
  await db.update(inventoryChecks).set({ leasedUntil: null }).where(eq(inventoryChecks.state, 'running'));
}
