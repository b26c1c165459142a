import type { FastifyBaseLogger } from 'fastify';
import { recordHistory } from '../audit/history.queries';
import type { Queryable } from '../db/connect';
import { findSetting, saveSetting } from '../db/storedSettings';
import { inTransaction } from '../db/transaction';
import { systemActor, type Actor } from '../http/actor';
import type { Services } from '../start/services';
import { SspError, type ReportedVerdict, type SspVerdict } from './ssp';
import { lockSubmission, withPlatformId } from './submissions.queries';
import { saveReading, settleSubmission, type SettledRow } from './verdict.queries';
import { endWithdrawal, findLiveWithdrawal, isDisapprovedOrDeleted, lockWithdrawal } from './withdrawals.queries';

type Parts = Pick<Services, 'database' | 'outbox' | 'ssp'>;

/** Writes a verdict. If the platform now has an artwork that was disapproved or deleted, it is requested to stop it. */
export async function settle(
  { outbox }: Pick<Parts, 'outbox'>,
  tx: Queryable,
  row: SettledRow,
  verdict: SspVerdict,
  actor: Actor,
): Promise<void> {
  await settleSubmission(tx, row, verdict, actor);
  if (verdict.state !== row.state && (await isDisapprovedOrDeleted(tx, row.fileId)))
    await outbox.withdraw(tx, row.fileId, actor, new Date());
}

/**
 * Applies a verdict from a poll or a webhook. They may come in any order and repeatedly: one that is not newer is ignored, and
 * so is an undated one (`isDated` false) that would replace an earlier verdict, because it may be a replay; the next poll puts
 * that right; and so is one that comes while the artwork is sent again. A time from the future tells no order, nor does one
 * that has not moved, as of a platform that counts whole seconds: `pending` then gives way. Returns whether it changed anything.
 */
export async function applyVerdict(
  { database, outbox, ssp: { name } }: Parts,
  verdict: ReportedVerdict,
  isDated = true,
): Promise<boolean> {
  return inTransaction(database.db, async (tx) => {
    const row =
      (await lockSubmission(tx, withPlatformId(name, 'externalId', verdict.externalId))) ??
      (await lockSubmission(tx, withPlatformId(name, 'remoteId', verdict.externalId)));
    if (!row || row.state === 'cancelled' || (row.sentAt === null && row.remoteId === null)) return false;
    const isAtSameTime =
      verdict.lastmod === row.remoteLastmod && (row.state === 'pending' || (isDated && hasVerdict(row.state)));
    const older =
      !isAtSameTime && verdict.lastmod !== null && row.remoteLastmod !== null && verdict.lastmod <= row.remoteLastmod;
    const tellsNoOrder = isAtSameTime || verdict.lastmod === null || verdict.lastmod > Date.now();
    const same = tellsNoOrder && verdict.state === row.state;
    const replayed = !isDated && verdict.lastmod === null && hasVerdict(row.state);
    // It is about what was there before; the attempt asks the platform itself.
    const isOfBefore =
      (row.state === 'queued' && row.attempts === 0) ||
      (verdict.lastmod === null && ['queued', 'submitting'].includes(row.state) && row.remoteId !== null);
    if (older || same || replayed || isOfBefore) return false;
    await settle({ outbox }, tx, row, verdict, systemActor());
    if (verdict.state === 'expired' || verdict.state === 'denied') await endLiveWithdrawal({ outbox }, tx, row.id);
    return true;
  });
}

/** Takes an artwork off the list 'Still live' that the platform says it no longer shows. */
async function endLiveWithdrawal(
  { outbox }: Pick<Parts, 'outbox'>,
  tx: Queryable,
  submissionId: string,
): Promise<void> {
  const id = await findLiveWithdrawal(tx, submissionId);
  const live = id === undefined ? undefined : await lockWithdrawal(tx, id);
  if (live?.row.state !== 'live') return;
  const actor = systemActor();
  await recordHistory(tx, live.row.fileId, actor, { kind: 'withdrawal', from: 'live', to: 'withdrawn' });
  const again = await endWithdrawal(tx, live, { state: 'withdrawn', lastError: null });
  if (again !== undefined) await outbox.submitBooked(tx, [again], actor, new Date());
}

/** After one of these an undated verdict no longer counts. */
const hasVerdict = (state: string): boolean => ['approved', 'denied', 'changed', 'expired'].includes(state);

interface PollParts extends Parts {
  log: FastifyBaseLogger;
}

/**
 * Reads the verdicts since the last poll, and notes whether they can be read. @returns for how many seconds the platform
 * wants to be left alone
 */
export async function pollVerdicts({ database, outbox, ssp: driver, log }: PollParts): Promise<number> {
  const { db } = database;
  const name = `ssp.cursor.${driver.name}`;
  let unreadable = 0;
  try {
    const known = await findSetting(db, name);
    for await (const page of driver.poll(typeof known === 'string' ? known : null)) {
      let changed = 0;
      for (const verdict of page.verdicts)
        if (await applyVerdict({ database, outbox, ssp: driver }, verdict)) changed += 1;
      if (page.cursor !== null) await saveSetting(db, name, page.cursor);
      if (changed > 0) log.info({ changed }, 'verdicts of the supply-side platform');
      unreadable += page.unreadable;
    }
    if (unreadable > 0) log.warn({ unreadable }, 'records of the supply-side platform could not be read');
    await saveReading(db, driver.name, { failingSince: null, error: null, unreadable });
    return 0;
  } catch (error) {
    if (!(error instanceof SspError)) throw error;
    log.warn({ err: error }, 'verdicts could not be read');
    await saveReading(db, driver.name, { failingSince: new Date().toISOString(), error: error.message, unreadable });
    return error.retryAfter ?? 0;
  }
}
