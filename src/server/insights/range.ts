import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { daysDrawn } from '#contract/insights';
import type { Scope } from '#contract/permissions';
import { inScope } from '../db/scope';
import { dayStart } from '../db/days';

/** The days of a plot, both included, in UTC; all organisations that the caller may see, or one. */
export interface Range extends Ownership {
  from: string;
  to: string;
}
export interface Ownership {
  orgID?: string | undefined;
  visible: Scope;
}
type Step = 'day' | 'week';

const dayMs = 86_400_000;
const dayStartMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
const countDays = ({ from, to }: Range): number => Math.round((dayStartMs(to) - dayStartMs(from)) / dayMs) + 1;

export const chooseStep = (range: Range): Step => (countDays(range) <= daysDrawn ? 'day' : 'week');
const daysInStep = (range: Range): number => (chooseStep(range) === 'day' ? 1 : 7);

/** The first day of each step, up to the step that contains `now` (milliseconds); later steps have no figures yet. */
export function listSteps(range: Range, now: number): string[] {
  const length = daysInStep(range) * dayMs;
  const first = dayStartMs(range.from);
  const last = Math.min(dayStartMs(range.to), now);
  return Array.from({ length: Math.max(0, Math.floor((last - first) / length) + 1) }, (_, i) =>
    toDay(first + i * length),
  );
}

/**
 * The number of the step that contains a moment, from 0; negative before the range, and greater than the last after it.
 * `date_part` gives a binary number; `extract` a decimal one, which takes twice as long.
 */
export const stepNumber = (at: SQL | PgColumn, range: Range): SQL =>
  sql`floor(date_part('epoch', ${at} - ${dayStart(range.from)}) / ${daysInStep(range) * 86_400})::int`;

/** The condition for rows of a plot: of its organisation, and only of organisations that the caller may see. */
export const belongsTo = (organisation: PgColumn | SQL, { orgID, visible }: Ownership): SQL | undefined =>
  and(orgID === undefined ? undefined : sql`${organisation} = ${orgID}`, inScope(organisation, visible));
