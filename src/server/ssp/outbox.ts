import type { Queryable } from '../db/connect';
import { withAdvisoryLock } from '../db/advisoryLock';
import { inTransaction } from '../db/transaction';
import { systemActor } from '../http/actor';
import { createBoss, within, type Boss } from '../db/boss';
import { deliver, type DeliveryParts } from './delivery';
import { endLeases, findUnsubmitted, findWaiting } from './delivery.queries';
import { capitalised, type Outbox, type SspDriver } from './ssp';
import { cancelSubmission, findStateOf, queueSubmission } from './submissions.queries';
import { submitArtwork } from './submissions.service';
import { findPendingSince } from './verdict.queries';
import { pollVerdicts } from './verdict.service';
import { withdraw } from './withdrawal';
import {
  cancelWithdrawal,
  endWithdrawalLeases,
  findNotWithdrawn,
  findWaitingWithdrawals,
  hasAds,
  insertWithdrawal,
  lockSubmissionAtPlatform,
  updateWithdrawal,
} from './withdrawals.queries';

const submissionsQueue = 'ssp-submissions';
/** The record that a job works on. Jobs from versions without withdrawals have no kind. */
interface Job {
  id: string;
  kind?: 'submission' | 'withdrawal';
}
const verdictsQueue = 'ssp-verdicts';
/** Seconds. Verdicts are polled every few seconds while something was sent within the last ten minutes, else once a minute. */
const pollEvery = 3;
const lazyPollEvery = 60;
const freshFor = 600;
/**
 * Seconds between sweeps for submissions without a job: after a restore of an older database, or after a console was
 * closed between the approval and the submission.
 */
const sweepEvery = 30;
const unsubmittedAfter = 20;

async function makeQueues(boss: Boss['boss']): Promise<void> {
  await boss.start();
  await boss.createQueue(submissionsQueue, { name: submissionsQueue, policy: 'standard' });
  // One queued polling job is enough for all submissions.
  await boss.createQueue(verdictsQueue, { name: verdictsQueue, policy: 'short' });
}

/**
 * The state of each submission is its row in `submissions`; a pg-boss job only triggers work on that row, so a lost,
 * duplicated or late job does no harm.
 */
