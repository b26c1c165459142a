import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { listDifferences } from '#contract/inventoryWatch';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { isAny } from '../db/existing';
import { eqIfGiven, toOffset, type FilterOf } from '../db/paging';
import { sortKey } from '../db/schema/columns';
import { anyContains } from '../db/searching';
import { boards, files, inventoryDifferences as differences } from '../db/schema/schema';
import { boardLabel } from '../db/storedBoard';
import { inScope } from '../db/scope';

export type DifferenceFilter = FilterOf<typeof listDifferences>;

/** New screens, and differences of boards that are not deleted and that the caller may see. */
const shown = (visible: Scope): SQL | undefined =>
  and(
    inArray(differences.status, ['open', 'ignored']),
    or(isNull(differences.boardId), and(sql`not ${boards.isDeleted}`, inScope(boards.boardOwner, visible))),
  );

/** The name that the provider's list has now, where it differs. */
const newName = sql`coalesce(jsonb_path_query_first(${differences.fields}, '$[*] ? (@.field == "boardname").to') #>> '{}', '')`;
/** A new screen that the first check found. */
const wasNeverOurs = sql`${differences.state} = 'new' and ${differences.since} <= (select min(ended_at) from inventory_checks where state = 'done')`;

/** Differences with their boards; new screens have none. */
const select = <Fields extends SelectedFields>(db: Queryable, fields: Fields) =>
  db.select(fields).from(differences).leftJoin(boards, eq(boards.id, differences.boardId));

/** What a search looks at. */
const searched = [differences.nameKey, boards.boardnameKey, newName, differences.city, differences.deviceId];

const matching = (filter: DifferenceFilter): SQL | undefined =>
  and(
    shown(filter.visible),
    eq(differences.status, filter.ignored ? 'ignored' : 'open'),
    eqIfGiven(differences.state, filter.state),
    eqIfGiven(differences.publisherNameKey, filter.publisher && sortKey(filter.publisher)),
    eqIfGiven(differences.country, filter.country),
    filter.field && sql`${differences.fields} @> ${JSON.stringify([{ field: filter.field }])}::jsonb`,
    anyContains(searched, filter.search),
    filter.toDecide ? sql`not coalesce(${wasNeverOurs}, false)` : undefined,
  );

const order = [asc(differences.publisherNameKey), asc(differences.nameKey), asc(differences.id)];

export async function findDifferences(
  db: Queryable,
  filter: DifferenceFilter,
  page: { page: number; pageSize: number },
) {
  return select(db, {
    difference: differences,
    boardPaused: sql<boolean>`coalesce(${boards.boardPaused}, false)`,
    boardOwner: boards.boardOwner,
    boardImgUrl: boards.boardImgUrl,
    imageKey: files.storageKey,
    // The board's current name; a new screen has the provider's.
    boardname: sql<string | null>`${boardLabel}`,
  })
    .leftJoin(files, and(eq(files.id, boards.boardFile), isNull(files.deletedAt)))
    .where(matching(filter))
    .orderBy(...order)
    .limit(page.pageSize)
    .offset(toOffset(page));
}
export type FoundDifference = Awaited<ReturnType<typeof findDifferences>>[number];

export async function countDifferences(db: Queryable, filter: DifferenceFilter): Promise<number> {
  return db.$count(select(db, { id: differences.id }).where(matching(filter)).as('matching'));
}

export async function findDifferenceIds(db: Queryable, filter: DifferenceFilter, limit: number) {
  return select(db, {
    _id: differences.id,
    name: sql<string>`coalesce(nullif(${boards.boardname}, ''), nullif(${differences.name}, ''), ${differences.deviceId})`,
  })
    .where(matching(filter))
    .orderBy(...order)
    .limit(limit);
}

/** The differences of these ids that can be accepted. */
export async function findChosen(db: Queryable, ids: readonly string[], visible: Scope) {
  return select(db, {
    id: differences.id,
    state: differences.state,
    fields: differences.fields,
    boardId: differences.boardId,
  }).where(and(isAny(differences.id, ids), shown(visible)));
}

/** Of these publishers, how many differences of each state match. */
export async function countMatching(db: Queryable, filter: DifferenceFilter, publisherKeys: readonly string[]) {
  if (publisherKeys.length === 0) return [];
  return select(db, {
    publisherName: sql<string>`min(${differences.publisherName})`,
    state: differences.state,
    n: sql<number>`count(*)::int`,
  })
    .where(and(matching(filter), isAny(differences.publisherNameKey, publisherKeys)))
    .groupBy(differences.publisherNameKey, differences.state);
}

/** Counts by publisher, state and status. */
export async function countByPublisher(db: Queryable, visible: Scope) {
  return select(db, {
    publisherName: sql<string>`min(${differences.publisherName})`,
    state: differences.state,
    isIgnored: sql<boolean>`${differences.status} = 'ignored'`,
    n: sql<number>`count(*)::int`,
  })
    .where(shown(visible))
    .groupBy(differences.publisherNameKey, differences.state, sql`${differences.status} = 'ignored'`)
    .orderBy(asc(differences.publisherNameKey));
}

/** The options of the filters. */
export async function findFacets(db: Queryable, visible: Scope): Promise<{ countries: string[]; fields: string[] }> {
  const from = sql`from inventory_differences left join boards on boards.id = inventory_differences.board_id where ${shown(visible)}`;
  const countries = await db.execute<{ country: string }>(
    sql`select distinct country from (select ${differences.country} as country ${from}) c where country <> '' order by 1`,
  );
  const fields = await db.execute<{ field: string }>(
    sql`select distinct f->>'field' as field from (select ${differences.fields} as list ${from}) l, jsonb_array_elements(l.list) f order by 1`,
  );
  return {
    countries: countries.rows.map(({ country }) => country),
    fields: fields.rows.map(({ field }) => field),
  };
}
