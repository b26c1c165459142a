import { and, eq, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listSubmissions } from '#contract/ads';
import { recordHistory } from '../audit/history.queries';
import type { Queryable } from '../db/connect';
import { files, submissions } from '../db/schema/schema';
import { findSetting, saveSetting } from '../db/storedSettings';
import type { Actor } from '../http/actor';
import { dueIn } from './attempts.queries';
import type { SspVerdict } from './ssp';

export type SettledRow = typeof submissions.$inferSelect;

/**
 * Writes the platform's verdict: state, feedback and remote id to the submission, the id to the artwork, and an entry
 * to its history if the state changed. Applying the same verdict twice changes nothing.
 */
export async function settleSubmission(
  db: Queryable,
  row: SettledRow,
  verdict: SspVerdict,
  actor: Pick<Actor, 'userId' | 'name'>,
): Promise<void> {
  const remoteId = verdict.remoteId ?? row.remoteId;
  await db
    .update(submissions)
    .set({
      state: verdict.state,
      remoteId,
      feedback: verdict.feedback,
      lastError: null,
      // A time from the future would make all verdicts until then seem older.
      remoteLastmod: verdict.lastmod === null ? row.remoteLastmod : Math.min(verdict.lastmod, Date.now()),
      ...(verdict.state !== row.state && isVerdict(verdict.state) ? { verdictAt: new Date() } : {}),
      ...dueIn(null),
    })
    .where(eq(submissions.id, row.id));
  if (remoteId !== null) {
    // The artwork's field that stores the platform's id.
    const isManual = row.driver === 'manual';
    const field = isManual ? { mwCreativeId: remoteId } : { reachCreativeId: remoteId };
    await db
      .update(files)
      .set(field)
      .where(
        and(
          eq(files.id, row.fileId),
          sql`${isManual ? files.mwCreativeId : files.reachCreativeId} is distinct from ${remoteId}`,
        ),
      );
  }
  if (verdict.state !== row.state) {
    await recordHistory(db, row.fileId, actor, {
      kind: 'submission',
      from: row.state,
      to: verdict.state,
      comment: verdict.feedback.length > 0 ? verdict.feedback.join('; ') : null,
      ...termsSent(verdict),
    });
  }
}

/** What the platform was sent of what is on an artwork, for its history. */
function termsSent({ sentAs = [], notSent = [] }: SspVerdict): { checks?: string[] } {
  const checks = [
    ...(sentAs.length > 0 ? [`Sent as ${sentAs.join(', ')}`] : []),
    ...(notSent.length > 0 ? [`Not sent, because the platform has no such category: ${notSent.join(', ')}`] : []),
  ];
  return checks.length > 0 ? { checks } : {};
}

const isVerdict = (state: SspVerdict['state']): boolean => state === 'approved' || state === 'denied';

/** Since when the newest submission waits for a verdict; undefined when none does. */
export async function findPendingSince(db: Queryable, driver: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ newest: max(submissions.updatedAt) })
    .from(submissions)
    .where(and(eq(submissions.state, 'pending'), eq(submissions.driver, driver)));
  return found?.newest ?? undefined;
}

/** Whether the platform knows any artwork that was not withdrawn, whatever its verdict. */
export async function isAnyAtPlatform(db: Queryable, driver: string): Promise<boolean> {
  const where = and(
    eq(submissions.driver, driver),
    isNotNull(submissions.remoteId),
    ne(submissions.state, 'cancelled'),
  );
  return (await db.query.submissions.findFirst({ columns: { id: true }, where })) !== undefined;
}

/**
 * Whether the platform's verdicts can be read: the outcome of the last poll. `failingSince`: the first of the polls that
 * have failed since the last one that did not.
 */
export type VerdictReading = NonNullable<z.output<typeof listSubmissions.reply>['verdicts']>;
const readingName = (driver: string): string => `ssp.reading.${driver}`;

/** Undefined before the first poll. */
export async function findReading(db: Queryable, driver: string): Promise<VerdictReading | undefined> {
  return (await findSetting(db, readingName(driver))) as VerdictReading | undefined; // as `saveReading` writes it
}

/** Saves the outcome of a poll, if it differs; the first failure keeps its time. */
export async function saveReading(db: Queryable, driver: string, reading: VerdictReading): Promise<void> {
  const known = await findReading(db, driver);
  const failingSince = reading.failingSince && (known?.failingSince ?? reading.failingSince);
  const value: VerdictReading = { ...reading, failingSince };
  const isKnown =
    known?.failingSince === failingSince && known.error === value.error && known.unreadable === value.unreadable;
  if (!isKnown) await saveSetting(db, readingName(driver), value);
}
