import { recordAudit } from '../audit/audit.queries';
import type { Queryable } from '../db/connect';
import type { Actor } from '../http/actor';
import { letter } from '../mail/letter';
import type { Message } from '../mail/mail';
import type { Services } from '../start/services';
import { toEmailKey, findAccount, type Account } from '../users/account.queries';
import { deleteEmailChange, findEmailChange, replaceEmailChange } from './emailChange.queries';
import { withLink } from './passwordLinks';
import { deleteLinks } from './passwordLinks.queries';
import { actorAs } from '../users/personName';
import { securityMail } from './securityMail';
import { hashToken, newToken } from './token';
import { updateUser } from '../users/users.queries';
import { changedFields, userChanges, describeChange, emailTaken } from '../users/users.rules';

/** How long the confirmation link is valid: milliseconds. */
const lifetime = 24 * 3_600_000;

/**
 * Stores the new address. Returns two mails, to be posted after the transaction: a link to the new address, a warning
 * to the old one. Nothing changes before the link is used.
 * @throws Failure `user.email_taken`
 */
export async function requestEmailChange(
  tx: Queryable,
  services: Pick<Services, 'config' | 'publicUrl'>,
  actor: Actor,
  user: Account,
  email: string,
): Promise<Message[]> {
  const holder = await findAccount(tx, toEmailKey(email));
  if (holder !== undefined && holder.id !== user.id) throw emailTaken();
  const token = newToken();
  await replaceEmailChange(tx, {
    userId: user.id,
    tokenHash: hashToken(token),
    email,
    expiresAt: new Date(Date.now() + lifetime),
  });
  await recordAudit(tx, actor, {
    action: 'user.ask_email',
    subjectId: user.id,
    detail: `email ${user.email} -> ${email}, to be confirmed`,
  });
  const { productName } = services.config;
  const lines = [
    `this address is to become the one of your ${productName} account. Confirm it here within one day:`,
    `${services.publicUrl()}/confirmemail?token=${token}`,
    'The link works once. If you did not ask for this, ignore this message.',
  ];
  return [
    { to: email, subject: `Confirm your e-mail address for ${productName}`, text: letter(user, lines) },
    securityMail(services, actor, user, { kind: 'email-asked', newEmail: email }),
  ];
}

/**
 * Makes a confirmed address the account's, and notifies the old address. @throws Failure `reset.link_invalid`,
 * `user.email_taken`
 */
export async function confirmEmail(services: Services, actor: Actor, token: string): Promise<void> {
  const { database, mail } = services;
  const notification = await withLink(database, actor, token, findEmailChange, async (tx, { user, email }) => {
    const changed = changedFields(user, { email });
    await updateUser(tx, user.id, changed, { newVersion: true });
    await deleteEmailChange(tx, user.id);
    await deleteLinks(tx, user.id);
    await recordAudit(tx, actorAs(actor, user), {
      action: 'user.modify',
      subjectId: user.id,
      detail: describeChange(user, changed, false),
      changes: userChanges(user, changed),
    });
    return securityMail(services, actor, user, { kind: 'email', newEmail: email });
  });
  mail.post(notification);
}
