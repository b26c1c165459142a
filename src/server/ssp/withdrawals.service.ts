import { recordAct } from '../audit/audit.queries';
import { recordHappening } from '../audit/history.queries';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import type { Services } from '../services';
import { findWithdrawal, findWithdrawals, type WithdrawalRow } from './withdrawalList.queries';
import { lockWithdrawal, updateWithdrawal } from './withdrawals.queries';

type Parts = Pick<Services, 'database' | 'outbox'>;

export type { WithdrawalRow };
export const listWithdrawals = findWithdrawals;

/** @throws Failure `withdrawal.not_found` */
async function present(tx: Queryable, id: string): Promise<WithdrawalRow> {
  const row = await findWithdrawal(tx, id);
  if (!row) throw failure('withdrawal.not_found');
  return row;
}

/** @throws Failure `withdrawal.not_found`, `withdrawal.not_live` */
async function lockLive(tx: Queryable, id: string): Promise<void> {
  const locked = await lockWithdrawal(tx, id);
  if (!locked) throw failure('withdrawal.not_found');
  if (locked.row.state !== 'live') throw failure('withdrawal.not_live');
}

/** Ticks an artwork off that is still live. @throws Failure `withdrawal.not_found`, `withdrawal.not_live` */
export async function settleWithdrawal({ database }: Parts, id: string, actor: Actor): Promise<WithdrawalRow> {
  return inTransaction(database.db, async (tx) => {
    await lockLive(tx, id);
    await updateWithdrawal(tx, id, { state: 'settled', settledByName: actor.name, again: null });
    const row = await present(tx, id);
    await recordHappening(tx, row.fileId, actor, { kind: 'withdrawal', from: 'live', to: 'settled' });
    await recordAct(tx, actor, {
      action: 'withdrawal.settle',
      subject: 'artwork',
      subjectId: row.fileId,
      detail: row.fileName,
    });
    return row;
  });
}

/** Asks the platform again. @throws Failure `withdrawal.not_found`, `withdrawal.not_live` */
export async function retryWithdrawal({ database, outbox }: Parts, id: string, actor: Actor): Promise<WithdrawalRow> {
  return inTransaction(database.db, async (tx) => {
    await lockLive(tx, id);
    await outbox.retryWithdrawal(tx, id);
    const row = await present(tx, id);
    await recordHappening(tx, row.fileId, actor, { kind: 'withdrawal', from: 'live', to: 'queued' });
    await recordAct(tx, actor, {
      action: 'withdrawal.retry',
      subject: 'artwork',
      subjectId: row.fileId,
      detail: row.fileName,
    });
    return row;
  });
}
