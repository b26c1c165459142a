import type { Queryable } from '../db/connect';
import { hashRecoveryCode, stepOf } from './secondFactor';
import { spendRecoveryCode, spendStep } from './secondFactor.queries';

/** Spends the code of the second factor, or a recovery code, and tells whether it was good. */
export async function takeSecondFactor(db: Queryable, account: { id: string; totpSecret: string | null; totpLastStep: number | null }, code: string | undefined): Promise<boolean> {
  if (code === undefined || account.totpSecret === null) return false;
  const step = stepOf(account.totpSecret, code, account.totpLastStep);
  if (step !== undefined) return spendStep(db, account.id, step);
  return spendRecoveryCode(db, account.id, hashRecoveryCode(code));
}
