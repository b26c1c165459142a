import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { fieldFailure } from './failure';
import { findKey, keepReply, takeKey } from './idempotency.queries';

export interface IdempotencyKey {
  userId: string;
  /** The `Idempotency-Key` header; without one the reply is not stored. */
  key: string | undefined;
  route: string;
  params: unknown;
  body: unknown;
  /** The unparsed body; undefined without one. */
  text: string | undefined;
}

/**
 * Runs `work` in one transaction and remembers its reply under the caller's key, in the same transaction: a repetition
 * gets the first reply, of two at the same time one runs (the other waits for the key's row), and a failure leaves nothing behind.
 * The same key with another request is refused. After docs.stripe.com/api/idempotent_requests.
 */
export async function runIdempotently<T>(
  database: Database,
  { userId, key, route, ...request }: IdempotencyKey,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  if (key === undefined) return inTransaction(database.db, work);
  // Of the unparsed text: serialising a body of a thousand rows again took longer than everything else here.
  const requestHash = createHash('sha256')
    .update(JSON.stringify([route, request.params]))
    .update(request.text ?? JSON.stringify(request.body ?? null))
    .digest('hex');
  return inTransaction(database.db, async (tx) => {
    if (await takeKey(tx, { userId, key, route, requestHash })) {
      const reply = await work(tx);
      await keepReply(tx, userId, key, reply);
      return reply;
    }
    const kept = await findKey(tx, userId, key);
    if (kept?.requestHash !== requestHash)
      throw fieldFailure('idempotency.key_reused', 'Idempotency-Key', 'Was used with another request');
    return kept.reply as T; // written above by the same route
  });
}
