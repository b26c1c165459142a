import type { z } from 'zod';
import type {
  creditOrganisation as creditCall,
  listWalletEntries as listCall,
  Organisation,
  WalletEntry,
} from '#contract/organisations';
import type { Scope } from '#contract/permissions';
import { creditWithoutProof } from '#contract/proof';
import { recordAudit } from '../audit/audit.queries';
import type { Database, Queryable } from '../db/connect';
import type { Actor } from '../http/actor';
import { fieldFailure } from '../http/failure';
import { keyedQueue } from '../session/guessing/keyedQueue';
import { confirmIdentity } from '../session/identity.service';
import type { Services } from '../start/services';
import { inDollars, toDollars, toMicros } from './money.rules';
import { readOrganisation } from './organisations.service';
import { addToWallet, findRecentSpend, findWalletEntries, insertWalletEntry, sumMovedBy } from './wallet.queries';

const oneAtATime = keyedQueue();
const day = 24 * 3_600_000;

/**
 * Runs a credit that needs no proof of identity by itself, unless those of the same person in a day do together: a stolen
 * session does not move in parts what it may not move at once. One at a time for each person, so that all are added up.
 * @throws Failure `password.required`, `password.wrong`, `totp.invalid`, `login.too_many`
 */
export async function withProof<T>(
  services: Pick<Services, 'database' | 'secrets' | 'log'>,
  actor: Actor,
  { amount, currentPassword, totp }: z.output<typeof creditCall.body>,
  work: () => Promise<T>,
): Promise<T> {
  const { userId } = actor;
  const [moving, largest] = [toMicros(Math.abs(amount)), toMicros(creditWithoutProof)];
  // The guard has asked for a proof of larger ones. What a service token may do was proved when it was created.
  if (userId === null || actor.isService === true || moving > largest) return work();
  return oneAtATime(userId, async () => {
    const moved = await sumMovedBy(services.database.db, userId, { largest, since: new Date(Date.now() - day) });
    if (moved + moving > largest) await confirmIdentity(services, actor, { currentPassword, totp }, { fresh: true });
    return work();
  });
}

/**
 * Adds money to a wallet, or takes some out, and records it in the ledger, in one transaction.
 * @throws Failure `organisation.not_found`, `request.unprocessable` when there is not that much in it
 */
export async function credit(
  tx: Queryable,
  actor: Actor,
  orgId: string,
  { amount, note }: z.output<typeof creditCall.body>,
  visible: Scope,
): Promise<Organisation> {
  const micros = toMicros(amount);
  const balanceMicros = await addToWallet(tx, orgId, micros);
  if (balanceMicros === undefined) {
    const { orgWallet } = await readOrganisation(tx, orgId);
    const message =
      amount < 0
        ? `There are only ${inDollars(orgWallet.fundsAvailable)} in this wallet`
        : 'A wallet cannot hold that much';
    throw fieldFailure('request.unprocessable', 'amount', message, `${message}.`);
  }
  await insertWalletEntry(tx, { orgId, micros, balanceMicros, note, byName: actor.name, byUser: actor.userId });
  await recordAudit(tx, actor, {
    action: amount < 0 ? 'organisation.debit' : 'organisation.credit',
    subjectId: orgId,
    detail: `${inDollars(Math.abs(amount))}, now ${inDollars(toDollars(balanceMicros))}${note === '' ? '' : `: ${note}`}`,
  });
  return readOrganisation(tx, orgId, visible);
}

/** @throws Failure `organisation.not_found` */
export async function readLedger(
  { db }: Pick<Database, 'db'>,
  orgId: string,
  query: z.output<typeof listCall.query>,
): Promise<{ entries: WalletEntry[]; totalEntries: number; spent: number }> {
  await readOrganisation(db, orgId);
  const { rows, total } = await findWalletEntries(db, orgId, query);
  const entries = rows.map(({ id, at, micros, balanceMicros, note, byName }) => ({
    _id: id,
    at: at.toISOString(),
    amount: toDollars(micros),
    balance: toDollars(balanceMicros),
    note,
    by: byName,
  }));
  return { entries, totalEntries: total, spent: toDollars(await findRecentSpend(db, orgId)) };
}
