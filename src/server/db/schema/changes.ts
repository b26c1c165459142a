import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, transactionId } from './columns';

/**
 * The records that each transaction wrote: one row for each statement, written by triggers and read by
 * `GET /api/events` in every process. Append-only, so that writers never wait for each other.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId('xid').notNull(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    /** Empty: too many to list. */
    ids: text('ids').array().notNull(),
  },
  (t) => [index('changes_xid').on(t.xid)],
);

/** Who has which artwork open in review mode: one row for each console, valid until `until`. */
export const presence = pgTable('presence', {
  clientId: text('client_id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  fileId: text('file_id').notNull(),
  /** When it was opened, to decide which of two consoles was first. */
  since: moment('since').notNull().defaultNow(),
  until: moment('until').notNull(),
});
