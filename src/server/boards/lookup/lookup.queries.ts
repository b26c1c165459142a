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

/** Between the values of a column; a text that has it gets a space instead. */
const separator = '\x1f';

/**
 * Rows, column by column: one text for all values of a column instead of a million small ones makes the first load
 * several times quicker on both sides.
 */
const columnTexts: Readonly<Record<string, SQL>> = {
  seq: sql`seq`, id: sql`id`, nameKey: sql`boardname_key`, cityKey: sql`city_key`, country: sql`country`, publisher: sql`publisher_name`, venue: sql`venue_type`,
  owner: sql`coalesce(board_owner, '')`, team: sql`coalesce(team, '')`, lat: sql`coalesce(lat::text, '')`, long: sql`coalesce(long::text, '')`,
  // 1: paused, 2: deleted.
  state: sql`board_paused::int + 2 * is_deleted::int`,
  createdAt: sql`extract(epoch from created_at)`, editedAt: sql`coalesce(extract(epoch from last_edited)::text, '')`,
};
const names = Object.keys(columnTexts);
const selected = sql.join(names.map((name) => sql`string_agg(replace((${columnTexts[name]})::text, ${sql.raw(`E'\\x1f'`)}, ' '), ${sql.raw(`E'\\x1f'`)}) as ${sql.identifier(name)}`), sql`, `);

async function readColumns(db: Queryable, rows: SQL): Promise<{ rows: LookupRow[]; lastKey: string }> {
  const found = await db.execute<Record<string, string | null>>(sql`select ${selected}, (array_agg(boardname_key))[count(*)] as last_key from (${rows}) as rows`);
  const texts = found.rows[0] ?? {};
  return { rows: texts['seq'] == null ? [] : asRows(texts), lastKey: texts['last_key'] ?? '' };
}

function asRows(texts: Readonly<Record<string, string | null>>): LookupRow[] {
  const column = (name: string): string[] => (texts[name] ?? '').split(separator);
  const [seq, id, nameKey, cityKey, country, publisher, venue] = [column('seq'), column('id'), column('nameKey'), column('cityKey'), column('country'), column('publisher'), column('venue')];
  const [owner, team, lat, long, state, createdAt, editedAt] = [column('owner'), column('team'), column('lat'), column('long'), column('state'), column('createdAt'), column('editedAt')];
  const keyOf = keysOnce();
  return seq.map((number, i) => ({
    seq: Number(number), id: id[i] ?? '', nameKey: nameKey[i] ?? '', cityKey: cityKey[i] ?? '', country: country[i] ?? '', countryKey: keyOf(country[i]), publisher: publisher[i] ?? '',
    publisherKey: keyOf(publisher[i]), venue: venue[i] ?? '', venueKey: keyOf(venue[i]), owner: owner[i] ?? '', team: team[i] ?? '', lat: numberOf(lat[i]), long: numberOf(long[i]),
    paused: state[i] === '1' || state[i] === '3', deleted: state[i] === '2' || state[i] === '3', createdAt: (numberOf(createdAt[i]) ?? 0) * 1000, editedAt: thousandfold(numberOf(editedAt[i])),
  }));
}

const numberOf = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));
const thousandfold = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

/** Lower-cases each different text once. */
function keysOnce(): (text: string | undefined) => string {
  const known = new Map<string, string>();
  return (text = '') => {
    const key = known.get(text) ?? sortKey(text);
    known.set(text, key);
    return key;
  };
}

/** A board's place in the order of names. */
export interface NamePlace {
  nameKey: string;
  id: string;
}

/** The next boards by name and id, and where the last of them stands; undefined when there are no more. */
export async function readRowsAfter(db: Queryable, place: NamePlace | undefined, limit: number): Promise<{ rows: LookupRow[]; last: NamePlace | undefined }> {
  const after = place === undefined ? sql`` : sql`where (boardname_key, id) > (${place.nameKey}, ${place.id})`;
  const { rows, lastKey } = await readColumns(db, sql`select * from boards ${after} order by boardname_key, id limit ${limit}`);
  const last = rows.at(-1);
  return { rows, last: last === undefined || rows.length < limit ? undefined : { nameKey: lastKey, id: last.id } };
}

/** Boards that are gone are missing in the answer. */
export async function readRows(db: Queryable, seqs: readonly number[]): Promise<LookupRow[]> {
  if (seqs.length === 0) return [];
  return (await readColumns(db, sql`select * from boards where seq = any(${sql.param(seqs)}::bigint[])`)).rows;
}

/** Boards with exactly this device id, deleted ones included (two indexes, so two questions). */
export async function findSeqsByDevice(db: Queryable, deviceId: string): Promise<number[]> {
  const has = and(eq(boards.deviceId, deviceId), ne(boards.deviceId, ''));
  const rows = await db
    .select({ seq: boards.seq }).from(boards).where(and(has, sql`not ${boards.isDeleted}`))
    .unionAll(db.select({ seq: boards.seq }).from(boards).where(and(has, sql`${boards.isDeleted}`)));
  return rows.map(({ seq }) => seq);
}
