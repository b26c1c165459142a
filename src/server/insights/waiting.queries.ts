import { and, isNull, sql } from 'drizzle-orm';
import { isArtwork } from '../db/artworkState';
import type { Queryable } from '../db/connect';
import { dayEnd, dayStart } from '../db/days';
import { files } from '../db/schema/schema';
import { belongsTo, stepNumber, type Ownership, type Range } from './range';

/** How many artworks wait now, as the list of `notSet=true` counts them. */
export const countWaiting = (db: Queryable, belonging: Ownership): Promise<number> =>
  db.$count(files, and(isNull(files.isPreApproved), isArtwork, belongsTo(files.orgId, belonging)));

/** Not the number of a step: stands for everything after the range. */
const afterAll = 1_000_000;

/**
 * By how many artworks the queue grew or shrank in each step of the range and after it: uploads, first decisions,
 * decisions undone, artworks deleted undecided. Each part reads an index from the first day on.
 */
export async function findQueueChanges(db: Queryable, range: Range): Promise<Map<number, number>> {
  const since = dayStart(range.from);
  const belongs = belongsTo(sql`f.org_id`, range);
  const ofOrg = belongs === undefined ? sql`` : sql` and ${belongs}`;
  const { rows } = await db.execute<{ step: number; change: number }>(sql`
    select case when at < ${dayEnd(range.to)} then ${stepNumber(sql`at`, range)} else ${afterAll} end as step, sum(change)::int as change from (
      select f.created_at as at, 1 as change from files f where f.deleted_at is null and f.purpose = 'artwork' and f.created_at >= ${since}${ofOrg}
      union all
      select f.created_at, 1 from files f where f.deleted_at is not null and f.purpose = 'artwork' and f.deleted_at >= ${since} and f.created_at >= ${since}${ofOrg}
      union all
      select f.deleted_at, -1 from files f where f.deleted_at is not null and f.purpose = 'artwork' and f.deleted_at >= ${since} and f.is_pre_approved is null${ofOrg}
      union all
      select e.at, case when e.to_state = 'not set' then 1 else -1 end
      from file_events e join files f on f.id = e.file_id and f.purpose = 'artwork'
      where e.kind in ('approved', 'disapproved', 'undone') and (e.from_state = 'not set') <> (e.to_state = 'not set') and e.at >= ${since}${ofOrg}
    ) moves group by 1`);
  return new Map(rows.map(({ step, change }) => [step, change]));
}
