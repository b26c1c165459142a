import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { sortKey } from '../../db/schema/columns';
import { boardFeed, boards } from '../../db/schema/schema';
import type { LookupRow } from './boardColumns';

/** The feed keeps this long; a lookup that was not asked for longer starts anew. Days. */
export const feedDays = 7;

/** Where the feed is to be read from: every transaction before `horizon` has ended, and its rows were read. */
export interface FeedPlace {
  horizon: string;
  /** Entries at or after the horizon that were read already. */
  seen: number[];
}

/** For a filter's text: compared as stored texts are. */
export const sortKeyOf = sortKey;

const horizonNow = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** Whatever is written from now on, or is being written, is in the feed from this place on. */
export async function readHorizon(db: Queryable): Promise<FeedPlace> {
  const [found] = await db.select({ horizon: horizonNow }).from(sql`(select 1) as one`);
  return { horizon: found?.horizon ?? '0', seen: [] };
}

/**
 * Boards written since `place`. Transactions end in another order than they begin, so a plain "greater than the last
 * one" would miss some: entries are read from the oldest transaction that was still running, and those seen left out.
 */
export async function readFeed(db: Queryable, place: FeedPlace): Promise<{ place: FeedPlace; seqs: number[] }> {
  const found = await db
    .select({ horizon: horizonNow, id: boardFeed.id, xid: boardFeed.xid, seqs: boardFeed.seqs })
    .from(sql`(select 1) as one`)
    .leftJoin(boardFeed, and(sql`${boardFeed.xid} >= ${place.horizon}::xid8`, sql`${boardFeed.id} <> all(${sql.param(place.seen)}::bigint[])`));
  const horizon = found[0]?.horizon ?? place.horizon;
  const entries = found.flatMap(({ id, xid, seqs }) => (id === null || xid === null || seqs === null ? [] : [{ id, xid, seqs }]));
  const recent = entries.filter(({ xid }) => BigInt(xid) >= BigInt(horizon)).map(({ id }) => id);
  const seen = horizon === place.horizon ? [...place.seen, ...recent] : recent;
  return { place: { horizon, seen }, seqs: entries.flatMap(({ seqs }) => seqs) };
}

/** Old entries go; lookups that would need them start anew. */
export async function pruneFeed(db: Queryable): Promise<void> {
  await db.delete(boardFeed).where(sql`${boardFeed.at} < now() - make_interval(days => ${feedDays})`);
}

const rowColumns = {
  seq: boards.seq, id: boards.id, nameKey: boards.boardnameKey, cityKey: boards.cityKey, country: boards.country, publisher: boards.publisherName, venue: boards.venueType,
  owner: boards.boardOwner, team: boards.team, lat: boards.lat, long: boards.long, paused: boards.boardPaused, deleted: boards.isDeleted,
  createdAt: sql<number>`extract(epoch from ${boards.createdAt})::float8`, editedAt: sql<number | null>`extract(epoch from ${boards.lastEdited})::float8`,
};
const selectRows = (db: Queryable, where: SQL | undefined) => db.select(rowColumns).from(boards).where(where);
type Selected = Awaited<ReturnType<typeof selectRows>>[number];

function asLookupRow({ country, publisher, venue, owner, team, createdAt, editedAt, ...row }: Selected): LookupRow {
  return {
    ...row, country, countryKey: sortKey(country), publisher, publisherKey: sortKey(publisher), venue, venueKey: sortKey(venue), owner: owner ?? '', team: team ?? '',
    createdAt: createdAt * 1000, editedAt: editedAt === null ? null : editedAt * 1000,
  };
}

/** The next boards by name and id. */
export async function readRowsAfter(db: Queryable, last: LookupRow | undefined, limit: number): Promise<LookupRow[]> {
  const where = last === undefined ? undefined : sql`(${boards.boardnameKey}, ${boards.id}) > (${last.nameKey}, ${last.id})`;
  const rows = await selectRows(db, where).orderBy(boards.boardnameKey, boards.id).limit(limit);
  return rows.map(asLookupRow);
}

/** Boards that are gone are missing in the answer. */
export async function readRows(db: Queryable, seqs: readonly number[]): Promise<LookupRow[]> {
  const rows = await selectRows(db, sql`${boards.seq} = any(${sql.param(seqs)}::bigint[])`);
  return rows.map(asLookupRow);
}

/** Boards with exactly this device id, deleted ones included (two indexes, so two questions). */
export async function findSeqsByDevice(db: Queryable, deviceId: string): Promise<number[]> {
  const has = and(eq(boards.deviceId, deviceId), ne(boards.deviceId, ''));
  const rows = await db
    .select({ seq: boards.seq }).from(boards).where(and(has, sql`not ${boards.isDeleted}`))
    .unionAll(db.select({ seq: boards.seq }).from(boards).where(and(has, sql`${boards.isDeleted}`)));
  return rows.map(({ seq }) => seq);
}
