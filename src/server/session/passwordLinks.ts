import type { Database, Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { required } from '../http/failure';
import { letter } from '../mail/letter';
import type { Message } from '../mail/mail';
import type { Services } from '../start/services';
import { guarded } from './guessing/attempts';
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

/**
 * Runs `work` in a transaction with what the link of a mail belongs to. @throws Failure `reset.link_invalid`,
 * `request.too_many`
 */
export async function withLink<Found, T>(
  database: Database,
  actor: Actor,
  token: string,
  find: (tx: Queryable, tokenHash: string) => Promise<Found | undefined>,
  work: (tx: Queryable, found: Found) => Promise<T>,
): Promise<T> {
  const tokenHash = hashToken(token);
  return guarded(database, { kind: 'reset', account: tokenHash, address: actor.address }, () =>
    inTransaction(database.db, async (tx) => work(tx, required(await find(tx, tokenHash), 'reset.link_invalid'))),
  );
}
