import { createBoss, type Boss } from '../../db/boss';
import { withAdvisoryLock } from '../../db/advisoryLock';
import { inTransaction } from '../../db/transaction';
import { recordAudit } from '../../audit/audit.queries';
import { systemActor, type Actor } from '../../http/actor';
import { failure } from '../../http/failure';
import { noProvider } from '../../inventory/noProvider';
import type { Services } from '../../services';
import { applyRules } from './acts.service';
import { endCheck, endLeases, findRunning, openCheck, type CheckRow } from './checks.queries';
import { runCheck } from './runCheck';
import type { Watch } from './watch.port';
import { nextRun } from './schedule.rules';

const checksQueue = 'inventory-checks';
const scheduleQueue = 'inventory-schedule';
/** Seconds between searches for a check whose process has died. */
const sweepEvery = 30;

type Parts = Pick<Services, 'database' | 'inventory' | 'log'> & {
  /** 'HH:MM' in UTC; 'off': only on request. */
  dailyAt: string;
};

/**
 * The state of a check is its row in `inventory_checks`; a pg-boss job only triggers work on that row, so a lost or
 * duplicated job does no harm.
 */
export function createWatch(parts: Parts): Watch {
  const { database, inventory, log, dailyAt } = parts;
  let running: { boss: Boss; sweeps: NodeJS.Timeout } | undefined;
  let isStopping = false;
  const stopping = (): boolean => isStopping;

  const wake = async (data: { id?: string }): Promise<void> => {
    await running?.boss.boss.send(checksQueue, data, { retryLimit: 0, expireInSeconds: 3600 });
  };
  const wakeDaily = async (): Promise<void> => {
    const at = nextRun(dailyAt, new Date());
    if (at) await running?.boss.boss.send(scheduleQueue, {}, { startAfter: at, retryLimit: 0 });
  };
  async function open(actor: Actor): Promise<CheckRow> {
    const { check, isNew } = await inTransaction(database.db, async (tx) => {
      const opened = await openCheck(tx, actor.name);
      if (opened.isNew)
        await recordAudit(tx, actor, { action: 'inventory.check', subject: 'check', subjectId: opened.check.id });
      return opened;
    });
    if (isNew) await wake({ id: check.id });
    return check;
  }
  async function work(id: string | undefined): Promise<void> {
    const ended = id === undefined || (await runCheck(parts, id, { isStopping: stopping }));
    if (ended && !isStopping) await applyRules(database, stopping);
  }
  async function sweep(): Promise<void> {
    const left = await findRunning(database.db);
    if (left) await wake({ id: left.id });
  }
  const logged =
    (what: string) =>
    (error: unknown): void => {
      log.warn({ err: error }, what);
    };

  return {
    start: async () => {
      if (running) return;
      isStopping = false;
      const boss = createBoss(database.transactions, logged('job queue of the inventory watch'), false);
      await withAdvisoryLock(database, () => makeQueues(boss));
      const sweeps = setInterval(() => void sweep().catch(logged('inventory sweep')), sweepEvery * 1000);
      sweeps.unref();
      running = { boss, sweeps };
      if (database.kind === 'embedded') await endLeases(database.db);
      await boss.boss.work<{ id?: string }>(checksQueue, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const { data } of jobs) await work(data.id);
      });
      await boss.boss.work(scheduleQueue, { pollingIntervalSeconds: 30 }, async () => {
        await open(systemActor());
        await wakeDaily();
      });
      await sweep();
      await wakeDaily();
    },
    stop: async () => {
      isStopping = true;
      if (!running) return;
      const { boss, sweeps } = running;
      running = undefined;
      clearInterval(sweeps);
      await boss.stop();
    },
    check: async (actor) => {
      if (inventory.publicUrl === '') throw noProvider();
      return open(actor);
    },
    cancel: async (id, actor) => {
      const ended = await inTransaction(database.db, async (tx) => {
        const row = await endCheck(tx, id, 'cancelled', null);
        if (row) await recordAudit(tx, actor, { action: 'inventory.check_cancelled', subject: 'check', subjectId: id });
        return row;
      });
      if (!ended) throw failure('check.not_found');
      return ended;
    },
    wakeRules: () => wake({}),
    nextCheckAt: () => nextRun(dailyAt, new Date()) ?? null,
  };
}

async function makeQueues({ boss }: Boss): Promise<void> {
  await boss.start();
  await boss.createQueue(checksQueue, { name: checksQueue, policy: 'standard' });
  // One queued job is enough, however many processes schedule it.
  await boss.createQueue(scheduleQueue, { name: scheduleQueue, policy: 'short' });
}
