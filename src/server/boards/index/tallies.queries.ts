import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/connect';
import { boards } from '../../db/schema/schema';
import type { Tallies } from './boardSearch';

/** The same counts as those of the index, from the table: slower with every board. */
export async function findTallies(db: Queryable, where: SQL | undefined): Promise<Tallies> {
  const by = async (text: PgColumn, key: PgColumn): Promise<Tallies['countries']> =>
    db
      .select({ name: sql<string>`min(${text})`, boards: sql<number>`count(*)::int` })
      .from(boards)
      .where(where)
      .groupBy(key)
      .orderBy(sql`2 desc`, key);
  const [states] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where not ${boards.isDeleted} and not ${boards.boardPaused}))::int`,
      paused: sql<number>`(count(*) filter (where not ${boards.isDeleted} and ${boards.boardPaused}))::int`,
      deleted: sql<number>`(count(*) filter (where ${boards.isDeleted}))::int`,
    })
    .from(boards)
    .where(where);
  const { total, ...rest } = states ?? { total: 0, active: 0, paused: 0, deleted: 0 };
  return {
    total,
    countries: await by(boards.country, boards.countryKey),
    types: await by(boards.venueType, boards.venueTypeKey),
    states: rest,
  };
}
