import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { isSubmitted, submissionStates } from '#contract/artwork';
import { atPlatform, contentVersion } from '../db/artworkState';
import type { Queryable } from '../db/connect';
import { files, submissions } from '../db/schema/schema';

/** Joins an artwork's submission. */
export const submissionOfFile = and(eq(submissions.fileId, files.id), eq(submissions.fileVersion, contentVersion));

/** Those of the files that have a submission which an approval does not repeat. */
export const findSubmitted = (db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  findBySubmission(db, ids, inArray(submissions.state, submissionStates.filter(isSubmitted)));

/** Those of the files that the platform has, or may have. */
export const findAtPlatform = (db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  findBySubmission(db, ids, atPlatform);

async function findBySubmission(db: Queryable, ids: readonly string[], condition: SQL): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(submissions, submissionOfFile)
    .where(and(inArray(files.id, [...ids]), condition));
  return new Set(found.map(({ id }) => id));
}
