import { sql, type SQL } from 'drizzle-orm';
import { files } from './schema/schema';

/**
 * Until when the last decision on a file can be undone, and its submission is held: ten seconds after it, or after the
 * last decision of its batch. If a batch id is reused after its batch was deleted, the new batch does not apply to
 * earlier decisions.
 */
export const undoUntil: SQL<Date | null> = sql`greatest(${files.undoUntil}, (
  select b.until from decision_batches b
  where b.id = ${files.batch} and b.by = ${files.decidedBy} and b.since <= ${files.decidedAt}
))`.mapWith(files.undoUntil);
