import { setTimeout as wait } from 'node:timers/promises';
import { recordAudit } from '../audit/audit.queries';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import type { Services } from '../start/services';
import { toEmailKey, findAccount, setPasswordHash, type Account } from '../users/account.queries';
import { accountKey, countAttempt } from './guessing/attempts';
import { forgetAccountAttempts } from './guessing/attempts.queries';
import { registerDevice } from './guessing/devices';
import { forgetDevices } from './guessing/devices.queries';
import { deleteEmailChange } from './emailChange.queries';
import { confirmPassword } from './identity.service';
import { hashPassword } from './password';
import { hasIdentity } from './oidc/oidc.queries';
import { mayUsePassword } from './passwordLogin.rules';
import { makeLink, withLink } from './passwordLinks';
import { deleteLinks, findLinkUser } from './passwordLinks.queries';
import { weakness } from './passwordStrength';
import { actorAs } from '../users/personName';
import { securityMail } from './securityMail';
import { deleteSessions } from './session.queries';
import { ownDevice } from './signIn.service';

/** Every reply to 'I forgot my password' takes at least this long, with or without an account: milliseconds. */
const forgotTakes = 150;

/**
 * Mails a reset link if the address has an active account. Reply and response time are the same in both cases. @throws
 * Failure `request.too_many`
 */
export async function forgotPassword(
  services: Services,
  actor: Actor,
  email: string,
  deviceToken: string | undefined,
): Promise<void> {
  const { database, mail, config } = services;
  const account = toEmailKey(email);
  const device = await ownDevice(database, account, deviceToken);
  await countAttempt(database, { kind: 'forgot', account, address: actor.address, device });
  const enough = wait(forgotTakes);
  const found = await findAccount(database.db, account);
  if (found?.isActive && (await mayHavePassword(database.db, config, found)))
    mail.post(await makeLink(database.db, services, 'reset', found));
  await enough;
}

/**
 * Users who sign in only through the provider get no password, because it would stay valid when they lose their groups
 * there.
 */
const mayHavePassword = async (db: Queryable, { identity }: Services['config'], account: Account): Promise<boolean> =>
  mayUsePassword(identity, account) && (account.passwordHash !== null || !(await hasIdentity(db, account.id)));

/** Checks whether a link is valid without using it. @throws Failure `reset.link_invalid` */
export async function checkLink({ database }: Services, actor: Actor, token: string): Promise<void> {
  await withLink(database, actor, token, findLinkUser, () => Promise.resolve());
}

/**
 * Sets a new password with a link: ends all sessions, makes all links void and forgets all devices. @returns a token
 * for the caller's device, which counts as the owner's from now on, because the caller can read the owner's mail
 * @throws Failure `reset.link_invalid`, `password.too_weak`
 */
export async function resetPassword(
  services: Services,
  actor: Actor,
  token: string,
  password: string,
): Promise<string> {
  const { database, config, mail } = services;
  const owner = await withLink(database, actor, token, findLinkUser, (_, user) => Promise.resolve(user));
  const weak = await weakness(password, { ...owner, productName: config.productName }, 'password');
  if (weak) throw weak;
  const passwordHash = await hashPassword(password);
  const { user, deviceToken } = await withLink(database, actor, token, findLinkUser, async (tx, user) => {
    await replacePassword(tx, user, passwordHash, null);
    await forgetDevices(tx, user.id);
    const device = await registerDevice(tx, user.id, undefined);
    await recordAudit(tx, actorAs(actor, user), {
      action: 'user.reset_password',
      subjectId: user.id,
      detail: user.email,
    });
    return { user, deviceToken: device.token };
  });
  mail.post(securityMail(services, actor, user, { kind: 'password' }));
  return deviceToken;
}

/** @throws Failure `password.wrong`, `password.too_weak`, `login.too_many` */
export async function changePassword(
  services: Services,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { database, config, mail } = services;
  const user = await confirmPassword(database, actor, currentPassword);
  const weak = await weakness(newPassword, { ...user, productName: config.productName }, 'newPassword');
  if (weak) throw weak;
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(database.db, async (tx) => {
    await replacePassword(tx, user, passwordHash, actor.sessionId);
    await recordAudit(tx, actor, {
      action: 'user.change_password',
      subjectId: user.id,
      detail: user.email,
    });
  });
  mail.post(securityMail(services, actor, user, { kind: 'password' }));
}

async function replacePassword(
  tx: Queryable,
  user: Account,
  passwordHash: string,
  keptSession: string | null,
): Promise<void> {
  await setPasswordHash(tx, user.id, passwordHash);
  await deleteSessions(tx, user.id, keptSession);
  await deleteLinks(tx, user.id);
  await deleteEmailChange(tx, user.id);
  await forgetAccountAttempts(tx, accountKey('login', user.emailKey));
}
