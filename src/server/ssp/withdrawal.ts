import type { FastifyBaseLogger } from 'fastify';
import { recordHistory } from '../audit/history.queries';
import type { Database, Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { systemActor } from '../http/actor';
import { afterFailure } from './attempt.rules';
import {
  capitalised,
  SspError,
  type KnownArtwork,
  type SspDriver,
  type SspWithdrawals,
  type WithdrawalStatus,
} from './ssp';
import { endSubmission, lockWithdrawal, updateWithdrawal, type WithdrawalRecord } from './withdrawals.queries';

export interface WithdrawalParts {
  database: Database;
  driver: SspDriver;
  log: FastifyBaseLogger;
}

/** Seconds. The lease is longer than all requests of one attempt; the others are intervals between checks. */
const leaseFor = 60;
const whileSending = 2;
const whileAccepted = 5;
/**
 * After this many checks (about an hour) of an artwork that the platform has promised to stop, it goes on the list
 * 'Still live'.
 */
const maxLooks = 720;

interface Claim {
  row: WithdrawalRecord;
  artwork: KnownArtwork;
  isWanted: boolean;
}

/**
 * One attempt at one withdrawal. Any number of processes may call it at any time: the lease in the row decides which of
 * them sends the request. If an earlier request may have arrived, its outcome is read before it is sent again.
 * @returns the artwork to submit again, because it was approved in the meantime
 */
export async function withdraw({ database, driver, log }: WithdrawalParts, id: string): Promise<string | undefined> {
  const claim = await inTransaction(database.db, (tx) => claimWithdrawal(tx, id));
  if (!claim || !driver.withdrawals) return undefined;
  const { row } = claim;
  try {
    const status = await ask(driver.withdrawals, claim);
    return await inTransaction(database.db, (tx) => settle(tx, row, status, driver.platform));
  } catch (error) {
    const known = error instanceof SspError ? error : new SspError('Something went wrong on this server.', true);
    if (known !== error) log.error({ err: error, withdrawal: id }, 'withdrawal attempt broke');
    log.warn({ withdrawal: id, attempts: row.attempts, reason: known.message }, 'withdrawal attempt failed');
    await inTransaction(database.db, (tx) => fail(tx, row, known));
    return undefined;
  }
}

/**
 * Claims a withdrawal; of several processes one succeeds. Not before the decision's undo window is over, nor while the
 * artwork is being sent.
 */
async function claimWithdrawal(tx: Queryable, id: string): Promise<Claim | undefined> {
  const locked = await lockWithdrawal(tx, id);
  if (!locked?.row.isDue) return undefined;
  const { file, submission, row } = locked;
  if (file.isWanted && row.attempts === 0) {
    await updateWithdrawal(tx, id, { state: 'cancelled', again: null });
    return undefined;
  }
  const wait = { state: row.state === 'asking' ? ('queued' as const) : row.state };
  const again = file.heldFor > 0 ? file.heldFor : whileSending;
  if (file.heldFor > 0 || submission.isInHand) {
    await updateWithdrawal(tx, id, { ...wait, again });
    return undefined;
  }
  await updateWithdrawal(tx, id, { state: 'asking', attempts: row.attempts + 1, again: null, lease: leaseFor });
  return {
    row: { ...row, attempts: row.attempts + 1 },
    artwork: { externalId: submission.externalId, remoteId: submission.remoteId },
    isWanted: file.isWanted,
  };
}

/** `row.state` is the state before this attempt. For an artwork that may run again, no request is sent. */
async function ask(platform: SspWithdrawals, { row, artwork, isWanted }: Claim): Promise<WithdrawalStatus | 'kept'> {
  if (row.attempts > 1) {
    const status = await platform.find(artwork);
    if (status !== 'live' || row.state === 'accepted') return status;
    if (isWanted) return 'kept';
  }
  return platform.request(artwork);
}

async function settle(
  tx: Queryable,
  row: WithdrawalRecord,
  status: WithdrawalStatus | 'kept',
  platform: string,
): Promise<string | undefined> {
  const locked = await lockWithdrawal(tx, row.id);
  if (locked?.row.state !== 'asking' || locked.row.attempts !== row.attempts) return undefined;
  const { file, submission } = locked;
  if (status === 'kept') {
    await updateWithdrawal(tx, row.id, { state: 'cancelled', lastError: null, again: null });
    return undefined;
  }
  if (status === 'withdrawn') {
    await updateWithdrawal(tx, row.id, { state: 'withdrawn', lastError: null, again: null });
    await endSubmission(tx, submission.id);
    await recordState(tx, row, 'withdrawn');
    return file.isWanted ? row.fileId : undefined;
  }
  if (status === 'accepted' && row.attempts < maxLooks) {
    if (row.state !== 'accepted') await recordState(tx, row, 'accepted');
    await updateWithdrawal(tx, row.id, { state: 'accepted', lastError: null, again: whileAccepted });
    return undefined;
  }
  const reason = `${capitalised(platform)} was asked to stop it and still has it.`;
  await updateWithdrawal(tx, row.id, { state: 'live', lastError: reason, again: null });
  await recordState(tx, row, 'live', reason);
  return undefined;
}

/** Retried with growing waits, like submissions; from the fifth failure on it is also on the list 'Still live'. */
async function fail(tx: Queryable, row: WithdrawalRecord, { message, retry, retryAfter }: SspError): Promise<void> {
  const locked = await lockWithdrawal(tx, row.id);
  if (locked?.row.state !== 'asking' || locked.row.attempts !== row.attempts) return;
  const { state, wait } = afterFailure({
    // Checking the outcome also counts as an attempt.
    attempts: row.state === 'accepted' && row.attempts < maxLooks ? 4 : row.attempts,
    retry,
    retryAfter,
    chance: Math.random(),
  });
  const next = state === 'failed' ? 'live' : row.state === 'accepted' ? 'accepted' : 'queued';
  await updateWithdrawal(tx, row.id, { state: next, lastError: message, again: wait });
  if (next === 'live' && row.state !== 'live') await recordState(tx, row, 'live', message);
}

const recordState = (tx: Queryable, { fileId, state }: WithdrawalRecord, to: string, comment?: string): Promise<void> =>
  recordHistory(tx, fileId, systemActor(), { kind: 'withdrawal', from: state, to, comment: comment ?? null });
