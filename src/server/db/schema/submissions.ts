import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SubmissionState } from '#contract/artwork';
import type { Category } from '#contract/placement';
import type { WithdrawalState } from '#contract/withdrawals';
import { files } from './artwork';
import { moment } from './columns';

/** The out-box: one row for each artwork version, however often it is clicked, retried or interrupted by a crash. */
export const submissions = pgTable(
  'submissions',
  {
    id: text('id').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    fileVersion: integer('file_version').notNull().default(1),
    driver: text('driver').notNull(),
    /** Sent to the platform: the same id at every attempt, so that it recognises a repetition. */
    externalId: text('external_id').notNull(),
    remoteId: text('remote_id'),
    state: text('state').notNull().$type<SubmissionState>(),
    attempts: integer('attempts').notNull().default(0),
    feedback: jsonb('feedback').$type<string[]>().notNull().default([]),
    lastError: text('last_error'),
    /** The earliest time to send it: the end of the undo window, then of the back-off. */
    nextAttemptAt: moment('next_attempt_at'),
    /** The first time it was sent: from then on the platform is queried before it is sent again. */
    sentAt: moment('sent_at'),
    /** Those it had when it was sent. */
    sentCategories: jsonb('sent_categories').$type<Category[]>(),
    /** While a process works on it; after that another may. */
    leasedUntil: moment('leased_until'),
    submittedBy: text('submitted_by'),
    submittedByName: text('submitted_by_name').notNull().default(''),
    /** When the platform approved or denied it; null before that, and after it was queued again. */
    verdictAt: moment('verdict_at'),
    remoteLastmod: bigint('remote_lastmod', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('submissions_file_version').on(t.fileId, t.fileVersion),
    uniqueIndex('submissions_external').on(t.externalId),
    index('submissions_due')
      .on(t.nextAttemptAt)
      .where(sql`state in ('queued', 'submitting')`),
    index('submissions_state').on(t.state, t.updatedAt),
    index('submissions_created').on(t.createdAt),
    index('submissions_remote')
      .on(t.remoteId)
      .where(sql`remote_id is not null`),
  ],
);

/**
 * The out-box of withdrawals: artwork that the platform has (or may have) and that was disapproved or deleted. At most
 * one open row for each submission, however often it is clicked, retried or interrupted by a crash.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submissions.id),
    fileId: text('file_id').notNull(),
    state: text('state').notNull().$type<WithdrawalState>(),
    attempts: integer('attempts').notNull().default(0),
    /** Why it is still live, or the last error. */
    lastError: text('last_error'),
    /** The earliest time of the request: the end of the undo window, then of the back-off. */
    nextAttemptAt: moment('next_attempt_at'),
    /** While a process works on it; after that another may. */
    leasedUntil: moment('leased_until'),
    askedByName: text('asked_by_name').notNull().default(''),
    settledByName: text('settled_by_name'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('withdrawals_open')
      .on(t.submissionId)
      .where(sql`state in ('queued', 'asking', 'accepted', 'live')`),
  ],
);
