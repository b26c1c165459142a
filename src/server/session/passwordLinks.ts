import type { Queryable } from '../db/connect';
import { letter } from '../mail/letter';
import type { Message } from '../mail/mail';
import { insertLink } from './passwordLinks.queries';
import { hashToken, newToken } from './token';

/** How long a link is valid: milliseconds. Invitations may not be read before the next week. */
const lifetime = { reset: 3_600_000, invitation: 7 * 24 * 3_600_000 };

export interface LinkMail {
  kind: keyof typeof lifetime;
  user: { id: string; email: string; firstName: string };
  productName: string;
  publicUrl: string;
}

/** Stores a new link's hash. Returns the mail with the link, to be posted after the transaction. */
export async function makeLink(db: Queryable, mail: LinkMail): Promise<Message> {
  const token = newToken();
  await insertLink(db, {
    tokenHash: hashToken(token),
    userId: mail.user.id,
    expiresAt: new Date(Date.now() + lifetime[mail.kind]),
  });
  return { to: mail.user.email, ...linkText(mail, `${mail.publicUrl}/resetpassword?token=${token}`) };
}

function linkText({ kind, user, productName }: LinkMail, link: string): Omit<Message, 'to'> {
  const lines =
    kind === 'reset'
      ? [
          `somebody asked for a new password for your ${productName} account. Set it here within one hour:`,
          link,
          'The link works once. If you did not ask for this, ignore this message: your password stays as it is.',
        ]
      : [
          `you have been invited to ${productName}. Choose your password here within seven days:`,
          link,
          'The link works once.',
        ];
  return {
    subject: kind === 'reset' ? `Set a new ${productName} password` : `Your invitation to ${productName}`,
    text: letter(user, lines),
  };
}
