import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { passwordLinks, users } from '../db/schema/schema';

export async function insertLink(
  db: Queryable,
  link: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(passwordLinks).values({ ...link, createdAt: new Date() });
}

/**
 * The user of a link that is still valid. In a transaction it locks the link: a concurrent second use waits and then
 * finds none.
 */
export async function findLinkUser(db: Queryable, tokenHash: string) {
  const [found] = await db
    .select({ user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, new Date()), users.isActive))
    .for('update', { of: passwordLinks });
  return found?.user;
}

/** Makes all links of a user void. */
export async function deleteLinks(db: Queryable, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}
