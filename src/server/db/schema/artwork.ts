import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FileFacts, SubmissionState } from '#contract/artwork';
import type { Category } from '#contract/placement';
import { moment, sortKeyText } from './columns';
import { organisations } from './people';

/** A submission before it was queued again; its times in ISO 8601. */
export interface SubmissionBefore extends Record<'lastError' | 'nextAttemptAt' | 'verdictAt', string | null> {
  state: SubmissionState;
  feedback: string[];
}
/** What undo restores. */
export interface DecisionBefore {
  isPreApproved: boolean | null;
  isReviewed: boolean;
  approvalComment: string | null;
  decidedAt?: string | null;
  decidedBy?: string | null;
  categories?: Category[] | null;
  /** The decision took a queued submission back: undo queues it again. */
  resubmit?: boolean;
  submission?: SubmissionBefore | null;
  /** The artwork's version with the decision: a higher one may only have been read since. */
  version?: number;
}

export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    fileName: text('file_name').notNull(),
    fileNameKey: sortKeyText('file_name_key').notNull(),
    /** Key in the store: unguessable, and not derived from the name. */
    storageKey: text('storage_key').notNull(),
    /** MIME type, detected from the bytes. */
    fileFormat: text('file_format').notNull(),
    /** 'artwork' is reviewed; 'board' is the photo of a board and stays out of the review tables. */
    purpose: text('purpose').notNull().default('artwork').$type<'artwork' | 'board'>(),
    orgId: text('org_id').references(() => organisations.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastEdited: moment('last_edited'),
    isReviewed: boolean('is_reviewed').notNull().default(false),
    isPreApproved: boolean('is_pre_approved'),
    approvalComment: text('approval_comment'),
    /** What it shows; an empty list: nothing sensitive; null: nobody has said yet. */
    categories: jsonb('categories').$type<Category[]>(),
    reachCreativeId: text('reach_creative_id'),
    mwCreativeId: text('mw_creative_id'),
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    facts: jsonb('facts').$type<FileFacts>().notNull(),
    uploadedBy: text('uploaded_by'),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
    /** Set by a decision and cleared by undo: what undo restores, and until when it may. */
    before: jsonb('before').$type<DecisionBefore>(),
    undoUntil: moment('undo_until'),
    /** The batch that the decision was made in: `decision_batches`. */
    batch: text('batch'),
    /**
     * When the first of its campaigns that are neither paused, over nor deleted starts (or was created, without a
     * start). Maintained by triggers on campaigns, also for artwork with a decision.
     */
    neededBy: moment('needed_by'),
    /** When the first of those campaigns ends: `neededBy` is recomputed then. */
    needUntil: moment('need_until'),
    /**
     * The perceptual hash of the picture, 64 bits in 16 hexadecimal digits; '' where the picture cannot be read; null:
     * not computed yet.
     */
    pictureHash: text('picture_hash'),
    deletedAt: moment('deleted_at'),
    /** When the bytes of deleted artwork were removed from the store. */
    purgedAt: moment('purged_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('files_storage_key').on(t.storageKey),
    index('files_created')
      .on(t.createdAt, t.id)
      .where(sql`deleted_at is null and purpose = 'artwork'`),
    index('files_name')
      .on(t.fileNameKey, t.id)
      .where(sql`deleted_at is null and purpose = 'artwork'`),
    index('files_decision')
      .on(t.isPreApproved, t.fileNameKey, t.id)
      .where(sql`deleted_at is null and purpose = 'artwork'`),
    index('files_org').on(t.orgId),
    // For the figures: the decisions of a range in date order, and artwork that was deleted without a decision.
    index('files_decided')
      .on(t.decidedAt, t.orgId, t.isPreApproved, t.decidedBy, t.createdAt)
      .where(sql`deleted_at is null and purpose = 'artwork' and is_pre_approved is not null`),
    index('files_deleted')
      .on(t.deletedAt, t.createdAt, t.orgId, t.isPreApproved)
      .where(sql`deleted_at is not null and purpose = 'artwork'`),
    index('files_sha256').on(t.sha256),
    index('files_need')
      .on(sql`(case when is_pre_approved is null then needed_by end)`, t.createdAt, t.id)
      .where(sql`deleted_at is null and purpose = 'artwork'`),
    index('files_need_until')
      .on(t.needUntil)
      .where(sql`need_until is not null`),
    // Four bands of 16 bits: if two hashes differ in at most 11 bits, at least one band differs in at most 2.
    index('files_picture_bands')
      .using(
        'gin',
        sql`(array['0' || substr(picture_hash, 1, 4), '1' || substr(picture_hash, 5, 4), '2' || substr(picture_hash, 9, 4), '3' || substr(picture_hash, 13, 4)])`,
      )
      .where(sql`picture_hash <> '' and deleted_at is null and purpose = 'artwork'`),
    index('files_unhashed')
      .on(t.createdAt, t.id)
      .where(sql`picture_hash is null and deleted_at is null and purpose = 'artwork'`),
  ],
);

/** Decisions that one person makes together: all can be undone until ten seconds after the last. */
export const decisionBatches = pgTable(
  'decision_batches',
  {
    /** Chosen by the client. */
    id: text('id').notNull(),
    /** The same id as `decided_by` of its files. */
    by: text('by').notNull(),
    since: moment('since').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.by] })],
);

/** Append-only: who decided what, when and why, with the results of the checks. */
export const fileEvents = pgTable(
  'file_events',
  {
    id: text('id').primaryKey(),
    fileId: text('file_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    byUser: text('by_user'),
    byName: text('by_name').notNull(),
    kind: text('kind').notNull(),
    from: text('from_state'),
    to: text('to_state'),
    comment: text('comment'),
    checks: jsonb('checks').$type<string[]>(),
  },
  (t) => [
    index('file_events_file').on(t.fileId, t.at),
    index('file_events_decisions')
      .on(t.at, t.fileId, t.from, t.to)
      .where(sql`kind in ('approved', 'disapproved', 'undone')`),
  ],
);

export const ads = pgTable(
  'ads',
  {
    id: text('id').primaryKey(),
    adName: text('ad_name').notNull(),
    adNameKey: sortKeyText('ad_name_key').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    campaignId: text('campaign_id'),
    orgId: text('org_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('ads_file').on(t.fileId),
    index('ads_campaign').on(t.campaignId),
    index('ads_created').on(t.createdAt, t.id),
  ],
);
