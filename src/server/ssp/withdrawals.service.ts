import { recordAudit } from '../audit/audit.queries';
import { recordHistory } from '../audit/history.queries';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure, required } from '../http/failure';
import type { Services } from '../start/services';
import { findWithdrawal, findWithdrawals, type WithdrawalRow } from './withdrawalList.queries';
import { endWithdrawal, lockWithdrawal, type LockedWithdrawal } from './withdrawals.queries';

type Parts = Pick<Services, 'database' | 'outbox'>;

export type { WithdrawalRow };
export const listWithdrawals = findWithdrawals;

/** @throws Failure `withdrawal.not_found` */
const requireWithdrawal = async (tx: Queryable, id: string): Promise<WithdrawalRow> =>
  required(await findWithdrawal(tx, id), 'withdrawal.not_found');

interface Change {
  to: 'settled' | 'queued';
  action: 'withdrawal.settle' | 'withdrawal.retry';
  work: (tx: Queryable, live: LockedWithdrawal) => Promise<unknown>;
}

/** Changes a withdrawal that is still live, and records it. @throws Failure `withdrawal.not_found`, `withdrawal.not_live` */
async function changeLive(
  { database }: Pick<Parts, 'database'>,
  id: string,
  actor: Actor,
  { to, action, work }: Change,
): Promise<WithdrawalRow> {
  return inTransaction(database.db, async (tx) => {
    const live = required(await lockWithdrawal(tx, id), 'withdrawal.not_found');
    if (live.row.state !== 'live') throw failure('withdrawal.not_live');
    await recordHistory(tx, live.row.fileId, actor, { kind: 'withdrawal', from: 'live', to });
    await work(tx, live);
    const row = await requireWithdrawal(tx, id);
    await recordAudit(tx, actor, { action, subject: 'artwork', subjectId: row.fileID, detail: row.fileName });
    return row;
  });
}

/**
 * Marks a live withdrawal as settled: somebody has stopped the artwork at the platform. One that was approved in the
 * meantime is submitted again.
 * @throws Failure `withdrawal.not_found`, `withdrawal.not_live`
 */
export const settleWithdrawal = (parts: Parts, id: string, actor: Actor): Promise<WithdrawalRow> =>
  changeLive(parts, id, actor, {
    to: 'settled',
    action: 'withdrawal.settle',
    work: async (tx, live) => {
      const again = await endWithdrawal(tx, live, { state: 'settled', settledByName: actor.name });
      if (again !== undefined) await parts.outbox.submitBooked(tx, [again], actor, new Date());
    },
  });

/** Requests the withdrawal again. @throws Failure `withdrawal.not_found`, `withdrawal.not_live` */
export const retryWithdrawal = (parts: Parts, id: string, actor: Actor): Promise<WithdrawalRow> =>
  changeLive(parts, id, actor, {
    to: 'queued',
    action: 'withdrawal.retry',
    work: (tx) => parts.outbox.retryWithdrawal(tx, id),
  });
