import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The moment at which a day (`2026-11-22`, UTC) begins. */
export const dayStart = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'UTC')`;

/** The moment at which a day (UTC) is over. */
export const dayEnd = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone 'UTC')`;

/** The condition that a moment is on one of the days, both included; undefined without either day. */
export const onDays = (column: PgColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, dayStart(from)),
    to === undefined ? undefined : lt(column, dayEnd(to)),
  );
