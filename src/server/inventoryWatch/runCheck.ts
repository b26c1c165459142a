import { setTimeout as wait } from 'node:timers/promises';
import { retryWaits, waitBeforeRetry } from '#contract/retryAfter';
import { Failure } from '../http/failure';
import { inTransaction } from '../db/transaction';
import { providerFailure } from '../provider/providerFailure';
import type { ScreensPage } from '../provider/screenPages';
import type { Services } from '../start/services';
import type { CheckRow } from './checks.queries';
import { claimCheck, endCheck, releaseCheck } from './checks.queries';
import { publishCheck } from './publishCheck';
import { stagePage } from './stagePage';

type Parts = Pick<Services, 'database' | 'inventory' | 'log'>;

/** The most pages read from a provider whose list does not end, and the most empty ones in a row. */
const maxPages = 20_000;
const maxEmptyPages = 100;

/**
 * Continues a running check from the last page that was read, so that a crashed process loses nothing. Nothing is
 * published before the whole list was read and validated; a failure is recorded in the check. @returns whether the
 * check has ended; false if another process has it, or `isStopping` became true
 */
export async function runCheck(
  parts: Parts,
  id: string,
  { isStopping = () => false, waits = retryWaits }: { isStopping?: () => boolean; waits?: readonly number[] } = {},
): Promise<boolean> {
  const { database, log } = parts;
  const claimed = await claimCheck(database.db, id);
  if (!claimed) return false;
  try {
    if (!(await readAll(parts, claimed, isStopping, waits))) {
      await releaseCheck(database.db, id);
      return false;
    }
    await publishCheck(database, id);
    return true;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'provider.failed') {
      // A fault of this process or the database: the check continues later from the same page.
      await releaseCheck(database.db, id).catch(() => undefined);
      throw error;
    }
    log.warn({ check: id, err: error }, 'the inventory check failed');
    await inTransaction(database.db, (tx) => endCheck(tx, id, 'failed', error.message));
    return true;
  }
}

/**
 * Fetches the next page while one is being compared. @returns false if it stopped before the end, or the check was
 * cancelled
 */
async function readAll(
  { database, inventory }: Parts,
  check: CheckRow,
  isStopping: () => boolean,
  waits: readonly number[],
): Promise<boolean> {
  let at = check.next;
  let coming = at === null ? undefined : readPage(inventory, at, waits);
  let emptyPages = 0;
  for (let pages = check.pages; at !== null && coming !== undefined; pages += 1) {
    if (isStopping()) return false;
    if (pages >= maxPages) throw providerFailure('does not come to an end: its list has more than 20,000 pages.');
    const page: ScreensPage = await coming;
    emptyPages = page.screens.length + page.unreadable.length === 0 ? emptyPages + 1 : 0;
    if (emptyPages > maxEmptyPages)
      throw providerFailure('does not come to an end: it sends one empty page after another.');
    coming = page.next === null ? undefined : readPage(inventory, page.next, waits);
    // If staging fails, nothing awaits this promise any more.
    coming?.catch(() => undefined);
    const current: string = at;
    const isContinuing = await inTransaction(database.db, (tx) => stagePage(tx, check.id, current, page));
    if (!isContinuing) return false;
    at = page.next;
  }
  return true;
}

async function readPage(
  inventory: Services['inventory'],
  next: string,
  waits: readonly number[],
): Promise<ScreensPage> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inventory.readScreens(next);
    } catch (error) {
      const asked = error instanceof Failure ? error.details.retryAfter : undefined;
      const delay = waitBeforeRetry(attempt, asked, waits);
      if (delay === undefined) throw error;
      await wait(delay);
    }
  }
}
