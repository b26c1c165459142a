import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '#contract/permissions';

/** The condition that a row's organisation is in the scope; undefined for the scope of all organisations. */
export const inScope = (organisation: PgColumn | SQL, scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : sql`${organisation} = any(${sql.param(scope)}::text[])`;
