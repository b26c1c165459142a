import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Scope } from '#contract/permissions';
import type { Queryable } from './connect';

/**
 * One page of a list, counted from 1, sorted by one of its columns; ties are broken by the id, in the same direction.
 */
export interface PageOf<S extends string> {
  page: number;
  pageSize: number;
  sortID: S;
  sortDesc: boolean;
}

/** What the call of a list narrows it by, and the records that the caller may see. Empty texts filter nothing. */
export type FilterOf<List extends { query: z.ZodType }> = Omit<z.output<List['query']>, keyof PageOf<string>> & {
  visible: Scope;
};

/** The condition that a column has this value; none without a value. */
export const eqIfGiven = (column: PgColumn, value: string | number | boolean | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

/** `order by` of a page. Nulls are last in both directions. */
export function toOrder(column: PgColumn, id: PgColumn, sortDesc: boolean): SQL[] {
  const nulls = column.notNull ? sql`` : sql` nulls last`;
  return sortDesc ? [sql`${column} desc${nulls}`, sql`${id} desc`] : [sql`${column} asc${nulls}`, sql`${id} asc`];
}

/** One page of a select that has its conditions, and how many rows match. */
export async function readPage<Select extends PgSelect>(
  db: Queryable,
  select: Select,
  [column, id]: readonly [PgColumn, PgColumn],
  page: PageOf<string>,
): Promise<{ rows: Awaited<Select>; total: number }> {
  // Built here, before the select is narrowed to the page. The database leaves out columns and joins that do not count.
  const total = await db.$count(select.as('matching'));
  const rows = await select
    .orderBy(...toOrder(column, id, page.sortDesc))
    .limit(page.pageSize)
    .offset(toOffset(page));
  return { rows, total };
}

export const toOffset = ({ page, pageSize }: Pick<PageOf<string>, 'page' | 'pageSize'>): number =>
  (page - 1) * pageSize;
