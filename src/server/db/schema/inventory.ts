import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, sortKeyText } from './columns';

/**
 * The values of a board that a person changed here, each with the last time; the provider's values replace them only
 * when a person accepts that.
 */
export const boardEdits = pgTable(
  'board_edits',
  {
    boardId: text('board_id').notNull(),
    /** As the contract names it: 'boardsize.width'. */
    field: text('field').notNull(),
    byName: text('by_name').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** What a rule had taken over was undone: nobody typed the value. */
    undid: boolean('undid').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.boardId, t.field] })],
);

/** One comparison of the provider's list with the boards; the row has all that a process needs to continue it. */
export const inventoryChecks = pgTable(
  'inventory_checks',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<'running' | 'done' | 'failed' | 'cancelled'>().notNull().default('running'),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    byName: text('by_name').notNull(),
    /** The page to read next, relative to the provider; '' is the first. Null once all are read. */
    next: text('next').default(''),
    pages: integer('pages').notNull().default(0),
    screens: integer('screens').notNull().default(0),
    total: integer('total'),
    foundNew: integer('found_new').notNull().default(0),
    foundChanged: integer('found_changed').notNull().default(0),
    foundGone: integer('found_gone').notNull().default(0),
    foundBack: integer('found_back').notNull().default(0),
    /** Listed screens that could not be read: neither new nor gone. */
    unreadable: integer('unreadable').notNull().default(0),
    error: text('error'),
    /** How many values each rule kept here, or new screens it ignored. */
    ruled: jsonb('ruled').$type<Record<string, number>>().notNull().default({}),
    /** The end of the lease of the process that works on it. */
    leasedUntil: moment('leased_until'),
  },
  (t) => [
    uniqueIndex('inventory_checks_running')
      .on(t.state)
      .where(sql`state = 'running'`),
  ],
);

/** The screens that the running check has read. */
export const inventorySeen = pgTable(
  'inventory_seen',
  {
    checkId: text('check_id').notNull(),
    screenId: text('screen_id').notNull(),
    deviceId: text('device_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.checkId, t.screenId] }),
    index('inventory_seen_device')
      .on(t.checkId, t.deviceId)
      .where(sql`device_id <> ''`),
  ],
);

/**
 * The boards that the provider has listed: a check has read their screen, or they were created from it. Only these can
 * be gone.
 */
export const inventoryListed = pgTable('inventory_listed', { boardId: text('board_id').primaryKey() });

const seenFields = (name: string) =>
  jsonb(name).$type<
    { field: string; from: unknown; to: unknown; ours: { by: string; at: string; undid?: true } | null }[]
  >();

/** One difference for each board or new screen, with the values seen. Those of an unfinished check are staged. */
export const inventoryDifferences = pgTable(
  'inventory_differences',
  {
    id: text('id').primaryKey(),
    checkId: text('check_id').notNull(),
    status: text('status').$type<'staged' | 'open' | 'ignored' | 'accepted'>().notNull(),
    /** 'board:{id}' or 'screen:{device id or provider id}'. */
    subject: text('subject').notNull(),
    state: text('state').$type<'new' | 'changed' | 'gone' | 'back'>().notNull(),
    boardId: text('board_id'),
    screenId: text('screen_id').notNull(),
    deviceId: text('device_id').notNull(),
    name: text('name').notNull(),
    nameKey: sortKeyText('name_key').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    publisherName: text('publisher_name').notNull(),
    publisherNameKey: sortKeyText('publisher_name_key').notNull(),
    fields: seenFields('fields').notNull(),
    /** Of a new screen: the values that its board gets. */
    values: jsonb('values').$type<Record<string, unknown>>(),
    /** Equal if two checks saw the same difference; an ignored difference stays ignored until it changes. */
    fingerprint: text('fingerprint').notNull(),
    since: moment('since').notNull().defaultNow(),
    goneFrom: moment('gone_from'),
    /** The rule that ignores it. */
    ruleId: text('rule_id'),
    /** The load that accepted it or a part of it, and its fields at that time, for the undo. */
    loadId: text('load_id'),
    before: seenFields('before'),
  },
  (t) => [
    uniqueIndex('inventory_differences_staged')
      .on(t.subject)
      .where(sql`status = 'staged'`),
    uniqueIndex('inventory_differences_subject')
      .on(t.subject)
      .where(sql`status <> 'staged'`),
    index('inventory_differences_list').on(t.status, t.publisherNameKey, t.nameKey, t.id),
    index('inventory_differences_board').on(t.boardId),
    index('inventory_differences_load').on(t.loadId),
  ],
);

export const inventoryRules = pgTable('inventory_rules', {
  id: text('id').primaryKey(),
  action: text('action').$type<'take' | 'keep' | 'ignoreNew'>().notNull(),
  field: text('field'),
  publisherName: text('publisher_name'),
  venueType: text('venue_type'),
  isOn: boolean('is_on').notNull().default(true),
  applied: integer('applied').notNull().default(0),
  byName: text('by_name').notNull(),
  at: moment('at').notNull().defaultNow(),
});
