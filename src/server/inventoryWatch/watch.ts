import { createPoller } from '../db/poller';
import { inTransaction } from '../db/transaction';
import { keepFirstSetting, takeTurn } from '../db/storedSettings';
import { recordAudit } from '../audit/audit.queries';
import { systemActor, type Actor } from '../http/actor';
import { failure } from '../http/failure';
import { noProvider } from '../provider/providerFailure';
import type { Services } from '../start/services';
import { endCheck, endLeases, findRunning, openCheck, type CheckRow } from './checks.queries';
import { applyRules } from './rules.service';
import { runCheck } from './runCheck';
import type { Watch } from './watch.port';
import { lastRun, nextRun } from './schedule.rules';

/** Seconds between searches for a check to work on, and for the daily one. */
const lookEvery = 1;
const dailyEvery = 30;
const dailyTurn = 'inventory.daily';

type Parts = Pick<Services, 'database' | 'inventory' | 'log'> & {
  /** 'HH:MM' in UTC; 'off': only on request. */
  dailyAt: string;
};

/**
 * The state of a check is its row in `inventory_checks`. Every process looks for one that is running; the lease in the
 * row decides which of them reads the provider's list.
 */
export function createWatch(parts: Parts): Watch {
  const { database, inventory, log, dailyAt } = parts;
  let isStopping = false;
  // Also at a start, since a process may have died before it applied them.
  let areRulesDue = true;
  const stopping = (): boolean => isStopping;

  async function open(actor: Actor): Promise<CheckRow> {
    const { check } = await inTransaction(database.db, async (tx) => {
      const opened = await openCheck(tx, actor.name);
      if (opened.isNew)
        await recordAudit(tx, actor, { action: 'inventory.check', subject: 'check', subjectId: opened.check.id });
      return opened;
    });
    work.wake();
    return check;
  }
  async function workOn(): Promise<'done'> {
    const running = await findRunning(database.db);
    if (running && (await runCheck(parts, running.id, { isStopping: stopping }))) areRulesDue = true;
    if (!areRulesDue || isStopping) return 'done';
    areRulesDue = false;
    try {
      await applyRules(database, stopping);
    } catch (error) {
      areRulesDue = true;
      throw error;
    }
    return 'done';
  }
  async function openDaily(): Promise<'done'> {
    const due = lastRun(dailyAt, new Date());
    if (due && (await takeTurn(database.db, dailyTurn, due.getTime()))) await open(systemActor());
    return 'done';
  }
  const work = createPoller(workOn, lookEvery, { log, name: 'inventory watch' });
  const daily = createPoller(openDaily, dailyEvery, { log, name: 'daily inventory check' });

  return {
    start: async () => {
      isStopping = false;
      if (database.kind === 'embedded') await endLeases(database.db);
      // A new installation waits for its first time; one that was down at that time checks as soon as it is up.
      const before = lastRun(dailyAt, new Date());
      if (before) await keepFirstSetting(database.db, dailyTurn, before.getTime());
      work.start();
      daily.start();
    },
    stop: async () => {
      isStopping = true;
      await Promise.all([work.stop(), daily.stop()]);
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
    wakeRules: () => {
      areRulesDue = true;
      work.wake();
    },
    nextCheckAt: () => nextRun(dailyAt, new Date()) ?? null,
  };
}
