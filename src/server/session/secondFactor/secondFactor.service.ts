import { recordAudit } from '../../audit/audit.queries';
import { inTransaction } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { failure, type Failure, fieldFailure } from '../../http/failure';
import type { Services } from '../../start/services';
import { checkAccount, confirmCode, confirmPassword } from '../identity.service';
import { hashRecoveryCodes, newRecoveryCodes } from './recoveryCodes';
import { newSecret, secretUri, findStep } from './secondFactor';
import { confirmSecret, setSecret, spendStep } from './secondFactor.queries';
import { securityMail } from '../securityMail';

/**
 * Creates a secret for an authenticator app; it takes effect only when a first code confirms it. An active second
 * factor must be removed first, so that it cannot be replaced on an unattended screen.
 * @throws Failure `password.wrong`, `request.unprocessable`
 */
export async function startSecondFactor(
  { database, config, secrets }: Services,
  actor: Actor,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const user = await confirmPassword(database, actor, password);
  if (user.totpConfirmed)
    throw failure('request.unprocessable', { message: 'The second factor is already on. Switch it off first.' });
  const secret = newSecret();
  await setSecret(database.db, user.id, secrets.seal(secret, user.id));
  return { secret, uri: secretUri(secret, user.email, config.productName) };
}

/**
 * Switches the second factor on. @returns the recovery codes, which cannot be read again @throws Failure
 * `totp.invalid`, `login.too_many`
 */
export async function confirmSecondFactor(services: Services, actor: Actor, code: string): Promise<string[]> {
  const { database, mail, secrets } = services;
  const userId = actor.userId ?? '';
  const { user, codes } = await checkAccount(database, actor, async (user) => {
    const totpSecret = user?.totpSecret ?? '';
    const secret = secrets.open(totpSecret, userId) ?? '';
    const step = user && !user.totpConfirmed && secret !== '' ? findStep(secret, code, user.totpLastStep) : undefined;
    if (!user || step === undefined) throw wrongCode();
    const codes = newRecoveryCodes();
    const recoveryCodeHashes = await hashRecoveryCodes(codes);
    await inTransaction(database.db, async (tx) => {
      if (!(await spendStep(tx, userId, step))) throw wrongCode();
      if (!(await confirmSecret(tx, { userId, totpSecret, recoveryCodeHashes }))) throw wrongCode();
      await recordAudit(tx, actor, { action: 'user.add_second_factor', subjectId: userId });
    });
    return { user, codes };
  });
  mail.post(securityMail(services, actor, user, { kind: 'factor-on' }));
  return codes;
}

const wrongCode = (): Failure => fieldFailure('totp.invalid', 'totp', 'The code is wrong.');

/**
 * Needs the password and a code (or a recovery code), so that a person who only knows the password cannot remove the
 * second factor.
 * @throws Failure `password.wrong`, `totp.invalid`, `login.too_many`
 */
export async function removeSecondFactor(
  services: Services,
  actor: Actor,
  { currentPassword, totp }: { currentPassword: string; totp?: string | undefined },
): Promise<void> {
  const { database, mail } = services;
  const user = await confirmPassword(database, actor, currentPassword);
  // A second factor that was never confirmed needs no code.
  if (user.totpConfirmed) await confirmCode(services, actor, totp ?? '');
  await inTransaction(database.db, async (tx) => {
    await setSecret(tx, user.id, null);
    await recordAudit(tx, actor, { action: 'user.remove_second_factor', subjectId: user.id });
  });
  if (user.totpConfirmed) mail.post(securityMail(services, actor, user, { kind: 'factor-off' }));
}
