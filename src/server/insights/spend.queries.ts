import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { namedRows, type getSpend, type getWallets, type SpendRow, type WalletRow } from '#contract/insights';
import { spendDays } from '#contract/organisations';
import { budgeted, daysBetween, plannedADay, runsOnDays } from '../db/campaignPlan';
import { recentDays, spendOn } from '../db/campaignSpend';
import type { Queryable } from '../db/connect';
import { dayEnd, dayStart } from '../db/days';
import { campaigns } from '../db/schema/schema';
import { belongsTo, type Ownership, type Range } from './range';

/** Millionths in dollars. */
const dollars = (micros: SQL): SQL => sql`((${micros})::float8 / 1e6)`;

/**
 * The campaigns of the list with `runsFrom`, `runsTo` and `hasBudget`, with their plan and what they spent on the days of the range,
 * in dollars; those furthest ahead of their plan first.
 */
export async function findSpend(db: Queryable, range: Range): Promise<z.output<typeof getSpend.reply>> {
  const { from, to } = range;
  const planned = (until: SQL): SQL => sql`round(${plannedADay} * ${daysBetween(dayStart(from), until)})`;
  const where = and(isNull(campaigns.deletedAt), budgeted, runsOnDays(from, to), belongsTo(campaigns.parentOrg, range));
  const { rows } = await db.execute<SpendRow & { all: number; allSpent: number; allPlanned: number }>(sql`
    with spent as (
      select campaign_id, sum(micros) as micros from ${spendOn({ first: sql`${from}::date`, last: sql`${to}::date` })} days group by campaign_id
    ), figures as (
      select ${campaigns.id} as id, ${campaigns.campaignName} as name, ${campaigns.endTime} as ends, coalesce(spent.micros, 0) as spent,
        ${planned(dayEnd(to))} as planned, ${planned(sql`least(${dayEnd(to)}, now())`)} as so_far
      from ${campaigns} left join spent on spent.campaign_id = ${campaigns.id} where ${where}
    )
    select id as "campaignID", name as "campaignName", to_char(ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endTime", ${dollars(sql`spent`)} as spent,
      ${dollars(sql`planned`)} as planned, ${dollars(sql`so_far`)} as "plannedSoFar", (count(*) over ())::int as all,
      ${dollars(sql`sum(spent) over ()`)} as "allSpent", ${dollars(sql`sum(planned) over ()`)} as "allPlanned"
    from figures order by figures.spent - so_far desc, id limit ${namedRows}`);
  const [first] = rows;
  return {
    campaigns: first?.all ?? 0,
    spent: first?.allSpent ?? 0,
    planned: first?.allPlanned ?? 0,
    rows: rows.map(({ all: _, allSpent: __, allPlanned: ___, ...row }) => row),
  };
}

/** The figures of all wallets or one, and the wallets that run dry first at the mean spend of the last days; in dollars. */
export async function findWallets(
  db: Queryable,
  belonging: Ownership,
  lowDays: number,
): Promise<z.output<typeof getWallets.reply>> {
  const { rows } = await db.execute<WalletRow & { all: number; low: number }>(sql`
    with spent as (
      select c.parent_org, sum(d.micros) / ${spendDays}::int as a_day from ${spendOn(recentDays)} d join campaigns c on c.id = d.campaign_id group by c.parent_org
    ), figures as (
      select o.id, o.org_name, o.funds_micros, coalesce(spent.a_day, 0) as a_day,
        case when spent.a_day > 0 then greatest(0, o.funds_micros / spent.a_day) end as lasts
      from organisations o left join spent on spent.parent_org = o.id where ${belongsTo(sql`o.id`, belonging) ?? sql`true`}
    )
    select id as "orgID", org_name as "orgName", ${dollars(sql`funds_micros`)} as funds, ${dollars(sql`a_day`)} as "spendADay", lasts::float8 as "lastsDays",
      (count(*) over ())::int as all, (count(*) filter (where lasts < ${lowDays}) over ())::int as low
    from figures order by lasts nulls last, funds_micros, id limit ${namedRows}`);
  const [first] = rows;
  return {
    wallets: first?.all ?? 0,
    low: first?.low ?? 0,
    rows: rows.map(({ all: _, low: __, ...row }) => row),
  };
}

/** What a campaign spent on each of the last 30 days (UTC), today last, and its plan for a day, in dollars; undefined when it is gone. */
export async function findCampaignSpend(db: Queryable, id: string) {
  const [campaign] = await db
    .select({ plannedADay: sql<number | null>`${dollars(plannedADay)}` })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isNull(campaigns.deletedAt)));
  if (!campaign) return undefined;
  const { rows } = await db.execute<{ day: string; spent: number }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, ${dollars(sql`coalesce(d.micros, 0)`)} as spent
    from generate_series(${recentDays.first}, ${recentDays.last}, interval '1 day') as days(day)
    left join ${spendOn(recentDays)} d on d.day = days.day::date and d.campaign_id = ${id} order by 1`);
  return { ...campaign, points: rows };
}
