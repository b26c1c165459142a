import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * The ads that the sandbox platform has received. It stands for another company's database, so it has no relation to
 * the other tables.
 */
export const sandboxAds = pgTable('sandbox_ads', {
  id: text('id').primaryKey(),
  bidder: text('bidder').notNull(),
  ad: jsonb('ad').$type<Record<string, unknown>>().notNull(),
  /** AdCOM audit status: 1 pending, 3 approved, 4 denied. */
  status: integer('status').notNull().default(1),
  feedback: jsonb('feedback').$type<string[]>().notNull().default([]),
  /** Milliseconds since epoch, as the standard counts. */
  init: bigint('init', { mode: 'number' }).notNull(),
  lastmod: bigint('lastmod', { mode: 'number' }).notNull(),
  reviewAt: moment('review_at').notNull(),
  willDeny: integer('will_deny').notNull().default(0),
  /** How often it was sent; more than once would be an error of the sender. */
  posts: integer('posts').notNull().default(0),
  /** How often its withdrawal was requested, and when it takes effect. */
  withdrawals: integer('withdrawals').notNull().default(0),
  withdrawAt: moment('withdraw_at'),
});
