import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import { namedRows } from '#contract/insights';
import { isArtwork } from '../db/artworkState';
import type { Queryable } from '../db/connect';
import { onDays } from '../db/days';
import { files } from '../db/schema/schema';
import { belongsTo, stepNumber, type Range } from './range';

/**
 * Artworks whose current decision was made within the range: the same as the list with `decidedFrom` and `decidedTo`.
 */
const decidedIn = ({ from, to, ...belonging }: Range): SQL | undefined =>
  and(isArtwork, isNotNull(files.isPreApproved), onDays(files.decidedAt, from, to), belongsTo(files.orgId, belonging));

type Times = {
  decisions: number;
  /** Seconds; null if nothing was decided. */
  median: number | null;
  percentile95: number | null;
};

/** From the upload to the decision: of each step that has decisions, and of the whole range (step null). */
export async function findDecisionTimes(db: Queryable, range: Range): Promise<(Times & { step: number | null })[]> {
  const took = sql`greatest(0, extract(epoch from ${files.decidedAt} - ${files.createdAt}))::float8`;
  const { rows } = await db.execute<Times & { step: number | null }>(sql`
    select step, count(*)::int as decisions,
      percentile_cont(0.5) within group (order by took) as median, percentile_cont(0.95) within group (order by took) as percentile95
    from (select ${stepNumber(files.decidedAt, range)} as step, ${took} as took from ${files} where ${decidedIn(range)}) decided
    group by grouping sets ((step), ())`);
  return rows;
}

/** One line of the decisions: all, or those of a person, an organisation or a reason. */
export type DecisionLine = {
  by: 'all' | 'person' | 'organisation' | 'reason';
  /** Id of the person or organisation, or the reason. */
  key: string | null;
  name: string | null;
  approved: number;
  rejected: number;
};

/** All decisions, and the lines with most of them; one pass over the range. */
export async function findDecisions(db: Queryable, range: Range): Promise<DecisionLine[]> {
  const { rows } = await db.execute<DecisionLine>(sql`
    with decided as materialized (
      select ${files.isPreApproved} as approved, coalesce(${files.decidedBy}, '') as person, coalesce(${files.orgId}, '') as organisation,
        case when ${files.isPreApproved} then null else coalesce(${files.approvalComment}, '') end as reason
      from ${files} where ${decidedIn(range)}
    ), counted as (
      select case grouping(person, organisation, reason) when 3 then 'person' when 5 then 'organisation' when 6 then 'reason' else 'all' end as by,
        coalesce(person, organisation, reason) as key, (count(*) filter (where approved))::int as approved, (count(*) filter (where not approved))::int as rejected
      from decided group by grouping sets ((), (person), (organisation), (reason))
    ), ranked as (
      select *, row_number() over (partition by by order by case by when 'reason' then rejected else approved + rejected end desc, key collate "C") as place
      from counted where by <> 'reason' or rejected > 0
    )
    select r.by, nullif(r.key, '') as key, r.approved, r.rejected,
      case r.by when 'person' then coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, nullif(r.key, ''))
        when 'organisation' then o.org_name else r.key end as name
    from ranked r left join users u on r.by = 'person' and u.id = r.key left join organisations o on r.by = 'organisation' and o.id = r.key
    where r.by = 'all' or r.place <= ${namedRows} order by r.by, r.place`);
  return rows;
}
