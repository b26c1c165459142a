import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { micros, moment, sortKeyText, transactionId } from './columns';

export const boards = pgTable(
  'boards',
  {
    id: text('id').primaryKey(),
    /**
     * A small, dense number that identifies the board in the index of each process (docs/decisions/012-board-index.md).
     */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    boardname: text('boardname').notNull().default(''),
    boardnameKey: sortKeyText('boardname_key').notNull().default(''),
    lat: doublePrecision('lat'),
    long: doublePrecision('long'),
    city: text('city').notNull().default(''),
    cityKey: sortKeyText('city_key').notNull().default(''),
    state: text('state').notNull().default(''),
    country: text('country').notNull().default(''),
    countryKey: sortKeyText('country_key').notNull().default(''),
    /** Pixels. */
    height: integer('height'),
    width: integer('width'),
    minCpiMicros: micros('min_cpi_micros'),
    /** Square metres. */
    surfaceArea: doublePrecision('surface_area'),
    boardOwner: text('board_owner'),
    team: text('team'),
    reachBoardId: text('reach_board_id').notNull().default(''),
    deviceId: text('device_id').notNull().default(''),
    /**
     * 0, except for duplicates from an older database, which are numbered 1, 2, ... so that the unique index below is
     * valid. New boards always get 0, so two concurrent calls cannot create a duplicate.
     */
    deviceSlot: integer('device_slot').notNull().default(0),
    publisherId: text('publisher_id').notNull().default(''),
    publisherName: text('publisher_name').notNull().default(''),
    publisherNameKey: sortKeyText('publisher_name_key').notNull().default(''),
    openingHours: text('opening_hours').notNull().default(''),
    screenType: text('screen_type').notNull().default(''),
    venueType: text('venue_type').notNull().default(''),
    venueTypeKey: sortKeyText('venue_type_key').notNull().default(''),
    adTypes: jsonb('ad_types').$type<string[]>().notNull().default([]),
    boardPaused: boolean('board_paused').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    boardFile: text('board_file'),
    boardImgUrl: text('board_img_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastEdited: moment('last_edited'),
    editedBy: text('edited_by'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('boards_device')
      .on(t.deviceId, t.deviceSlot)
      .where(sql`device_id <> '' and not is_deleted`),
    // The other sort orders are in the index of each process (docs/decisions/012-board-index.md).
    index('boards_name').on(t.boardnameKey, t.id),
    index('boards_owner')
      .on(t.boardOwner)
      .where(sql`board_owner is not null`),
    index('boards_team')
      .on(t.team)
      .where(sql`team is not null`),
    uniqueIndex('boards_seq').on(t.seq),
    // Few rows. Finds deleted boards by device id.
    index('boards_device_gone')
      .on(t.deviceId)
      .where(sql`device_id <> '' and is_deleted`),
  ],
);

/**
 * The boards that each transaction wrote: one row for each statement, written by triggers and read by
 * the index of each process. Append-only, so that writers never wait for each other.
 */
export const boardFeed = pgTable(
  'board_feed',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: moment('at').notNull().defaultNow(),
    seqs: bigint('seqs', { mode: 'number' }).array().notNull(),
  },
  (t) => [index('board_feed_xid').on(t.xid)],
);

/** One CSV file loaded in chunks. */
export const boardLoads = pgTable('board_loads', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256').notNull(),
  rows: integer('rows').notNull(),
  created: integer('created').notNull().default(0),
  updated: integer('updated').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  byUser: text('by_user'),
  byName: text('by_name').notNull().default(''),
  at: moment('at').notNull().defaultNow(),
  lastAt: moment('last_at').notNull().defaultNow(),
  undoneAt: moment('undone_at'),
  undoneBy: text('undone_by'),
  /** A CSV file, or differences of the provider's list that a person or a rule accepted. */
  source: text('source').$type<'csv' | 'inventory' | 'rule'>().notNull().default('csv'),
});

/**
 * What one call of a load did, for its undo. `version` is the board's after the write, so that later changes are
 * detected.
 */
export const boardLoadChunks = pgTable(
  'board_load_chunks',
  {
    loadId: text('load_id')
      .notNull()
      .references(() => boardLoads.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    created: jsonb('created').$type<string[]>().notNull(),
    updated: jsonb('updated')
      .$type<{ boardID: string; version: number; fields: { field: string; from: unknown; to: unknown }[] }[]>()
      .notNull(),
  },
  (t) => [primaryKey({ columns: [t.loadId, t.seq] })],
);

export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    campaignName: text('campaign_name').notNull(),
    campaignNameKey: sortKeyText('campaign_name_key').notNull(),
    campaignPaused: boolean('campaign_paused').notNull().default(false),
    isDailyBudgetEnabled: boolean('is_daily_budget_enabled').notNull().default(false),
    dailyBudgetMicros: micros('daily_budget_micros'),
    isMonthlyBudgetEnabled: boolean('is_monthly_budget_enabled').notNull().default(false),
    monthlyBudgetMicros: micros('monthly_budget_micros'),
    parentOrg: text('parent_org'),
    managementTeam: text('management_team'),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastEdited: moment('last_edited'),
    editedBy: text('edited_by'),
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('campaigns_name')
      .on(t.campaignNameKey, t.id)
      .where(sql`deleted_at is null`),
    index('campaigns_org')
      .on(t.parentOrg, t.campaignNameKey, t.id)
      .where(sql`deleted_at is null`),
    index('campaigns_team')
      .on(t.managementTeam, t.campaignNameKey, t.id)
      .where(sql`deleted_at is null`),
  ],
);

export const campaignBoards = pgTable(
  'campaign_boards',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    boardId: text('board_id')
      .notNull()
      .references(() => boards.id),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.boardId] }), index('campaign_boards_board').on(t.boardId)],
);

export const campaignArtworks = pgTable(
  'campaign_artworks',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    fileId: text('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.fileId] }), index('campaign_artworks_file').on(t.fileId)],
);

/** What a campaign spent, one row for each hour or less. */
export const campaignSpend = pgTable(
  'campaign_spend',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    micros: micros('micros').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.at] })],
);

/** The same by day (UTC), maintained by triggers in the transaction that writes `campaign_spend`. */
export const campaignSpendDays = pgTable(
  'campaign_spend_days',
  {
    campaignId: text('campaign_id').notNull(),
    day: date('day').notNull(),
    micros: micros('micros').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.campaignId] }),
    index('campaign_spend_days_campaign').on(t.campaignId, t.day),
  ],
);
