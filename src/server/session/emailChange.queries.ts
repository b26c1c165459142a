import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { emailChanges, users } from '../db/schema/schema';

/** Stores the address that a user requested; an earlier request becomes void. */
export async function replaceEmailChange(
  db: Queryable,
  change: { userId: string; tokenHash: string; email: string; expiresAt: Date },
): Promise<void> {
  const { userId, ...rest } = change;
  const set = { ...rest, createdAt: new Date() };
  await db
    .insert(emailChanges)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: emailChanges.userId, set });
}

/**
 * The request of a link that is still valid, with the current user. Locks it: a concurrent second use waits and then
 * finds none.
 */
export async function findEmailChange(tx: Queryable, tokenHash: string) {
  const [found] = await tx
    .select({ email: emailChanges.email, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, new Date()), users.isActive))
    .for('update', { of: emailChanges });
  return found;
}

export async function deleteEmailChange(db: Queryable, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}
