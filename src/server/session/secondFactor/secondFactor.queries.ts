import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { users } from '../../db/schema/schema';

/** Marks a time step as used; false if it or a later one was used before (also by a concurrent request). */
export async function spendStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return spent.length > 0;
}

/** Removes a recovery code from the list; false if it is not on the list. */
export async function spendRecoveryCode(db: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const spent = await db
    .update(users)
    .set({ recoveryCodeHashes: sql`${users.recoveryCodeHashes} - ${codeHash}::text` })
    .where(and(eq(users.id, userId), sql`${users.recoveryCodeHashes} @> ${JSON.stringify([codeHash])}::jsonb`))
    .returning({ id: users.id });
  return spent.length > 0;
}

/** Stores a secret that is not confirmed by a code yet; null removes the second factor. */
export async function setSecret(db: Queryable, userId: string, totpSecret: string | null): Promise<void> {
  await db
    .update(users)
    .set({ totpSecret, totpConfirmed: false, totpConfirmedAt: null, totpLastStep: null, recoveryCodeHashes: [] })
    .where(eq(users.id, userId));
}

/** Switches on a proposed secret; false if another was proposed in the meantime, or it is on already. */
export async function confirmSecret(
  db: Queryable,
  { userId, totpSecret, recoveryCodeHashes }: { userId: string; totpSecret: string; recoveryCodeHashes: string[] },
): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ totpConfirmed: true, totpConfirmedAt: sql`now()`, recoveryCodeHashes })
    .where(and(eq(users.id, userId), eq(users.totpSecret, totpSecret), eq(users.totpConfirmed, false)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}

/** The stored secret of every second factor, confirmed or not. */
export async function findSecrets(db: Queryable): Promise<{ id: string; totpSecret: string }[]> {
  const rows = await db
    .select({ id: users.id, totpSecret: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpSecret));
  return rows.flatMap(({ id, totpSecret }) => (totpSecret === null ? [] : [{ id, totpSecret }]));
}

/** Replaces the stored form of a secret, unless it was changed in the meantime. */
export async function replaceSecret(db: Queryable, userId: string, before: string, totpSecret: string): Promise<void> {
  await db
    .update(users)
    .set({ totpSecret })
    .where(and(eq(users.id, userId), eq(users.totpSecret, before)));
}
