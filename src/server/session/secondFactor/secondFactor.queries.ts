import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { users } from '../../db/schema/schema';

/** Marks a step as used; false when it, or a later one, was used before (by another request a moment ago). */
export async function spendStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return spent.length > 0;
}

/** Takes a recovery code off the list; false when it is not on it. */
export async function spendRecoveryCode(db: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const spent = await db
    .update(users)
    .set({ recoveryCodeHashes: sql`${users.recoveryCodeHashes} - ${codeHash}::text` })
    .where(and(eq(users.id, userId), sql`${users.recoveryCodeHashes} @> ${JSON.stringify([codeHash])}::jsonb`))
    .returning({ id: users.id });
  return spent.length > 0;
}

/** A secret that waits for its first code. */
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

/** Switches a proposed secret on; false where another was proposed meanwhile, or it is on already. */
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

/** What is stored of every second factor, confirmed or not. */
export async function findSecrets(db: Queryable): Promise<(Stored & { id: string })[]> {
  const rows = await db
    .select({ id: users.id, totpSecret: users.totpSecret, recoveryCodeHashes: users.recoveryCodeHashes })
    .from(users)
    .where(isNotNull(users.totpSecret));
  return rows.flatMap(({ totpSecret, ...row }) => (totpSecret === null ? [] : [{ ...row, totpSecret }]));
}

/** Stores the same in another form, unless it was changed meanwhile. */
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
