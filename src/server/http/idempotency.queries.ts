import { gunzipSync, gzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { idempotencyKeys } from '../db/schema/schema';

type KeyRow = Pick<typeof idempotencyKeys.$inferSelect, 'userId' | 'key' | 'route' | 'requestHash'>;

/** Claims a key in this transaction; false if it was used before. Waits while another transaction holds it. */
export async function takeKey(tx: Queryable, row: KeyRow): Promise<boolean> {
  const mine = await tx
    .insert(idempotencyKeys)
    .values({ ...row, status: 200, reply: null })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return mine.length > 0;
}

export async function findKey(tx: Queryable, userId: string, key: string) {
  const columns = { requestHash: true, reply: true } as const;
  const kept = await tx.query.idempotencyKeys.findFirst({ columns, where: isKey(userId, key) });
  return kept && { ...kept, reply: unpacked(kept.reply) };
}

export async function keepReply(tx: Queryable, userId: string, key: string, reply: unknown): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ reply: packed(reply) })
    .where(isKey(userId, key));
}

/**
 * Replies of at least this many characters are stored compressed: storing the 100 kB of an import's reply took a tenth
 * of its time.
 */
const packedFrom = 8000;
const mark = 'gzip:';

function packed(reply: unknown): unknown {
  const json = JSON.stringify(reply ?? null);
  return json.length < packedFrom ? reply : mark + gzipSync(json, { level: 1 }).toString('base64');
}

const unpacked = (kept: unknown): unknown =>
  typeof kept === 'string' && kept.startsWith(mark)
    ? JSON.parse(gunzipSync(Buffer.from(kept.slice(mark.length), 'base64')).toString())
    : kept;

const isKey = (userId: string, key: string) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
