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

/** Stores a secret that is not confirmed by a code yet. */
export async function proposeSecret(db: Queryable, userId: string, secret: string): Promise<void> {
  await db
    .update(users)
    .set({
      totpSecret: secret,
      totpConfirmed: false,
      totpConfirmedAt: null,
      totpLastStep: null,
      recoveryCodeHashes: [],
    })
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

interface Stored {
  totpSecret: string;
  recoveryCodeHashes: string[];
}

/** The stored secrets and recovery codes of every second factor, confirmed or not. */
export async function findSecrets(db: Queryable): Promise<(Stored & { id: string })[]> {
  const rows = await db
    .select({ id: users.id, totpSecret: users.totpSecret, recoveryCodeHashes: users.recoveryCodeHashes })
    .from(users)
    .where(isNotNull(users.totpSecret));
  return rows.flatMap(({ totpSecret, ...row }) => (totpSecret === null ? [] : [{ ...row, totpSecret }]));
}

/** Replaces the stored form of a second factor, unless it was changed in the meantime. */
export async function replaceStored(db: Queryable, before: Stored & { id: string }, after: Stored): Promise<void> {
  await db
    .update(users)
    .set(after)
    .where(
      and(
        eq(users.id, before.id),
        eq(users.totpSecret, before.totpSecret),
        sql`${users.recoveryCodeHashes} = ${JSON.stringify(before.recoveryCodeHashes)}::jsonb`,
      ),
    );
}

export async function removeSecret(db: Queryable, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ totpSecret: null, totpConfirmed: false, totpConfirmedAt: null, totpLastStep: null, recoveryCodeHashes: [] })
    .where(eq(users.id, userId));
}
