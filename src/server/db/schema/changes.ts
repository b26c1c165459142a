import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, transactionId } from './columns';

/**
 * Which records each transaction wrote, one row a statement, written by triggers (migration 0011): what `GET /api/events`
 * reads, in every process. Append-only, so that writers never wait for each other.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId('xid').notNull(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    /** Empty: more than are worth naming. */
    ids: text('ids').array().notNull(),
  },
  (t) => [index('changes_xid').on(t.xid)],
);

/** Who has which artwork open in review mode: one row a console, good until `until`. */
export const presence = pgTable(
  'presence',
  {
    clientId: text('client_id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    fileId: text('file_id').notNull(),
    /** When it was opened: of two that come at once, one was first. */
    since: moment('since').notNull().defaultNow(),
    until: moment('until').notNull(),
  },
  (t) => [index('presence_file').on(t.fileId)],
);
