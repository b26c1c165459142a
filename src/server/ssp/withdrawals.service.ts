import { recordAudit } from '../audit/audit.queries';
import { recordHistory } from '../audit/history.queries';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import type { Services } from '../start/services';
import { dueIn } from './attempts.queries';
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

interface Change {
  to: 'settled' | 'queued';
  action: 'withdrawal.settle' | 'withdrawal.retry';
  work: (tx: Queryable) => Promise<unknown>;
}

/** Changes a withdrawal that is still live, and records it. @throws Failure `withdrawal.not_found`, `withdrawal.not_live` */
async function changeLive(
  { database }: Pick<Parts, 'database'>,
  id: string,
  actor: Actor,
  { to, action, work }: Change,
): Promise<WithdrawalRow> {
  return inTransaction(database.db, async (tx) => {
    await lockLive(tx, id);
    await work(tx);
    const row = await present(tx, id);
    await recordHistory(tx, row.fileId, actor, { kind: 'withdrawal', from: 'live', to });
    await recordAudit(tx, actor, { action, subject: 'artwork', subjectId: row.fileId, detail: row.fileName });
    return row;
  });
}

/** Marks a live withdrawal as settled. @throws Failure `withdrawal.not_found`, `withdrawal.not_live` */
export const settleWithdrawal = (parts: Parts, id: string, actor: Actor): Promise<WithdrawalRow> =>
  changeLive(parts, id, actor, {
    to: 'settled',
    action: 'withdrawal.settle',
    work: (tx) => updateWithdrawal(tx, id, { state: 'settled', settledByName: actor.name, ...dueIn(null) }),
  });

/** Requests the withdrawal again. @throws Failure `withdrawal.not_found`, `withdrawal.not_live` */
export const retryWithdrawal = (parts: Parts, id: string, actor: Actor): Promise<WithdrawalRow> =>
  changeLive(parts, id, actor, {
    to: 'queued',
    action: 'withdrawal.retry',
    work: (tx) => parts.outbox.retryWithdrawal(tx, id),
  });
