import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { product } from '../http/actor';
import { idFieldOf, type SspDriver, type SspNews, type SspVerdict } from './ssp';
import { lockSubmission, withId, withPlatformId } from './submissions.queries';
import { findCursor, saveCursor, settleSubmission } from './verdict.queries';

/** Writes the reply to an attempt, unless the webhook has delivered something newer in the meantime. */
export async function settleInHand(
  db: Database['db'],
  id: string,
  verdict: SspVerdict,
  driver: SspDriver,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockSubmission(tx, withId(id));
    if (row?.state === 'submitting')
      await settleSubmission(tx, row, verdict, { actor: product(), idField: driver.idField });
  });
}

/**
 * Applies a verdict from a poll or a webhook. They may come in any order and repeatedly: one that is not newer is ignored, and
 * so is one of which nothing says when it is from (`isDated` false), where it would turn another verdict round: it may be a
 * replay. The next poll tells what is true. Returns whether it changed anything.
 */
export async function takeNews(db: Database['db'], news: SspNews, isDated = true): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await lockSubmission(tx, withPlatformId(news.externalId));
    if (!row || row.state === 'cancelled' || (row.sentAt === null && row.remoteId === null)) return false;
    const older = news.lastmod !== null && row.remoteLastmod !== null && news.lastmod <= row.remoteLastmod;
    const same = news.lastmod === null && news.state === row.state;
    const replayed = !isDated && news.lastmod === null && hasVerdict(row.state);
    if (older || same || replayed) return false;
    await settleSubmission(tx, row, news, { actor: product(), idField: idFieldOf(row.driver) });
    return true;
  });
}

/** A platform that has decided has nothing more to say without a time. */
const hasVerdict = (state: string): boolean => ['approved', 'denied', 'changed', 'expired'].includes(state);

/** Asks the platform for news since the last time. @throws SspError */
export async function pollVerdicts({
  database,
  driver,
  log,
}: {
  database: Database;
  driver: SspDriver;
  log: FastifyBaseLogger;
}): Promise<number> {
  const name = `ssp.cursor.${driver.name}`;
  const { verdicts, cursor } = await driver.poll(await findCursor(database.db, name));
  let changed = 0;
  for (const verdict of verdicts) if (await takeNews(database.db, verdict)) changed += 1;
  if (cursor !== null) await saveCursor(database.db, name, cursor);
  if (changed > 0) log.info({ changed }, 'verdicts of the supply-side platform');
  return changed;
}
