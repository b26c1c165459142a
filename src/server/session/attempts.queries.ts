import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { loginFailures } from '../db/schema/schema';
import { inTransaction } from '../db/transaction';

/** How long a failed attempt counts: milliseconds. */
export const attemptWindowMs = 5 * 60_000;

export interface Attempt {
  /** What is guessed at: 'login:{e-mail}', 'password:{user id}'. */
  account: string;
  /** Who guesses: the same kind before the network address. */
  address: string;
}

export interface AttemptLimits {
  account: number;
  address: number;
}

/**
 * Counts the failed attempts of the last five minutes and writes this one down as failed before anything is verified:
 * of twenty at once no more than the limit get past here. A success takes its own line back with `forgetAttempt`.
 * @returns the line's id, or how many seconds to wait.
 */
export async function reserveAttempt(
  db: Queryable,
  { account, address }: Attempt,
  limits: AttemptLimits,
): Promise<{ id: string } | { retryAfter: number }> {
  return inTransaction(db, async (tx) => {
    // Always the address first, so that two attempts never wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
    const now = Date.now();
    const since = new Date(now - attemptWindowMs);
    const nth = (column: 'account' | 'address', value: string, limit: number) =>
      tx
        .select({ at: loginFailures.at })
        .from(loginFailures)
        .where(sql`${loginFailures[column]} = ${value} and ${loginFailures.at} > ${since}`)
        .orderBy(sql`${loginFailures.at} desc`)
        .limit(1)
        .offset(limit - 1);
    const [ofAccount] = await nth('account', account, limits.account);
    const [ofAddress] = await nth('address', address, limits.address);
    const blockedSince = Math.max(ofAccount?.at.getTime() ?? 0, ofAddress?.at.getTime() ?? 0);
    if (blockedSince > 0) return { retryAfter: Math.max(1, Math.ceil((blockedSince + attemptWindowMs - now) / 1000)) };
    const id = newId();
    await tx.insert(loginFailures).values({ id, account, address, at: new Date(now) });
    return { id };
  });
}

export async function forgetAttempt(db: Queryable, id: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id));
}

/** A new password makes the failures with the old one void. */
export async function forgetAttemptsOf(db: Queryable, account: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.account, account));
}

export async function deleteOldAttempts(db: Queryable): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.at, new Date(Date.now() - attemptWindowMs)));
}
