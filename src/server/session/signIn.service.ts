import { recordAct } from '../audit/audit.queries';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import type { Services } from '../services';
import { emailKeyOf, findAccount } from './account.queries';
import { guarded } from './attempts';
import { checkPassword } from './password';
import { personName } from './personName';
import { takeSecondFactor } from './secondFactor.service';
import { insertSession } from './session.queries';
import { hashToken, newToken } from './token';
import { lockAccounts } from './users.queries';

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor or a recovery code. */
  code: string | undefined;
  userAgent: string;
}

/**
 * A new session's token. Wrong password, unknown address, deactivated account and non-administrator fail alike, after the same work.
 * @throws Failure `session.bad_credentials`, `totp.required`, `login.too_many`
 */
export async function signIn(
  { database, log }: Pick<Services, 'database' | 'log'>,
  actor: Actor,
  { email, password, code, userAgent }: Credentials,
): Promise<string> {
  const account = emailKeyOf(email);
  const token = await guarded(
    database,
    { kind: 'login', account, address: actor.address },
    'login.too_many',
    async () => {
      const found = await findAccount(database.db, account);
      const right = await checkPassword(found?.passwordHash, password);
      if (!found || !right || !found.isAdmin || !found.isActive) {
        log.warn({ reqId: actor.requestId, address: actor.address }, 'sign-in refused');
        throw failure('session.bad_credentials');
      }
      // The right password without its code is no failed attempt; a wrong code is one.
      if (found.totpConfirmed && code === undefined) return undefined;
      if (found.totpConfirmed && !(await takeSecondFactor(database.db, found, code)))
        throw failure('totp.required', { message: 'The code is wrong, or it was used before.' });
      const token = newToken();
      await inTransaction(database.db, async (tx) => {
        // A password changed, or a role taken away, while the old one was being verified must not be outlived by this session.
        const now = (await lockAccounts(tx, [found.id])).get(found.id);
        if (now?.passwordHash !== found.passwordHash || !now.isActive || !now.isAdmin)
          throw failure('session.bad_credentials');
        const sessionId = await insertSession(tx, {
          tokenHash: hashToken(token),
          userId: found.id,
          address: actor.address,
          userAgent,
        });
        await recordAct(
          tx,
          { ...actor, userId: found.id, name: personName(found), sessionId },
          { action: 'session.start', subject: 'session', subjectId: sessionId },
        );
      });
      return token;
    },
  );
  if (token === undefined) throw failure('totp.required');
  return token;
}
