import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { afterFailure, type NextAttempt } from './attempt.rules';
import { SspError } from './ssp';

interface Claimed {
  row: { id: string; attempts: number };
  /** Attempts that have failed if this one does: the wait grows with them. By default `row.attempts`. */
  failures?: number;
}

/** How one kind of row is worked on. Each function that gets `tx` runs in a transaction of its own. */
export interface Attempt<Claim extends Claimed, Outcome, Result> {
  name: 'submission' | 'withdrawal';
  /** Takes the row for this process; undefined if it is not due or another process has it. */
  claim(tx: Queryable, id: string): Promise<Claim | undefined>;
  /** Requests to the platform. If an earlier one may have arrived, its outcome is read first. @throws SspError */
  request(claim: Claim): Promise<Outcome>;
  /** Writes the outcome, unless something newer was written in the meantime. */
  settle(tx: Queryable, claim: Claim, outcome: Outcome): Promise<Result>;
  /** Writes a failure, unless something newer was written in the meantime. */
  fail(tx: Queryable, claim: Claim, message: string, next: NextAttempt): Promise<void>;
}

/**
 * One attempt at one row. Any number of processes may call it at any time: the lease in the row decides which of them
 * works on it.
 */
export async function makeAttempt<Claim extends Claimed, Outcome, Result>(
  { database: { db }, log }: { database: Database; log: FastifyBaseLogger },
  { name, claim, request, settle, fail }: Attempt<Claim, Outcome, Result>,
  id: string,
): Promise<Result | undefined> {
  const claimed = await inTransaction(db, (tx) => claim(tx, id));
  if (!claimed) return undefined;
  try {
    const outcome = await request(claimed);
    return await inTransaction(db, (tx) => settle(tx, claimed, outcome));
  } catch (error) {
    const known = error instanceof SspError ? error : new SspError('Something went wrong on this server.', true);
    if (known !== error) log.error({ err: error, [name]: id }, `${name} attempt broke`);
    const { message, retry, retryAfter } = known;
    const { attempts } = claimed.row;
    const next = afterFailure({ attempts: claimed.failures ?? attempts, retry, retryAfter, chance: Math.random() });
    await inTransaction(db, (tx) => fail(tx, claimed, message, next));
    log.warn({ [name]: id, attempts, ...next, reason: message }, `${name} attempt failed`);
    return undefined;
  }
}
