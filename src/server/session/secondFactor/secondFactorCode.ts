import { failure } from '../../http/failure';
import type { Services } from '../../start/services';
import type { Account } from '../../users/account.queries';
import { findRecoveryCode } from './recoveryCodes';
import { findStep } from './secondFactor';
import { spendRecoveryCode, spendStep } from './secondFactor.queries';

/**
 * Uses up a code of the second factor, or a recovery code. Returns whether it was valid. @throws Failure
 * `totp.required` if the secret cannot be decrypted because its key is not configured
 */
export async function takeSecondFactor(
  { database: { db }, secrets, log }: Pick<Services, 'database' | 'secrets' | 'log'>,
  { id, totpSecret, totpLastStep, recoveryCodeHashes }: Account,
  code: string | undefined,
): Promise<boolean> {
  if (code === undefined || totpSecret === null) return false;
  const recoveryCode = await findRecoveryCode(recoveryCodeHashes, code);
  if (recoveryCode !== undefined) return spendRecoveryCode(db, id, recoveryCode);
  const secret = secrets.open(totpSecret, id);
  if (secret === undefined) {
    log.error({ userId: id }, 'a second factor cannot be read: SECRET_KEY is not the key it was stored with');
    throw failure('totp.required', {
      message:
        'The second factor cannot be checked at the moment. Use a recovery code, or ask an administrator of this server.',
    });
  }
  const step = findStep(secret, code, totpLastStep);
  return step !== undefined && spendStep(db, id, step);
}
