import { recordHistory } from '../audit/history.queries';
import type { Queryable } from '../db/connect';
import { systemActor } from '../http/actor';
import type { NextAttempt } from './attempt.rules';
import { makeAttempt } from './attempts';
import { dueIn, leasedFor } from './attempts.queries';
import type { DeliveryParts } from './delivery';
import { noWithdrawals, capitalised, SspError, type KnownArtwork, type SspDriver, type WithdrawalStatus } from './ssp';
import { endWithdrawal, lockWithdrawal, updateWithdrawal, type WithdrawalRecord } from './withdrawals.queries';

type WithdrawalParts = Pick<DeliveryParts, 'database' | 'driver' | 'log'>;

/** Seconds. The lease is longer than all requests of one attempt; the others are intervals between checks. */
const leaseSeconds = 60;
const whileSending = 2;
const whileAccepted = 5;
/**
 * After this many checks (about an hour) of an artwork that the platform has promised to stop, it goes on the list
 * 'Still live'.
 */
const maxLooks = 720;
/** The same for one that it answered the request with as it was: it may stop it a moment later. */
const maxLooksAtLive = 6;

interface Claim {
  /** As claimed, but for `state`, which is the one before this attempt. */
  row: WithdrawalRecord;
  artwork: KnownArtwork;
  driver: string;
  isWanted: boolean;
  failures: number;
}

/**
 * One attempt at one withdrawal.
 * @returns the artwork to submit again, because it was approved in the meantime
 */
export const withdraw = (parts: WithdrawalParts, id: string): Promise<string | undefined> =>
  makeAttempt(
    parts,
    {
      name: 'withdrawal',
      claim: claimWithdrawal,
      request: (claim) => send(parts.driver, claim),
      settle: (tx, { row }, status) => settle(tx, row, status, parts.driver.platform),
      fail: (tx, { row }, message, next) => fail(tx, row, message, next),
    },
    id,
  );

/**
 * Claims a withdrawal; of several processes one succeeds. Not before the decision's undo window is over, nor while the
 * artwork is being sent.
 */
async function claimWithdrawal(tx: Queryable, id: string): Promise<Claim | undefined> {
  const locked = await lockWithdrawal(tx, id);
  if (!locked?.row.isDue) return undefined;
  const { file, submission, row } = locked;
  if (file.isWanted && row.attempts === 0) {
    await updateWithdrawal(tx, id, { state: 'cancelled', ...dueIn(null) });
    return undefined;
  }
  if (file.heldFor > 0 || submission.isInHand) {
    const state = row.state === 'asking' ? 'queued' : row.state;
    await updateWithdrawal(tx, id, { state, ...dueIn(file.heldFor > 0 ? file.heldFor : whileSending) });
    return undefined;
  }
  const attempts = row.attempts + 1;
  await updateWithdrawal(tx, id, { state: 'asking', attempts, ...leasedFor(leaseSeconds) });
  return {
    row: { ...row, attempts },
    artwork: { externalId: submission.externalId, remoteId: submission.remoteId },
    driver: submission.driver,
    isWanted: file.isWanted,
    // Checking the outcome also counts as an attempt.
    failures: row.state === 'accepted' && attempts < maxLooks ? 4 : attempts,
  };
}

/** For an artwork that may run again, no request is sent. */
async function send(
  driver: SspDriver,
  { row, artwork, driver: sentWith, isWanted }: Claim,
): Promise<WithdrawalStatus | 'kept'> {
  if (!driver.withdrawals || sentWith !== driver.name) throw new SspError(noWithdrawals(driver.platform), false);
  if (row.attempts > 1) {
    const status = await driver.withdrawals.find(artwork);
    if (status !== 'live' || row.state === 'accepted') return status;
    if (isWanted) return 'kept';
  }
  return driver.withdrawals.request(artwork);
}

async function settle(
  tx: Queryable,
  row: WithdrawalRecord,
  status: WithdrawalStatus | 'kept',
  platform: string,
): Promise<string | undefined> {
  const locked = await lockWithdrawal(tx, row.id);
  if (locked?.row.state !== 'asking' || locked.row.attempts !== row.attempts) return undefined;
  if (status === 'withdrawn') {
    await recordState(tx, row, 'withdrawn');
    return endWithdrawal(tx, locked, { state: 'withdrawn', lastError: null });
  }
  const attempts = row.state === 'accepted' ? row.attempts : 1;
  if ((status === 'accepted' && attempts < maxLooks) || (status === 'live' && attempts < maxLooksAtLive)) {
    if (status === 'accepted' && row.state !== 'accepted') await recordState(tx, row, 'accepted');
    await updateWithdrawal(tx, row.id, { state: 'accepted', attempts, lastError: null, ...dueIn(whileAccepted) });
    return undefined;
  }
  if (status === 'kept' || (status === 'live' && locked.file.isWanted)) {
    await updateWithdrawal(tx, row.id, { state: 'cancelled', lastError: null, ...dueIn(null) });
    return undefined;
  }
  const reason = `${capitalised(platform)} was asked to stop it and still has it.`;
  await updateWithdrawal(tx, row.id, { state: 'live', lastError: reason, ...dueIn(null) });
  await recordState(tx, row, 'live', reason);
  return undefined;
}

/** Like a submission; one that is shown as failed is on the list 'Still live'. */
async function fail(
  tx: Queryable,
  row: WithdrawalRecord,
  message: string,
  { state, wait }: NextAttempt,
): Promise<void> {
  const locked = await lockWithdrawal(tx, row.id);
  if (locked?.row.state !== 'asking' || locked.row.attempts !== row.attempts) return;
  const next = state === 'failed' ? 'live' : row.state === 'accepted' ? 'accepted' : 'queued';
  await updateWithdrawal(tx, row.id, { state: next, lastError: message, ...dueIn(wait) });
  if (next === 'live' && row.state !== 'live') await recordState(tx, row, 'live', message);
}

const recordState = (tx: Queryable, { fileId, state }: WithdrawalRecord, to: string, comment?: string): Promise<void> =>
  recordHistory(tx, fileId, systemActor(), { kind: 'withdrawal', from: state, to, comment: comment ?? null });
