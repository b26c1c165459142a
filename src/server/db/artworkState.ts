import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { settledStates } from '#contract/artwork';
import { files, submissions, withdrawals } from './schema/schema';

/** Neither deleted nor the photo of a board. */
export const isArtwork = and(isNull(files.deletedAt), eq(files.purpose, 'artwork'));

/** The version of a file's content. Stored bytes never change, so it is always 1: a changed artwork is a new file. */
export const contentVersion = 1;

/**
 * Until when the last decision on a file can be undone, and its submission is held: ten seconds after it, or after the
 * last decision of its batch. If a batch id is reused after its batch was deleted, the new batch does not apply to
 * earlier decisions.
 */
export const undoUntil: SQL<Date | null> = sql`greatest(${files.undoUntil}, (
  select b.until from decision_batches b
  where b.id = ${files.batch} and b.by = ${files.decidedBy} and b.since <= ${files.decidedAt}
))`.mapWith(files.undoUntil);

/** The platform has it or may have it: sent, and neither denied, expired nor withdrawn since. */
export const atPlatform = sql<boolean>`coalesce(${submissions.state} in ('submitting', 'pending', 'approved', 'changed', 'manual')
  or (${submissions.state} in ('queued', 'failed', 'cancelled') and ${submissions.sentAt} is not null), false)`;

/** A withdrawal that the platform has not been seen to follow, and that nobody has ended. */
export const isWithdrawalOpen = inArray(withdrawals.state, ['queued', 'asking', 'accepted', 'live']);

const sent = sql`coalesce(${submissions.sentCategories}, '[]')`;
const now = sql`coalesce(${files.categories}, '[]')`;
/**
 * Whether the platform was sent other categories than the artwork has now; 'nobody has said' is like 'nothing sensitive'.
 * False while the submission is on its way, for artwork that is not approved, and for a platform that is not sent any.
 */
export const sentOtherwise = sql<boolean>`coalesce(${submissions.driver} <> 'manual'
  and ${files.isPreApproved} and ${inArray(submissions.state, [...settledStates])} and not (${sent} @> ${now} and ${sent} <@ ${now}), false)`;
