import { recordAudit } from '../audit/audit.queries';
import type { Database } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import type { Services } from '../start/services';
import { toEmailKey, findAccount, type Account } from '../users/account.queries';
import { guarded } from './guessing/attempts';
import { registerDevice } from './guessing/devices';
import { isOwnDevice } from './guessing/devices.queries';
import { checkPassword } from './password';
import { mayUsePassword } from './passwordLogin.rules';
import { actorAs } from '../users/personName';
import { takeSecondFactor } from './secondFactor/secondFactorCode';
import { securityMail } from './securityMail';
import { insertSession } from './session.queries';
import { hashToken, newToken } from './token';
import { lockAccounts } from '../users/users.queries';

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor or a recovery code. */
  code: string | undefined;
  userAgent: string;
  /** The device token of a browser in which somebody has signed in before. */
  deviceToken: string | undefined;
}

export interface SignedIn {
  token: string;
  /** To be sent with the next sign-in from this browser. */
  deviceToken: string;
}

/**
 * Signs in and returns the new session's token. Wrong password, unknown address, deactivated account and
 * non-administrator fail in the same way, after the same work.
 * @throws Failure `session.bad_credentials`, `totp.required`, `login.too_many`
 */
export async function signIn(
  services: Pick<Services, 'database' | 'log' | 'mail' | 'config' | 'publicUrl' | 'secrets'>,
  actor: Actor,
  { email, password, code, userAgent, deviceToken }: Credentials,
): Promise<SignedIn> {
  const { database, log, mail } = services;
  const account = toEmailKey(email);
  const signedIn = await guarded(
    database,
    { kind: 'login', account, address: actor.address, device: await ownDevice(database, account, deviceToken) },
    async () => {
      const found = await findAccount(database.db, account);
      const right = await checkPassword(found?.passwordHash, password);
      if (!found || !right || !found.isAdmin || !found.isActive || !mayUsePassword(services.config.identity, found)) {
        log.warn({ reqId: actor.requestId, address: actor.address }, 'sign-in refused');
        await recordRefusal(database, actor, found, right ? 'not an active administrator' : 'wrong password');
        throw failure('session.bad_credentials');
      }
      // A correct password without a code is not a failed attempt; a wrong code is.
      if (found.totpConfirmed && code === undefined) return undefined;
      if (found.totpConfirmed && !(await takeSecondFactor(services, found, code))) {
        await recordRefusal(database, actor, found, 'wrong code of the second factor');
        throw failure('totp.required', { message: 'The code is wrong, or it was used before.' });
      }
      const token = newToken();
      const device = await inTransaction(database.db, async (tx) => {
        // Reads the account again: if the password or the roles changed during the verification, no session may begin.
        const now = (await lockAccounts(tx, [found.id])).get(found.id);
        if (now?.passwordHash !== found.passwordHash || !now.isActive || !now.isAdmin)
          throw failure('session.bad_credentials');
        const sessionId = await insertSession(tx, {
          tokenHash: hashToken(token),
          userId: found.id,
          address: actor.address,
          userAgent,
        });
        await recordAudit(tx, actorAs(actor, found, sessionId), { action: 'session.start', subjectId: sessionId });
        return registerDevice(tx, found.id, deviceToken);
      });
      if (device.isNew) mail.post(securityMail(services, actor, found, { kind: 'new-device', userAgent }));
      return { token, deviceToken: device.token };
    },
  );
  if (signedIn === undefined) throw failure('totp.required');
  return signedIn;
}

/** An unknown e-mail is not recorded, because people sometimes type their password into the e-mail field. */
const recordRefusal = (
  { db }: Pick<Database, 'db'>,
  actor: Actor,
  account: Account | undefined,
  reason: string,
): Promise<void> =>
  recordAudit(db, actor, {
    action: 'session.refuse',
    subject: 'user',
    subjectId: account?.id ?? '',
    detail: account === undefined ? 'unknown account' : `${account.email}: ${reason}`,
  });

/** The key under which failures of the caller's device are counted, if the account's owner has used the device. */
export async function ownDevice(
  { db }: Pick<Database, 'db'>,
  emailKey: string,
  deviceToken: string | undefined,
): Promise<string | undefined> {
  if (deviceToken === undefined) return undefined;
  const tokenHash = hashToken(deviceToken);
  return (await isOwnDevice(db, emailKey, tokenHash)) ? tokenHash : undefined;
}
