import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * One page of a list, counted from 1, sorted by one of its columns; ties are broken by the id, in the same direction.
 */
export interface PageOf<S extends string> {
  page: number;
  pageSize: number;
  sortID: S;
  sortDesc: boolean;
}

/** `order by` of a page. Nulls are last in both directions. */
export function orderOf(column: PgColumn, id: PgColumn, sortDesc: boolean): SQL[] {
  const nulls = column.notNull ? sql`` : sql` nulls last`;
  return sortDesc ? [sql`${column} desc${nulls}`, sql`${id} desc`] : [sql`${column} asc${nulls}`, sql`${id} asc`];
}

export const offsetOf = ({ page, pageSize }: Pick<PageOf<string>, 'page' | 'pageSize'>): number =>
  (page - 1) * pageSize;
