import type { Queryable } from '../db/connect';
import { oneAtATime } from '../db/oneAtATime';
import { inTransaction } from '../db/transaction';
import { product } from '../http/actor';
import { createBoss, within, type Boss } from './boss';
import { deliver, type DeliveryParts } from './delivery';
import { endLeases, findForgotten, findWaiting } from './delivery.queries';
import type { Outbox } from './ssp';
import { cancelSubmission, findStateOf, queueSubmission } from './submissions.queries';
import { submitArtwork } from './submissions.service';
import { findPendingSince } from './verdict.queries';
import { pollVerdicts } from './verdict.service';

const submissionsQueue = 'ssp-submissions';
const verdictsQueue = 'ssp-verdicts';
/** Seconds. A verdict on something sent within the last ten minutes is asked for every few seconds, later once a minute. */
const pollEvery = 3;
const lazyPollEvery = 60;
const freshFor = 600;
/** Seconds between looks for what no job stands for: jobs lost with an older database, approvals whose console died. */
const sweepEvery = 30;
const forgottenAfter = 20;

/**
 * The rows of `submissions` are the truth; jobs of pg-boss only wake somebody up to look at a row. A job that is lost,
 * doubled or late therefore loses, doubles or forgets nothing.
 */
export function createOutbox(parts: DeliveryParts): Outbox {
  const { database, driver, log } = parts;
  let running: { boss: Boss; sweeps: NodeJS.Timeout } | undefined;
  let lastPoll = 0;

  const wake = async (id: string, at: Date, tx?: Queryable): Promise<void> => {
    await running?.boss.boss.send(
      submissionsQueue,
      { id },
      { startAfter: at, retryLimit: 0, expireInSeconds: 300, ...(tx ? { db: within(tx) } : {}) },
    );
  };
  const wakePoll = async (seconds: number): Promise<void> => {
    await running?.boss.boss.send(verdictsQueue, {}, { startAfter: seconds, retryLimit: 0, expireInSeconds: 300 });
  };

  async function work(id: string): Promise<void> {
    const { state, again } = await deliver(parts, id);
    if (again) await wake(id, again);
    if (state === 'settled') await wakePoll(pollEvery);
  }

  async function poll(): Promise<void> {
    const newest = await findPendingSince(database.db, driver.name);
    if (!newest) return;
    const fresh = Date.now() - newest.getTime() < freshFor * 1000;
    if (fresh || Date.now() - lastPoll >= lazyPollEvery * 1000) {
      lastPoll = Date.now();
      await pollVerdicts(parts).catch((error: unknown) => {
        log.warn({ err: error }, 'verdicts could not be read');
      });
    }
    await wakePoll(pollEvery);
  }

  async function sweep(overdueBy: number): Promise<void> {
    for (const { id, at } of await findWaiting(database.db, overdueBy)) await wake(id, at);
    for (const fileId of await findForgotten(database.db, forgottenAfter)) {
      await inTransaction(database.db, (tx) => submitArtwork(tx, { outbox }, fileId, product()));
      log.info({ file: fileId }, 'queued an approved artwork that nobody had submitted');
    }
    await wakePoll(pollEvery);
  }

  const outbox: Outbox = {
    start: async () => {
      if (running) return;
      const boss = createBoss(database.pool, (error) => {
        log.warn({ err: error }, 'job queue');
      });
      // Two that make a queue at the same moment wait for each other's locks: PostgreSQL ends one of them.
      await oneAtATime(database, async () => {
        await boss.boss.start();
        await boss.boss.createQueue(submissionsQueue, { name: submissionsQueue, policy: 'standard' });
        // One waiting job is enough to poll, however many submissions ask for it.
        await boss.boss.createQueue(verdictsQueue, { name: verdictsQueue, policy: 'short' });
      });
      const sweeps = setInterval(
        () =>
          void sweep(sweepEvery).catch((error: unknown) => {
            log.warn({ err: error }, 'out-box sweep');
          }),
        sweepEvery * 1000,
      );
      sweeps.unref();
      running = { boss, sweeps };
      if (database.kind === 'embedded') await endLeases(database.db);
      await boss.boss.work<{ id: string }>(
        submissionsQueue,
        { batchSize: 4, pollingIntervalSeconds: 1 },
        async (jobs) => {
          await Promise.all(jobs.map(({ data }) => work(data.id)));
        },
      );
      await boss.boss.work(verdictsQueue, { pollingIntervalSeconds: 1 }, poll);
      await sweep(0);
    },
    stop: async () => {
      if (!running) return;
      const { boss, sweeps } = running;
      clearInterval(sweeps);
      await boss.stop();
      running = undefined;
    },
    enqueue: async (tx, fileId, actor, holdUntil) => {
      const id = await queueSubmission(tx, { fileId, driver: driver.name, holdUntil, actor });
      if (id === undefined) return (await findStateOf(tx, fileId)) ?? 'queued';
      await wake(id, holdUntil, tx);
      return 'queued';
    },
    cancel: cancelSubmission,
  };
  return outbox;
}
