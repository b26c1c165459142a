import type { Database } from '../db/connect';
import type { Actor } from '../http/actor';
import { fieldFailure, required } from '../http/failure';
import type { Services } from '../start/services';
import { findAccountById, type Account } from '../users/account.queries';
import { guarded } from './guessing/attempts';
import { checkPassword } from './password';
import { takeSecondFactor } from './secondFactor/secondFactorCode';
import { findSession } from './session.queries';

/** Proof that the caller is the owner of the session: a password or a code. */
export interface Proof {
  currentPassword?: string | undefined;
  /** A code of the second factor. */
  totp?: string | undefined;
}

/** For this long after a sign-in, some calls accept the session as proof: milliseconds. */
const freshFor = 10 * 60_000;

/**
 * Returns the signed-in user's account after checking a password or code again, so that a stolen token alone cannot
 * take an account over. Users without a password (single sign-on) must have signed in within `freshFor`; with `fresh`
 * that suffices for all users.
 * @throws Failure `session.required`, `password.required`, `password.wrong`, `totp.invalid`, `login.too_many`
 */
export async function confirmIdentity(
  services: Pick<Services, 'database' | 'secrets' | 'log'>,
  actor: Actor,
  { currentPassword, totp }: Proof,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<Account> {
  const { database } = services;
  if (currentPassword !== undefined) return confirmPassword(database, actor, currentPassword);
  const user = required(await findAccountById(database.db, actor.userId ?? ''), 'session.required');
  if (totp !== undefined && user.totpConfirmed) return confirmCode(services, actor, totp);
  if ((fresh || user.passwordHash === null) && (await isFresh(database, actor))) return user;
  throw fieldFailure('password.required', 'currentPassword', 'Enter your password to do this.');
}

/**
 * The signed-in user's account, after checking the password again. @throws Failure `password.wrong`, `login.too_many`
 */
export const confirmPassword = (database: Database, actor: Actor, password: string): Promise<Account> =>
  checkAccount(database, actor, async (user) => {
    const right = await checkPassword(user?.passwordHash, password);
    if (!user || !right) throw fieldFailure('password.wrong', 'currentPassword', 'The current password is wrong.');
    return user;
  });

/** The same with a code of the second factor, or a recovery code. @throws Failure `totp.invalid`, `login.too_many` */
export const confirmCode = (
  services: Pick<Services, 'database' | 'secrets' | 'log'>,
  actor: Actor,
  code: string,
): Promise<Account> =>
  checkAccount(services.database, actor, async (user) => {
    if (!user?.totpConfirmed || !(await takeSecondFactor(services, user, code)))
      throw fieldFailure('totp.invalid', 'totp', 'The code is wrong, or it was used before.');
    return user;
  });

/** Checks the signed-in user's account. Failures slow down only the session that they come from. @throws Failure `login.too_many` */
export async function checkAccount<T>(
  database: Database,
  actor: Actor,
  check: (user: Account | undefined) => Promise<T>,
): Promise<T> {
  const account = actor.userId ?? '';
  const attempt = { kind: 'password', account, address: actor.address, device: actor.sessionId ?? '' } as const;
  return guarded(database, attempt, async () => check(await findAccountById(database.db, account)));
}

async function isFresh({ db }: Pick<Database, 'db'>, { sessionId }: Actor): Promise<boolean> {
  // Somebody may have ended the session since this call came in.
  const { createdAt } = required(await findSession(db, sessionId ?? ''), 'session.required');
  return Date.now() - createdAt.getTime() <= freshFor;
}
