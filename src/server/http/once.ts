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
  params: unknown;
  body: unknown;
  /** The body as it came; undefined where there was none. */
  text: string | undefined;
}

/**
 * Runs `work` in one transaction and remembers its reply under the caller's key, in the same transaction: a repetition
 * gets the first reply, of two at the same time one runs (the other waits for the key's row), and a failure leaves nothing behind.
 * The same key with another request is refused. After docs.stripe.com/api/idempotent_requests.
 */
export async function once<T>(
  database: Database,
  { userId, key, route, ...request }: OnceKey,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  if (key === undefined) return inTransaction(database.db, work);
  const requestHash = fingerprint(
    JSON.stringify([route, request.params]),
    request.text ?? JSON.stringify(request.body ?? null),
  );
  return inTransaction(database.db, async (tx) => {
    if (await takeKey(tx, { userId, key, route, requestHash })) {
      const reply = await work(tx);
      await keepReply(tx, userId, key, reply);
      return reply;
    }
    const kept = await findKey(tx, userId, key);
    // Until November 2026 the fingerprint was that of the body as it was read; such keys may be repeated on the day of an upgrade (not the other way: an older process refuses newer keys).
    if (
      kept?.requestHash !== requestHash &&
      kept?.requestHash !== fingerprint(JSON.stringify([route, [request.params, request.body]]))
    )
      throw failure('idempotency.key_reused', {
        fields: [{ path: 'Idempotency-Key', message: 'Was used with another request' }],
      });
    return kept.reply as T; // written above by the same route
  });
}

/** Of the text as it came: writing the body of a thousand rows anew took longer than all of this. */
function fingerprint(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
}
