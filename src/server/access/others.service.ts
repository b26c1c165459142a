import type { SessionRow } from '#contract/session';
import { recordAudit } from '../audit/audit.queries';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure, required } from '../http/failure';
import type { Services } from '../start/services';
import { findAccountById } from '../users/account.queries';
import { setSecret } from '../session/secondFactor/secondFactor.queries';
import { securityMail } from '../session/securityMail';
import { deleteSessions } from '../session/session.queries';
import { endSessions, listSessions } from '../session/sessions.service';
import { lockAccounts } from '../users/users.queries';

/** The sessions of a user, the latest used first. @throws Failure `user.not_found` */
export async function listUserSessions(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  userId: string,
): Promise<SessionRow[]> {
  if (!(await findAccountById(database.db, userId))) throw failure('user.not_found');
  return listSessions(database.db, userId, actor.sessionId);
}

/**
 * Ends one session of a user, or all of them, except the caller's own. @throws Failure `user.not_found`,
 * `session.not_found` @returns how many ended
 */
export async function endUserSessions(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  userId: string,
  sessionId: string | undefined,
): Promise<number> {
  return inTransaction(database.db, async (tx) => {
    const user = required(await findAccountById(tx, userId), 'user.not_found');
    const ended = await endSessions(tx, userId, sessionId, actor.sessionId);
    if (ended > 0)
      await recordAudit(tx, actor, {
        action: 'session.end',
        subject: 'user',
        subjectId: userId,
        detail: `${user.email}: ${sessionId === undefined ? `all ${String(ended)}` : 'one'}`,
      });
    return ended;
  });
}

/**
 * Switches off another user's second factor, notifies them by mail, and ends their sessions.
 * @throws Failure `user.not_found`, `user.not_yourself`, `request.unprocessable`
 */
export async function resetUserFactor(services: Services, actor: Actor, userId: string): Promise<void> {
  if (userId === actor.userId)
    throw failure('user.not_yourself', { message: 'Switch off your own second factor in your profile.' });
  const user = await inTransaction(services.database.db, async (tx) => {
    const locked = required((await lockAccounts(tx, [userId])).get(userId), 'user.not_found');
    if (!locked.totpConfirmed) throw failure('request.unprocessable', { message: 'This user has no second factor.' });
    await setSecret(tx, userId, null);
    await deleteSessions(tx, userId, null);
    await recordAudit(tx, actor, { action: 'user.reset_second_factor', subjectId: userId, detail: locked.email });
    return locked;
  });
  services.mail.post(securityMail(services, actor, user, { kind: 'factor-off' }));
}
