import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect';
import { idempotencyKeys } from '../db/schema/schema';
import { failure } from './failure';

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
  if (key === undefined) return database.db.transaction(work);
  const requestHash = createHash('sha256').update(JSON.stringify([route, request])).digest('hex');
  return database.db.transaction(async (tx) => {
    const mine = await tx.insert(idempotencyKeys).values({ userId, key, route, requestHash, status: 200, reply: null }).onConflictDoNothing().returning();
    if (mine.length === 0) {
      const [kept] = await tx.select().from(idempotencyKeys).where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
      if (kept?.requestHash !== requestHash) throw failure('idempotency.key_reused');
      return kept.reply as T; // written below by the same route
    }
    const reply = await work(tx);
    await tx.update(idempotencyKeys).set({ reply }).where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    return reply;
  });
}

/** Milliseconds for which a key is remembered. */
const rememberedFor = 24 * 3_600_000;

export async function deleteOldKeys(db: Queryable): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(Date.now() - rememberedFor)));
}
