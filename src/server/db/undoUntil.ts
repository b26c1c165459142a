import { sql, type SQL } from 'drizzle-orm';
import { files } from './schema/schema';

/**
 * Until when the last decision on a file can be taken back, and what it caused is held: its own ten seconds, or those of the
 * batch it was made in. A batch whose id is used again after it was forgotten does not count for decisions of before.
 */
export const undoUntil: SQL<Date | null> = sql`greatest(${files.undoUntil}, (
  select b.until from decision_batches b
  where b.id = ${files.batch} and b.by = ${files.decidedBy} and b.since <= ${files.decidedAt}
))`.mapWith(files.undoUntil);
