import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { sortKey } from '../db/schema/columns';
import { users } from '../db/schema/schema';

export type Account = typeof users.$inferSelect;

/** The key of an account: e-mail addresses with the same key belong to the same account. */
export const toEmailKey = (email: string): string => sortKey(email.trim());

/** The account of an e-mail address, by its key. */
export const findAccount = (db: Queryable, emailKey: string): Promise<Account | undefined> =>
  db.query.users.findFirst({ where: eq(users.emailKey, emailKey) });

export const findAccountById = (db: Queryable, id: string): Promise<Account | undefined> =>
  db.query.users.findFirst({ where: eq(users.id, id) });

export async function setPasswordHash(db: Queryable, userId: string, passwordHash: string | null): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Whether there is an administrator who can sign in. */
export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const where = sql`${users.isAdmin} and ${users.isActive} and ${users.passwordHash} is not null`;
  return (await db.query.users.findFirst({ columns: { id: true }, where })) !== undefined;
}
