import { recordAct } from '../audit/audit.queries';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import type { Services } from '../services';
import { findAccountById } from './account.queries';
import { guarded } from './attempts';
import { confirmPassword } from './password.service';
import { hashRecoveryCode, newRecoveryCodes, newSecret, secretUri, stepOf } from './secondFactor';
import { confirmSecret, proposeSecret, removeSecret, spendRecoveryCode, spendStep } from './secondFactor.queries';

/** Spends the code of the second factor, or a recovery code, and returns whether it was valid. */
export async function takeSecondFactor(
  db: Queryable,
  account: { id: string; totpSecret: string | null; totpLastStep: number | null },
  code: string | undefined,
): Promise<boolean> {
  if (code === undefined || account.totpSecret === null) return false;
  const step = stepOf(account.totpSecret, code, account.totpLastStep);
  if (step !== undefined) return spendStep(db, account.id, step);
  return spendRecoveryCode(db, account.id, hashRecoveryCode(code));
}

/**
 * A secret for an authenticator app; it asks for nothing before a code of it was given. While a second factor is on it
 * must be removed first, so that a forgotten screen does not swap it.
 * @throws Failure `password.wrong`, `request.unprocessable`
 */
export async function startSecondFactor(
  { database, config }: Services,
  actor: Actor,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const user = await confirmPassword(database, actor, password);
  if (user.totpConfirmed)
    throw failure('request.unprocessable', { message: 'The second factor is on already. Switch it off first.' });
  const secret = newSecret();
  await proposeSecret(database.db, user.id, secret);
  return { secret, uri: secretUri(secret, user.email, config.productName) };
}

/** Switches the second factor on. @returns the recovery codes, never to be read again. @throws Failure `totp.invalid`, `login.too_many` */
export async function confirmSecondFactor({ database }: Services, actor: Actor, code: string): Promise<string[]> {
  const userId = actor.userId ?? '';
  return guarded(database, { kind: 'password', account: userId, address: actor.address }, 'login.too_many', () =>
    inTransaction(database.db, async (tx) => {
      const user = await findAccountById(tx, userId);
      const step =
        user?.totpSecret && !user.totpConfirmed ? stepOf(user.totpSecret, code, user.totpLastStep) : undefined;
      if (step === undefined || !(await spendStep(tx, userId, step)))
        throw failure('totp.invalid', { fields: [{ path: 'totp', message: 'The code is wrong.' }] });
      const codes = newRecoveryCodes();
      await confirmSecret(tx, userId, codes.map(hashRecoveryCode));
      await recordAct(tx, actor, { action: 'user.add_second_factor', subject: 'user', subjectId: userId });
      return codes;
    }),
  );
}

/** @throws Failure `password.wrong`, `login.too_many` */
export async function removeSecondFactor({ database }: Services, actor: Actor, password: string): Promise<void> {
  const user = await confirmPassword(database, actor, password);
  await inTransaction(database.db, async (tx) => {
    await removeSecret(tx, user.id);
    await recordAct(tx, actor, { action: 'user.remove_second_factor', subject: 'user', subjectId: user.id });
  });
}
