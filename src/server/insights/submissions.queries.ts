import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SubmissionState } from '#contract/artwork';
import type { Queryable } from '../db/connect';
import { onDays } from '../db/days';
import { files, submissions } from '../db/schema/schema';
import { belongsTo, type Range } from './range';

/** Submissions that were queued within the range, of artworks that are not deleted: by state, and all together (null). Times in seconds. */
export async function findSubmissionFigures(db: Queryable, { from, to, ...belonging }: Range) {
  const took = sql`greatest(0, extract(epoch from ${submissions.verdictAt} - ${submissions.createdAt}))::float8`;
  return db
    .select({
      state: sql<SubmissionState | null>`${submissions.state}`,
      submissions: sql<number>`count(*)::int`,
      verdicts: sql<number>`count(${submissions.verdictAt})::int`,
      median: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${took}) filter (where ${submissions.verdictAt} is not null)`,
      percentile95: sql<
        number | null
      >`percentile_cont(0.95) within group (order by ${took}) filter (where ${submissions.verdictAt} is not null)`,
    })
    .from(submissions)
    .innerJoin(files, eq(files.id, submissions.fileId))
    .where(and(isNull(files.deletedAt), onDays(submissions.createdAt, from, to), belongsTo(files.orgId, belonging)))
    .groupBy(sql`grouping sets ((${submissions.state}), ())`);
}
