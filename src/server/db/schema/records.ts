import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ActChange } from '#contract/product';
import { anyJson, moment } from './columns';

/** The first reply to a creating call, which is repeated for the same key; written in the call's own transaction. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    route: text('route').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    reply: anyJson('reply'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

/** Append-only: every decision and destructive act. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    userId: text('user_id'),
    byName: text('by_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    detail: text('detail').notNull().default(''),
    /** What the act changed, field by field. */
    changes: jsonb('changes').$type<ActChange[]>(),
    address: text('address').notNull().default(''),
    requestId: text('request_id').notNull().default(''),
  },
  (t) => [index('audit_log_at').on(t.at, t.id), index('audit_log_subject').on(t.subjectId, t.at)],
);

/**
 * Calls of the last minute by key, as rate-limiter-flexible keeps them; `expire` in milliseconds since 1970. Unlogged
 * (the migration says so): they may be lost in a crash, and counting does not wait for the disk.
 */
export const rateCounts = pgTable('rate_counts', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Small facts about the installation: seed version, signing key, cursors. */
export const settings = pgTable('settings', { name: text('name').primaryKey(), value: anyJson('value').notNull() });

/**
 * Totals maintained by triggers, so that lists never count. Each name is split into shards, so that writers rarely wait
 * for each other.
 */
export const totals = pgTable(
  'totals',
  {
    name: text('name').notNull(),
    shard: integer('shard').notNull().default(0),
    n: bigint('n', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.name, t.shard] })],
);
