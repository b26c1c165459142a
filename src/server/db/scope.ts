import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '#contract/permissions';

/** The condition that keeps the rows of a scope by their organisation; undefined where every row is in it. */
export const inScope = (organisation: PgColumn | SQL, scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : sql`${organisation} = any(${sql.param(scope)}::text[])`;
