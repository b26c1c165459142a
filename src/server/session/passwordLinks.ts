import type { Queryable } from '../db/connect';
import { letter } from '../mail/letter';
import type { Message } from '../mail/mail';
import type { Services } from '../start/services';
import { insertLink } from './passwordLinks.queries';
import { hashToken, newToken } from './token';

/** How long a link is valid: milliseconds. Invitations may not be read before the next week. */
const lifetime = { reset: 3_600_000, invitation: 7 * 24 * 3_600_000 };

/** Stores a new link's hash. Returns the mail with the link, to be posted after the transaction. */
export async function makeLink(
  db: Queryable,
  { config: { productName }, publicUrl }: Pick<Services, 'config' | 'publicUrl'>,
  kind: keyof typeof lifetime,
  user: { id: string; email: string; firstName: string },
): Promise<Message> {
  const token = newToken();
  await insertLink(db, {
    tokenHash: hashToken(token),
    userId: user.id,
    expiresAt: new Date(Date.now() + lifetime[kind]),
  });
  const link = `${publicUrl()}/resetpassword?token=${token}`;
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
    to: user.email,
    subject: kind === 'reset' ? `Set a new ${productName} password` : `Your invitation to ${productName}`,
    text: letter(user, lines),
  };
}
