import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { failure } from './failure';
import { findKey, keepReply, takeKey } from './once.queries';

export interface OnceKey {
  userId: string;
  /** The `Idempotency-Key` header; undefined runs without memory. */
  key: string | undefined;
  route: string;
  request: unknown;
}

/**
 * Runs `work` in one transaction and remembers its reply under the caller's key, in the same transaction: a repetition
 * gets the first reply, two at once run once (the second waits on the key's row), a failure leaves nothing behind.
 * The same key with another request is refused. After docs.stripe.com/api/idempotent_requests.
 */
export async function once<T>(database: Database, { userId, key, route, request }: OnceKey, work: (tx: Queryable) => Promise<T>): Promise<T> {
  if (key === undefined) return inTransaction(database.db, work);
  const requestHash = createHash('sha256').update(JSON.stringify([route, request])).digest('hex');
  return inTransaction(database.db, async (tx) => {
    if (await takeKey(tx, { userId, key, route, requestHash })) {
      const reply = await work(tx);
      await keepReply(tx, userId, key, reply);
      return reply;
    }
    const kept = await findKey(tx, userId, key);
    if (kept?.requestHash !== requestHash) throw failure('idempotency.key_reused');
    return kept.reply as T; // written above by the same route
  });
}
