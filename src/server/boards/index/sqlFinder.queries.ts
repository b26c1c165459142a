import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/connect';
import { containing } from '../../db/paging';
import { inScope } from '../../db/scope';
import { sortKey } from '../../db/schema/columns';
import { boards, totals } from '../../db/schema/schema';
import type { BoardOrder, BoardSort } from '../boards.queries';
import type { BoardFilter, Facets } from './boardSearch';
import { boxOf, wrapped, type Box } from './box';

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

/** undefined where nothing filters. */
export function conditions(filter: BoardFilter): SQL | undefined {
  const { search, country, publisher, venueType, paused, deleted, placed, orgID, teamID, bbox, owners } = filter;
  const is = (column: PgColumn, text: string | undefined): SQL | undefined => (text ? eq(column, text) : undefined);
  const key = (text: string | undefined): string | undefined => text && sortKey(text);
  const like = search ? containing(search) : '';
  return and(
    search
      ? or(sql`${boards.boardnameKey} like ${like}`, sql`${boards.cityKey} like ${like}`, eq(boards.deviceId, search))
      : undefined,
    is(boards.countryKey, key(country)),
    is(boards.publisherNameKey, key(publisher)),
    is(boards.venueTypeKey, key(venueType)),
    is(boards.boardOwner, orgID),
    is(boards.team, teamID),
    inScope(boards.boardOwner, owners ?? 'all'),
    paused === undefined ? undefined : eq(boards.boardPaused, paused),
    deleted === undefined ? undefined : eq(boards.isDeleted, deleted),
    placed === undefined ? undefined : sql`${placedOrNot} = ${placed}`,
    bbox === undefined ? undefined : isInBox(boxOf(bbox)),
  );
}

export async function findPage(
  db: Queryable,
  filter: BoardFilter,
  order: BoardOrder,
  { start, count }: { start: number; count: number },
): Promise<number[]> {
  const rows = await db
    .select({ seq: boards.seq })
    .from(boards)
    .where(conditions(filter))
    .orderBy(...ordering(order))
    .limit(count)
    .offset(start);
  return rows.map(({ seq }) => seq);
}

/** A trigger keeps the number of all boards, deleted ones included (docs/decisions/013-totals.md). */
export async function countMatches(db: Queryable, filter: BoardFilter): Promise<number> {
  const where = conditions(filter);
  const [found] =
    where === undefined
      ? await db
          .select({ n: sql<number>`coalesce(sum(${totals.n}), 0)::int` })
          .from(totals)
          .where(eq(totals.name, 'boards'))
      : await db
          .select({ n: sql<number>`count(*)::int` })
          .from(boards)
          .where(where);
  return found?.n ?? 0;
}

export async function findFacets(db: Queryable, filter: BoardFilter): Promise<Facets> {
  const textsOf = async (text: PgColumn, key: PgColumn): Promise<string[]> => {
    const rows = await db
      .select({ key, text: sql<string>`min(${text})` })
      .from(boards)
      .where(and(conditions(filter), sql`${text} <> ''`))
      .groupBy(key)
      .orderBy(asc(key));
    return rows.map((row) => row.text);
  };
  return {
    countries: await textsOf(boards.country, boards.countryKey),
    publishers: await textsOf(boards.publisherName, boards.publisherNameKey),
    venueTypes: await textsOf(boards.venueType, boards.venueTypeKey),
  };
}
