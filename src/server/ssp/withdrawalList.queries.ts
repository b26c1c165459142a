import { and, eq, type SQL } from 'drizzle-orm';
import type { listWithdrawals } from '#contract/withdrawals';
import type { Queryable } from '../db/connect';
import { anyContains } from '../db/searching';
import { files, organisations, submissions, withdrawals } from '../db/schema/schema';
import { eqIfGiven, readPage, type FilterOf, type PageOf } from '../db/paging';
import { inScope } from '../db/scope';

export type WithdrawalFilter = FilterOf<typeof listWithdrawals>;

const selectWithdrawals = (db: Queryable) =>
  db
    .select({
      _id: withdrawals.id,
      fileID: withdrawals.fileId,
      fileName: files.fileName,
      deletedAt: files.deletedAt,
      storageKey: files.storageKey,
      reason: files.approvalComment,
      orgID: files.orgId,
      orgName: organisations.orgName,
      state: withdrawals.state,
      driver: submissions.driver,
      remoteID: submissions.remoteId,
      attempts: withdrawals.attempts,
      lastError: withdrawals.lastError,
      nextAttemptAt: withdrawals.nextAttemptAt,
      askedBy: withdrawals.askedByName,
      settledBy: withdrawals.settledByName,
      dateCreated: withdrawals.createdAt,
      lastEdited: withdrawals.updatedAt,
    })
    .from(withdrawals)
    .innerJoin(submissions, eq(submissions.id, withdrawals.submissionId))
    .innerJoin(files, eq(files.id, withdrawals.fileId))
    .leftJoin(organisations, eq(organisations.id, files.orgId));
export type WithdrawalRow = Awaited<ReturnType<typeof findWithdrawals>>['rows'][number];

const matching = ({ fileID, state, search, visible }: WithdrawalFilter): SQL | undefined =>
  and(
    inScope(files.orgId, visible),
    eqIfGiven(withdrawals.fileId, fileID),
    eqIfGiven(withdrawals.state, state),
    anyContains([files.fileNameKey], search),
  );

/** One page of withdrawals, those of deleted artwork included, ties by id; and how many match. */
export async function findWithdrawals(
  db: Queryable,
  filter: WithdrawalFilter,
  page: PageOf<'lastEdited' | 'dateCreated'>,
) {
  const column = page.sortID === 'lastEdited' ? withdrawals.updatedAt : withdrawals.createdAt;
  const select = selectWithdrawals(db).where(matching(filter)).$dynamic();
  return readPage(db, select, [column, withdrawals.id], page);
}

export async function findWithdrawal(db: Queryable, id: string): Promise<WithdrawalRow | undefined> {
  const [found] = await selectWithdrawals(db).where(eq(withdrawals.id, id));
  return found;
}
