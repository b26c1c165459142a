import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../db/connect';
import { eqIfGiven } from '../db/paging';
import { inScope } from '../db/scope';
import { sortKey } from '../db/schema/columns';
import { anyContains } from '../db/searching';
import { boards, totals } from '../db/schema/schema';
import type { BoardOrder, BoardSort } from './boardOrder';
import type { BoardCounts, BoardFilter, BoardSearch, Facets, Tallies } from './boardSearch';
import { parseBox, wrapped, type Box } from './box';

/**
 * Finds boards in the database. Its time grows with the number of boards, so it is used only until the index is loaded.
 */
export const createSqlFinder = ({ db }: Database): BoardSearch => ({
  page: async (filter, order, start, count) => {
    if (isImpossible(filter)) return { seqs: [], total: 0, counts: noBoards };
    const where = conditions(filter);
    const seqs = await findPage(db, where, order, { start, count });
    if (where === undefined) return { seqs, total: await countAll(db) };
    const { total, ...counts } = await countMatches(db, where);
    return { seqs, total, counts };
  },
  facets: async (filter) =>
    isImpossible(filter)
      ? { ...noBoards, countries: [], publishers: [], venueTypes: [] }
      : findFacets(db, conditions(filter)),
  tallies: (filter) => findTallies(db, conditions(filter)),
});

const noBoards: BoardCounts = { countries: 0, countriesInUse: 0, deleted: 0 };

/** No stored text contains U+0000, and PostgreSQL refuses it as a parameter. */
const isImpossible = (filter: BoardFilter): boolean =>
  Object.values(filter).some((value) => typeof value === 'string' && value.includes('\0'));

const sortColumns: Record<BoardSort, PgColumn> = {
  boardname: boards.boardnameKey,
  country: boards.countryKey,
  city: boards.cityKey,
  publisher_name: boards.publisherNameKey,
  venueType: boards.venueTypeKey,
  isDeleted: boards.isDeleted,
  dateCreated: boards.createdAt,
  lastEdited: boards.lastEdited,
};

/** Ties follow the id in the same direction, and unset is the smallest value: the sort orders of the index. */
function ordering({ sortID, sortDesc }: BoardOrder): SQL[] {
  const column = sortColumns[sortID];
  const unset = sortID === 'lastEdited' ? (sortDesc ? sql` nulls last` : sql` nulls first`) : sql``;
  return sortDesc ? [sql`${desc(column)}${unset}`, desc(boards.id)] : [sql`${asc(column)}${unset}`, asc(boards.id)];
}

/** Coordinates that a map can show: the SQL of `isUsable`. */
const isPlaced = sql`(${boards.lat} > -90 and ${boards.lat} < 90 and ${boards.long} between -180 and 180 and not (${boards.lat} = 0 and ${boards.long} = 0))`;
const placedOrNot = sql`coalesce(${isPlaced}, false)`;

function isInBox({ west, south, east, north }: Box): SQL {
  const latitudes = sql`${placedOrNot} and ${boards.lat} between ${south} and ${north}`;
  if (east - west >= 360) return latitudes;
  const [from, to] = [wrapped(west), wrapped(east)];
  return from <= to && !(west > east && from === to)
    ? sql`${latitudes} and ${boards.long} between ${from} and ${to}`
    : sql`${latitudes} and (${boards.long} >= ${from} or ${boards.long} <= ${to})`;
}

/** undefined if no filter is set. */
function conditions(filter: BoardFilter): SQL | undefined {
  const { search, country, publisher, venueType, paused, deleted, placed, orgID, teamID, bbox, owners } = filter;
  const is = (column: PgColumn, text: string | undefined): SQL | undefined => (text ? eq(column, text) : undefined);
  const key = (text: string | undefined): string | undefined => text && sortKey(text);
  return and(
    search ? or(anyContains([boards.boardnameKey, boards.cityKey], search), eq(boards.deviceId, search)) : undefined,
    is(boards.countryKey, key(country)),
    is(boards.publisherNameKey, key(publisher)),
    is(boards.venueTypeKey, key(venueType)),
    is(boards.boardOwner, orgID),
    is(boards.team, teamID),
    inScope(boards.boardOwner, owners ?? 'all'),
    eqIfGiven(boards.boardPaused, paused),
    eqIfGiven(boards.isDeleted, deleted),
    placed === undefined ? undefined : sql`${placedOrNot} = ${placed}`,
    bbox === undefined ? undefined : isInBox(parseBox(bbox)),
  );
}

async function findPage(
  db: Queryable,
  where: SQL | undefined,
  order: BoardOrder,
  { start, count }: { start: number; count: number },
): Promise<number[]> {
  const rows = await db
    .select({ seq: boards.seq })
    .from(boards)
    .where(where)
    .orderBy(...ordering(order))
    .limit(count)
    .offset(start);
  return rows.map(({ seq }) => seq);
}

/** A trigger maintains the number of all boards, deleted ones included (docs/decisions/012-board-index.md). */
async function countAll(db: Queryable): Promise<number> {
  const [found] = await db
    .select({ n: sql<number>`coalesce(sum(${totals.n}), 0)::int` })
    .from(totals)
    .where(eq(totals.name, 'boards'));
  return found?.n ?? 0;
}

/** In one pass over the table. */
async function countMatches(db: Queryable, where: SQL | undefined): Promise<BoardCounts & { total: number }> {
  const { rows } = await db.execute<Record<keyof BoardCounts | 'total', number>>(sql`
    select coalesce(sum(n), 0)::int as total, coalesce(sum(gone), 0)::int as deleted,
      (count(*) filter (where country_key <> ''))::int as countries,
      (count(*) filter (where country_key <> '' and gone < n))::int as "countriesInUse"
    from (
      select country_key, count(*) as n, count(*) filter (where is_deleted) as gone
      from ${boards} where ${where ?? sql`true`} group by country_key
    ) as countries`);
  return rows[0] ?? { ...noBoards, total: 0 };
}

async function findFacets(db: Queryable, where: SQL | undefined): Promise<Facets> {
  const { total: _, ...counts } = await countMatches(db, where);
  const findTexts = async (text: PgColumn, key: PgColumn): Promise<string[]> => {
    const rows = await db
      .select({ key, text: sql<string>`min(${text})` })
      .from(boards)
      .where(and(where, sql`${text} <> ''`))
      .groupBy(key)
      .orderBy(asc(key));
    return rows.map((row) => row.text);
  };
  return {
    ...counts,
    countries: await findTexts(boards.country, boards.countryKey),
    publishers: await findTexts(boards.publisherName, boards.publisherNameKey),
    venueTypes: await findTexts(boards.venueType, boards.venueTypeKey),
  };
}

/** The same counts as those of the index, read from the table. */
async function findTallies(db: Queryable, where: SQL | undefined): Promise<Tallies> {
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
