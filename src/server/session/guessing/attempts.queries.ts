import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { newId } from '../../db/newId';
import { loginFailures } from '../../db/schema/schema';
import { inTransaction } from '../../db/transaction';
import { attemptMemoryMs, waitAfter, type WaitLimits } from './attempts.rules';

export interface Attempt {
  /** What is being guessed: 'login:{e-mail}', 'password:{user id}'. */
  account: string;
  /** Where the attempt comes from: '{kind}:{network address}', or `device:{...}`. */
  source: string;
  /** Whether the account's owner has used this source before; failures from other sources do not slow it down. */
  known: boolean;
}

export interface AttemptLimits {
  /** For one account from one source. */
  pair: WaitLimits;
  /** For one source, over all accounts. */
  source: WaitLimits;
  /** For one account, over all unknown sources. */
  account: WaitLimits;
}

const knownPrefix = 'device:';

/** The source of a device (or session) that belongs to the account's owner. */
export const knownSource = (id: string): string => `${knownPrefix}${id}`;

/**
 * Counts the failed attempts of the last hour, and records this one as failed before anything is verified, so that of
 * twenty concurrent attempts only the free ones pass. After a success `forgetAttempts` deletes the record. @returns the
 * record's id, or how many seconds to wait
 */
export async function reserveAttempt(
  db: Queryable,
  { account, source, known }: Attempt,
  limits: AttemptLimits,
): Promise<{ id: string } | { retryAfter: number }> {
  return inTransaction(db, async (tx) => {
    // Always locks the source first, so that two attempts never deadlock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${source}, 0))`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
    const now = Date.now();
    const rows = await tx
      .select({ account: loginFailures.account, source: loginFailures.address, at: loginFailures.at })
      .from(loginFailures)
      .where(
        and(
          or(eq(loginFailures.account, account), eq(loginFailures.address, source)),
          gt(loginFailures.at, new Date(now - attemptMemoryMs)),
        ),
      );
    const waitFor = (limit: WaitLimits, counts: (row: (typeof rows)[number]) => boolean): number => {
      const found = rows.filter(counts);
      const last = Math.max(0, ...found.map(({ at }) => at.getTime()));
      return waitAfter({ count: found.length, last }, limit, now);
    };
    const ofPair = waitFor(limits.pair, (row) => row.account === account && row.source === source);
    const ofSource = waitFor(limits.source, (row) => row.source === source);
    const isUnknown = (row: { source: string }): boolean => !row.source.startsWith(knownPrefix);
    const ofAccount = waitFor(limits.account, (row) => row.account === account && isUnknown(row));
    const wait = known ? ofPair : Math.max(ofPair, ofSource, ofAccount);
    if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) };
    const id = newId();
    await tx.insert(loginFailures).values({ id, account, address: source, at: new Date(now) });
    return { id };
  });
}

/** Deletes the failures of one source at one account, after its success. */
export async function forgetAttempts(db: Queryable, { account, source }: Attempt): Promise<void> {
  await db.delete(loginFailures).where(and(eq(loginFailures.account, account), eq(loginFailures.address, source)));
}

/** Deletes one attempt that neither succeeded nor failed. */
export async function forgetAttempt(db: Queryable, id: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id));
}

/** Deletes all failures at an account, after its password changed. */
export async function forgetAccountAttempts(db: Queryable, account: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.account, account));
}
