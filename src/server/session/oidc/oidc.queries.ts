import { and, eq, exists, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { ownerEverywhere } from '#contract/permissions';
import type { Queryable } from '../../db/connect';
import { eqIfGiven } from '../../db/paging';
import { oidcSignIns, userIdentities, users } from '../../db/schema/schema';
import type { IdentityConfig } from '../../settings/identitySettings';
import { toEmailKey } from '../../users/account.queries';

type Begun = typeof oidcSignIns.$inferSelect;

export async function insertSignIn(db: Queryable, begun: Begun): Promise<void> {
  await db.insert(oidcSignIns).values(begun);
}

/**
 * Takes a pending sign-in, so that it is used only once; undefined if there is none (any more) or another browser began
 * it.
 */
export async function takeSignIn(
  db: Queryable,
  { stateHash, bindingHash }: Pick<Begun, 'stateHash' | 'bindingHash'>,
): Promise<Begun | undefined> {
  const [taken] = await db
    .delete(oidcSignIns)
    .where(
      and(
        eq(oidcSignIns.stateHash, stateHash),
        eq(oidcSignIns.bindingHash, bindingHash),
        gt(oidcSignIns.expiresAt, new Date()),
      ),
    )
    .returning();
  return taken;
}

type Identity = Pick<typeof userIdentities.$inferSelect, 'issuer' | 'subject'>;

export async function findIdentityUser(db: Queryable, { issuer, subject }: Identity): Promise<string | undefined> {
  const where = and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject));
  return (await db.query.userIdentities.findFirst({ columns: { userId: true }, where }))?.userId;
}

/** Which of the users have an identity at a provider. */
export async function findWithIdentity(db: Queryable, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const found = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(inArray(userIdentities.userId, [...userIds]));
  return new Set(found.map(({ userId }) => userId));
}

/** Whether the account has an identity at this provider, or at any. */
export async function hasIdentity(db: Queryable, userId: string, issuer?: string): Promise<boolean> {
  const where = and(eq(userIdentities.userId, userId), eqIfGiven(userIdentities.issuer, issuer));
  return (await db.query.userIdentities.findFirst({ columns: { userId: true }, where })) !== undefined;
}

/** Serialises changes of Owners: if the last two lose the role at the same time, the second change sees the first. */
export async function lockOwners(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`);
}

/** Whether another user is an Owner of all organisations and can sign in. */
export async function hasOtherOwner(
  db: Queryable,
  userId: string,
  { passwordLogin, breakGlass = '' }: Pick<IdentityConfig, 'passwordLogin' | 'breakGlass'>,
): Promise<boolean> {
  const byProvider = db.select().from(userIdentities).where(eq(userIdentities.userId, users.id));
  const byPassword = and(
    isNotNull(users.passwordHash),
    passwordLogin ? undefined : eq(users.emailKey, toEmailKey(breakGlass)),
  );
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, userId),
        users.isActive,
        sql`${users.roles} @> ${JSON.stringify(ownerEverywhere)}::jsonb`,
        or(byPassword, exists(byProvider)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Links an identity to a user, or updates the time of its last use. @returns whether it belongs to this user */
export async function keepIdentity(db: Queryable, { issuer, subject }: Identity, userId: string): Promise<boolean> {
  const now = new Date();
  const [kept] = await db
    .insert(userIdentities)
    .values({ issuer, subject, userId, createdAt: now, lastUsed: now })
    .onConflictDoUpdate({ target: [userIdentities.issuer, userIdentities.subject], set: { lastUsed: now } })
    .returning({ userId: userIdentities.userId });
  return kept?.userId === userId;
}
