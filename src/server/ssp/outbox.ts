import { recordHistory } from '../audit/history.queries';
import { createPoller } from '../db/poller';
import { inTransaction } from '../db/transaction';
import { systemActor } from '../http/actor';
import { takeTurnEvery } from '../db/storedSettings';
import { deliver, type DeliveryParts } from './delivery';
import { dueIn, endLeases, findDue, submissionRows, withdrawalRows } from './attempts.queries';
import { findToSubmit } from './delivery.queries';
import { noWithdrawals, type Outbox, type SspDriver } from './ssp';
import { cancelSubmission, findSubmissionState, queueSubmission, restoreSubmission } from './submissions.queries';
import { findPendingSince, isAnyAtPlatform } from './verdict.queries';
import { pollVerdicts } from './verdict.service';
import { withdraw } from './withdrawal';
import { cancelWithdrawal, insertWithdrawal, lockSubmissionAtPlatform, updateWithdrawal } from './withdrawals.queries';

/** The most submissions, and withdrawals, that a process works on at the same time. */
const batch = 4;
/** Seconds between searches for what is due. */
const lookEvery = 1;
/** Seconds. Verdicts are polled every few seconds while something was sent within the last ten minutes, else once a minute. */
const pollEvery = 3;
const lazyPollEvery = 60;
const freshFor = 600;
/** Seconds for which a row is left out whose attempt could not even begin, so that it does not hold up the others. */
const restFor = 30;

/**
 * The state of each submission and withdrawal is its row: when it is due, and until when a process works on it. Every
 * process looks for due rows; the lease in the row decides which of them gets it.
 */
export function createOutbox(parts: DeliveryParts): Outbox {
  const { database, driver, log } = parts;
  const resting = new Map<string, number>();
  let isStarted = false;
  /** Until then this process leaves the platform's verdicts alone, as it asked for. */
  let pollsFrom = 0;

  async function attempt(id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      resting.set(id, Date.now() + restFor * 1000);
      log.warn({ err: error, id }, 'an attempt could not begin');
    }
  }

  async function workOnDue(): Promise<'more' | 'done'> {
    for (const [id, until] of resting) if (until < Date.now()) resting.delete(id);
    const except = [...resting.keys()];
    const submissions = await findDue(database.db, submissionRows, batch, except);
    const withdrawals = await findDue(database.db, withdrawalRows, batch, except);
    await Promise.all([
      ...submissions.map((id) => attempt(id, () => deliver(parts, id))),
      ...withdrawals.map((id) =>
        attempt(id, async () => {
          const fileId = await withdraw(parts, id);
          if (fileId !== undefined)
            await inTransaction(database.db, (tx) => outbox.submitBooked(tx, [fileId], systemActor(), new Date()));
        }),
      ),
    ]);
    return submissions.length === batch || withdrawals.length === batch ? 'more' : 'done';
  }

  /** One process at a time polls, however many there are. */
  async function poll(): Promise<'done'> {
    if (Date.now() < pollsFrom) return 'done';
    const newest = await findPendingSince(database.db, driver.name);
    const isFresh = newest !== undefined && Date.now() - newest.getTime() < freshFor * 1000;
    const seconds = isFresh ? pollEvery : lazyPollEvery;
    // A little less, so that the turn is over at the next look.
    const isOurTurn = await takeTurnEvery(database.db, 'ssp.poll', seconds - 0.5);
    // The platform may change a verdict later.
    if (isOurTurn && (newest !== undefined || (await isAnyAtPlatform(database.db, driver.name))))
      pollsFrom = Date.now() + (await pollVerdicts({ ...parts, ssp: driver, outbox })) * 1000;
    return 'done';
  }

  const pollers = [
    createPoller(workOnDue, lookEvery, { log, name: 'out-box' }),
    createPoller(poll, pollEvery, { log, name: 'polling verdicts' }),
  ];

  const outbox: Outbox = {
    start: async () => {
      if (isStarted) return;
      isStarted = true;
      if (database.kind === 'embedded') {
        await endLeases(database.db, submissionRows);
        await endLeases(database.db, withdrawalRows);
      }
      for (const poller of pollers) poller.start();
    },
    stop: async () => {
      isStarted = false;
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
    enqueue: async (tx, fileId, actor, holdUntil, isOutdated) => {
      const id = await queueSubmission(tx, { fileId, driver: driver.name, holdUntil, actor, isOutdated });
      return id === undefined ? ((await findSubmissionState(tx, fileId)) ?? 'queued') : 'queued';
    },
    submitBooked: async (tx, fileIds, actor, holdUntil) => {
      for (const { fileId, from } of await findToSubmit(tx, fileIds)) {
        const queued = await queueSubmission(tx, { fileId, driver: driver.name, holdUntil, actor });
        if (queued === undefined) continue;
        await recordHistory(tx, fileId, actor, { kind: 'submission', from, to: 'queued' });
      }
    },
    takeBackRetry: async (tx, fileId, actor, before) => {
      if ((await findSubmissionState(tx, fileId)) !== 'queued' || !(await cancelSubmission(tx, fileId))) return;
      await restoreSubmission(tx, fileId, before);
      await recordHistory(tx, fileId, actor, { kind: 'submission', from: 'queued', to: before.state });
    },
    cancelSubmission: async (tx, fileId, actor) => {
      const from = await findSubmissionState(tx, fileId);
      const isCancelled = await cancelSubmission(tx, fileId);
      if (isCancelled)
        await recordHistory(tx, fileId, actor, { kind: 'submission', from: from ?? null, to: 'cancelled' });
      return isCancelled;
    },
    ...withdrawals(driver),
  };
  return outbox;
}

/** The part of the out-box that withdraws artwork from the platform. */
const withdrawals = (driver: SspDriver): Pick<Outbox, 'withdraw' | 'cancelWithdrawal' | 'retryWithdrawal'> => ({
  withdraw: async (tx, fileId, actor, holdUntil) => {
    const submission = await lockSubmissionAtPlatform(tx, fileId);
    if (!submission) return;
    const canAsk = driver.withdrawals !== null && submission.driver === driver.name;
    const live = canAsk ? null : noWithdrawals(driver.platform);
    await insertWithdrawal(tx, { submissionId: submission.id, fileId, actor, holdUntil, live });
  },
  cancelWithdrawal,
  retryWithdrawal: async (tx, id) => {
    await updateWithdrawal(tx, id, { state: 'queued', attempts: 1, ...dueIn(0) });
  },
});