export function createOutbox(parts: DeliveryParts): Outbox {
  const { database, driver, log } = parts;
  let running: { boss: Boss; sweeps: NodeJS.Timeout } | undefined;
  let lastPoll = 0;

  const schedule = async (id: string, at: Date, tx?: Queryable, kind: Job['kind'] = 'submission'): Promise<void> => {
    await running?.boss.boss.send(submissionsQueue, { id, kind } satisfies Job, {
      startAfter: at,
      retryLimit: 0,
      expireInSeconds: 300,
      ...(tx ? { db: within(tx) } : {}),
    });
  };
  const schedulePoll = async (seconds: number): Promise<void> => {
    await running?.boss.boss.send(verdictsQueue, {}, { startAfter: seconds, retryLimit: 0, expireInSeconds: 300 });
  };

  async function work({ id, kind }: Job): Promise<void> {
    if (kind === 'withdrawal') {
      const { again, resubmit } = await withdraw(parts, id);
      if (again) await schedule(id, again, undefined, 'withdrawal');
      if (resubmit !== undefined) await submitAgain(resubmit);
      return;
    }
    const { state, again } = await deliver(parts, id);
    if (again) await schedule(id, again);
    if (state === 'settled') await schedulePoll(pollEvery);
  }

  /** Submits an artwork that was approved again while it was being withdrawn. */
  async function submitAgain(fileId: string): Promise<void> {
    await inTransaction(database.db, async (tx) => {
      if (await hasAds(tx, fileId)) await submitArtwork(tx, { outbox }, fileId, systemActor());
    });
  }

  async function poll(): Promise<void> {
    const newest = await findPendingSince(database.db, driver.name);
    if (!newest) return;
    const fresh = Date.now() - newest.getTime() < freshFor * 1000;
    if (fresh || Date.now() - lastPoll >= lazyPollEvery * 1000) {
      lastPoll = Date.now();
      await pollVerdicts(parts).catch((error: unknown) => {
        log.warn({ err: error }, 'verdicts could not be saved');
      });
    }
    await schedulePoll(pollEvery);
  }

  async function sweep(overdueBy: number): Promise<void> {
    for (const { id, at } of await findWaiting(database.db, overdueBy)) await schedule(id, at);
    for (const fileId of await findUnsubmitted(database.db, unsubmittedAfter)) {
      await inTransaction(database.db, (tx) => submitArtwork(tx, { outbox }, fileId, systemActor()));
      log.info({ file: fileId }, 'queued an approved artwork that nobody had submitted');
    }
    for (const { id, at } of await findWaitingWithdrawals(database.db, overdueBy))
      await schedule(id, at, undefined, 'withdrawal');
    for (const fileId of await findNotWithdrawn(database.db))
      await inTransaction(database.db, (tx) => outbox.withdraw(tx, fileId, systemActor(), new Date()));
    await schedulePoll(pollEvery);
  }

  const outbox: Outbox = {
    start: async () => {
      if (running) return;
      const boss = createBoss(database.transactions, (error) => {
        log.warn({ err: error }, 'job queue');
      });
      // Two processes that create a queue at the same time deadlock, and PostgreSQL aborts one of them.
      await withAdvisoryLock(database, () => makeQueues(boss.boss));
      const sweeps = setInterval(
        () =>
          void sweep(sweepEvery).catch((error: unknown) => {
            log.warn({ err: error }, 'out-box sweep');
          }),
        sweepEvery * 1000,
      );
      sweeps.unref();
      running = { boss, sweeps };
      if (database.kind === 'embedded') {
        await endLeases(database.db);
        await endWithdrawalLeases(database.db);
      }
      await boss.boss.work<Job>(submissionsQueue, { batchSize: 4, pollingIntervalSeconds: 1 }, async (jobs) => {
        await Promise.all(jobs.map(({ data }) => work(data)));
      });
      await boss.boss.work(verdictsQueue, { pollingIntervalSeconds: 1 }, poll);
      await sweep(0);
    },
    stop: async () => {
      if (!running) return;
      const { boss, sweeps } = running;
      // Requests that are still being served may leave rows without a job; the next process finds them.
      running = undefined;
      clearInterval(sweeps);
      await boss.stop();
    },
    enqueue: async (tx, fileId, actor, holdUntil) => {
      const id = await queueSubmission(tx, { fileId, driver: driver.name, holdUntil, actor });
      if (id === undefined) return (await findStateOf(tx, fileId)) ?? 'queued';
      await schedule(id, holdUntil, tx);
      return 'queued';
    },
    cancelSubmission,
    ...withdrawals(driver, (id, at, tx) => schedule(id, at, tx, 'withdrawal')),
  };
  return outbox;
}

/** The part of the out-box that withdraws artwork from the platform. */
const withdrawals = (
  driver: SspDriver,
  schedule: (id: string, at: Date, tx: Queryable) => Promise<void>,
): Pick<Outbox, 'withdraw' | 'cancelWithdrawal' | 'retryWithdrawal'> => ({
  withdraw: async (tx, fileId, actor, holdUntil) => {
    const submission = await lockSubmissionAtPlatform(tx, fileId);
    if (!submission) return;
    const canAsk = driver.withdrawals !== null && submission.driver === driver.name;
    const live = canAsk ? null : `${capitalised(driver.platform)} cannot be asked to stop it.`;
    const id = await insertWithdrawal(tx, { submissionId: submission.id, fileId, actor, holdUntil, live });
    if (id !== undefined) await schedule(id, holdUntil, tx);
  },
  cancelWithdrawal: async (tx, fileId) => {
    await cancelWithdrawal(tx, fileId);
  },
  retryWithdrawal: async (tx, id) => {
    const at = await updateWithdrawal(tx, id, { state: 'queued', attempts: 1, again: 0 });
    await schedule(id, at ?? new Date(), tx);
  },
});
