import type { z } from 'zod';
import type {
  creditOrganisation as creditCall,
  listWalletEntries as listCall,
  Organisation,
  WalletEntry,
} from '#contract/organisations';
import type { Scope } from '#contract/permissions';
import { recordAudit } from '../audit/audit.queries';
import type { Database, Queryable } from '../db/connect';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import { toDollars, toMicros } from './money.rules';
import { readOrganisation } from './organisations.service';
import { addToWallet, findRecentSpend, findWalletEntries, insertWalletEntry } from './wallet.queries';

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
    const { record } = await readOrganisation(tx, orgId);
    const message =
      amount < 0
        ? `There are only $${record.orgWallet.fundsAvailable.toFixed(2)} in this wallet`
        : 'A wallet cannot hold that much';
    throw failure('request.unprocessable', { message: `${message}.`, fields: [{ path: 'amount', message }] });
  }
  await insertWalletEntry(tx, { orgId, micros, balanceMicros, note, byName: actor.name, byUser: actor.userId });
  await recordAudit(tx, actor, {
    action: 'organisation.credit',
    subject: 'organisation',
    subjectId: orgId,
    detail: `$${amount.toFixed(2)}, now $${toDollars(balanceMicros).toFixed(2)}${note === '' ? '' : `: ${note}`}`,
  });
  return (await readOrganisation(tx, orgId, visible)).record;
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
