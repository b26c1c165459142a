import { and, asc, eq, inArray, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { submissions, withdrawals } from '../db/schema/schema';

/**
 * Rows of work that is attempted until it succeeds or is given up. The row holds when its next attempt is due and until
 * when one process works on it.
 */
export interface AttemptRows {
  table: typeof submissions | typeof withdrawals;
  /** The state while a process works on the row. */
  working: string;
  /** The states in which the row waits for its due time; without a due time it waits for a person. */
  waiting: string[];
}
export const submissionRows: AttemptRows = { table: submissions, working: 'submitting', waiting: ['queued', 'failed'] };
export const withdrawalRows: AttemptRows = {
  table: withdrawals,
  working: 'asking',
  waiting: ['queued', 'accepted', 'live'],
};

const now = sql`clock_timestamp()`;
/** A time by the database's clock. */
const inSeconds = (seconds: number): SQL => sql`${now} + ${`${seconds.toFixed(3)} seconds`}::interval`;

/** Fields of a row: due in so many seconds, or not at all (null); no process works on it. */
export const dueIn = (seconds: number | null) => ({
  nextAttemptAt: seconds === null ? null : inSeconds(seconds),
  leasedUntil: null,
  updatedAt: new Date(),
});

/** Fields of a row that the caller works on. The lease has to be longer than all requests of one attempt together. */
export const leasedFor = (seconds: number) => ({ leasedUntil: inSeconds(seconds), updatedAt: new Date() });

/** Waiting and due, or taken by a process that has died. */
export const isDue = ({ table, working, waiting }: AttemptRows): SQL<boolean | null> =>
  sql`${or(
    and(inArray(sql`${table.state}`, waiting), lte(table.nextAttemptAt, now)),
    and(eq(sql`${table.state}`, working), lt(sql`coalesce(${table.leasedUntil}, '-infinity')`, now)),
  )}`;

/** Up to `limit` rows that are due, the longest waiting first; `except` are left out. */
export async function findDue(db: Queryable, rows: AttemptRows, limit: number, except: string[]): Promise<string[]> {
  const { table } = rows;
  const found = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(isDue(rows), notInArray(table.id, except)))
    .orderBy(asc(table.nextAttemptAt))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Ends all leases. Only for the embedded database, where the process that held them has died. */
export async function endLeases(db: Queryable, { table, working }: AttemptRows): Promise<void> {
  await db
    .update(table)
    .set({ leasedUntil: null })
    .where(eq(sql`${table.state}`, working));
}
