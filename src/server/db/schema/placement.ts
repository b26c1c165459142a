import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Category, PictureWord, RuleKind } from '#contract/placement';
import { files } from './artwork';
import { moment } from './columns';

/** What a board, a media owner (an organisation) or a venue type refuses. Venue types without a row have their default. */
export const placementRules = pgTable(
  'placement_rules',
  {
    kind: text('kind').$type<RuleKind>().notNull(),
    /** Id of the board or organisation, or the venue type. */
    subject: text('subject').notNull(),
    refuses: jsonb('refuses').$type<Category[]>().notNull(),
    note: text('note').notNull().default(''),
    byName: text('by_name').notNull(),
    at: moment('at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] })],
);

/** The words that were read in the picture of an artwork; without a row they are not read. */
export const fileWords = pgTable('file_words', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  state: text('state').$type<'waiting' | 'read' | 'unreadable'>().notNull(),
  words: jsonb('words').$type<Omit<PictureWord, 'suggests'>[]>().notNull().default([]),
  /** All words, folded, for the search. */
  folded: text('folded').notNull().default(''),
});
