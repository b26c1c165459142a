import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { newId } from '../../db/newId';
import { prepared } from '../../db/prepared';
import { serviceTokens } from '../../db/schema/schema';

export type TokenRow = typeof serviceTokens.$inferSelect;

const isLive = () => and(isNull(serviceTokens.revokedAt), gt(serviceTokens.expiresAt, new Date()));

const liveFields = {
  tokenHash: serviceTokens.tokenHash,
  id: serviceTokens.id,
  name: serviceTokens.name,
  roles: serviceTokens.roles,
  lastUsed: serviceTokens.lastUsed,
};
/**
 * The tokens with these hashes that have neither expired nor been revoked. Like sessions they are read by every call:
 * prepared and not cached.
 */
export async function findLiveTokens(db: Queryable, tokenHashes: readonly string[]) {
  const query = prepared(db, 'live_tokens', (name) =>
    db
      .select(liveFields)
      .from(serviceTokens)
      .where(
        and(
          sql`${serviceTokens.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
          isNull(serviceTokens.revokedAt),
          gt(serviceTokens.expiresAt, sql.placeholder('now')),
        ),
      )
      .prepare(name),
  );
  const found = await query.execute({ tokenHashes, now: new Date().toISOString() });
  return new Map(found.map(({ tokenHash, ...token }) => [tokenHash, token]));
}

export async function touchToken(db: Queryable, id: string): Promise<void> {
  await db.update(serviceTokens).set({ lastUsed: new Date() }).where(eq(serviceTokens.id, id));
}

export async function findTokens(db: Queryable): Promise<TokenRow[]> {
  return db.select().from(serviceTokens).where(isLive()).orderBy(desc(serviceTokens.createdAt), desc(serviceTokens.id));
}

export async function insertToken(
  db: Queryable,
  given: Pick<TokenRow, 'name' | 'tokenHash' | 'start' | 'roles' | 'createdBy' | 'createdByName' | 'expiresAt'>,
): Promise<TokenRow> {
  const [made] = await db
    .insert(serviceTokens)
    .values({ ...given, id: newId(), createdAt: new Date() })
    .returning();
  if (!made) throw new Error('the token was not inserted');
  return made;
}

/** The names of tokens, shown where a program did something. */
export async function findTokenNames(db: Queryable, id: string) {
  const [found] = await db.select({ name: serviceTokens.name }).from(serviceTokens).where(eq(serviceTokens.id, id));
  return found && { firstName: found.name, lastName: '' };
}

/** @returns the token's name; undefined if there is no valid one */
export async function revokeToken(db: Queryable, id: string): Promise<string | undefined> {
  const [revoked] = await db
    .update(serviceTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(serviceTokens.id, id), isLive()))
    .returning({ name: serviceTokens.name });
  return revoked?.name;
}
