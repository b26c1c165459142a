import { and, sql, type SQL } from 'drizzle-orm';
import { dayEnd, dayStart } from './days';
import { campaigns } from './schema/schema';

const daily = sql`case when ${campaigns.isDailyBudgetEnabled} then ${campaigns.dailyBudgetMicros} end`;
const monthly = sql`case when ${campaigns.isMonthlyBudgetEnabled} then ${campaigns.monthlyBudgetMicros} / 30.0 end`;

/** What the budget allows for a day, in millionths of a dollar: the lower of the two that are enabled; null without any. */
export const plannedADay = sql`least(${daily}, ${monthly})`;

export const budgeted = sql`coalesce(${plannedADay}, -1) >= 0`;

/** Runs, or has run, on one of the days, both included, whether paused or not. */
export const runsOnDays = (from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`coalesce(${campaigns.endTime}, 'infinity') > ${dayStart(from)}`,
    to === undefined ? undefined : sql`coalesce(${campaigns.startTime}, '-infinity') < ${dayEnd(to)}`,
  );

/** The time between two moments in days, with fractions. */
export const daysBetween = (from: SQL, to: SQL): SQL =>
  sql`greatest(0, extract(epoch from least(${campaigns.endTime}, ${to}) - greatest(${campaigns.startTime}, ${from})) / 86400.0)`;
