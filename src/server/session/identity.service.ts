import type { Database } from '../db/connect';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import type { Services } from '../services';
import { findAccountById, type Account } from './account.queries';
import { guarded } from './guessing/attempts';
import { checkPassword } from './password';
import { takeSecondFactor } from './secondFactor/secondFactorCode';
import { findSessionStart } from './session.queries';

/** What shows that the person at the keyboard is the owner of the session. */
export interface Proof {
  currentPassword?: string | undefined;
  /** A code of the second factor. */
  totp?: string | undefined;
}

/** For so long after a sign-in its session is proof enough, where a call says so: milliseconds. */
const freshFor = 10 * 60_000;

/**
 * The signed-in user's account, once a password or a code was given again: a stolen token alone must not take an account over.
 * Who has no password (single sign-on) must have signed in a moment ago; `fresh` lets everybody do with that.
 * @throws Failure `password.required`, `password.wrong`, `totp.invalid`, `login.too_many`
 */
export async function confirmIdentity(
  services: Pick<Services, 'database' | 'secrets' | 'log'>,
  actor: Actor,
  { currentPassword, totp }: Proof,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<Account> {
  const { database } = services;
  if (currentPassword !== undefined) return confirmPassword(database, actor, currentPassword);
  const user = await findAccountById(database.db, actor.userId ?? '');
  if (!user) throw failure('session.required');
  if (totp !== undefined && user.totpConfirmed) return confirmCode(services, actor, totp);
  if ((fresh || user.passwordHash === null) && (await isFresh(database, actor))) return user;
  throw failure('password.required', {
    fields: [{ path: 'currentPassword', message: 'Enter your password to do this.' }],
  });
}

/** The signed-in user's account, once the password was given again. @throws Failure `password.wrong`, `login.too_many` */
export const confirmPassword = (database: Database, actor: Actor, password: string): Promise<Account> =>
  asked(database, actor, async (user) => {
    const right = await checkPassword(user?.passwordHash, password);
    if (!user || !right)
      throw failure('password.wrong', {
        fields: [{ path: 'currentPassword', message: 'The current password is wrong.' }],
      });
    return user;
  });

/** The same with a code of the second factor, or a recovery code. @throws Failure `totp.invalid`, `login.too_many` */
export const confirmCode = (
  services: Pick<Services, 'database' | 'secrets' | 'log'>,
  actor: Actor,
  code: string,
): Promise<Account> =>
  asked(services.database, actor, async (user) => {
    if (!user?.totpConfirmed || !(await takeSecondFactor(services, user, code)))
      throw failure('totp.invalid', {
        fields: [{ path: 'totp', message: 'The code is wrong, or it was used before.' }],
      });
    return user;
  });

/** Wrong answers slow down the session that gives them, not the owner's others. */
async function asked(
  database: Database,
  actor: Actor,
  check: (user: Account | undefined) => Promise<Account>,
): Promise<Account> {
  return guarded(
    database,
    { kind: 'password', account: actor.userId ?? '', address: actor.address, device: actor.sessionId ?? '' },
    'login.too_many',
    async () => check(await findAccountById(database.db, actor.userId ?? '')),
  );
}

async function isFresh({ db }: Pick<Database, 'db'>, { sessionId }: Actor): Promise<boolean> {
  const start = sessionId === null ? undefined : await findSessionStart(db, sessionId);
  return start !== undefined && Date.now() - start.getTime() <= freshFor;
}
