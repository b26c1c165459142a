import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { sortKey } from '../../db/schema/columns';
import { boardFeed, boards } from '../../db/schema/schema';
import type { IndexRow } from './indexRow';

/** The feed keeps this long; an index that was not asked for longer starts anew. Days. */
export const feedDays = 7;

/** Where the feed is to be read from: every transaction before `horizon` has ended, and its rows were read. */
export interface FeedPosition {
  /** Whose feed: transaction ids mean nothing elsewhere. */
  cluster: string;
  horizon: string;
  /** Entries at or after the horizon that were read already. */
  seen: number[];
}

/** For a filter's text: compared as stored texts are. */
export const sortKeyOf = sortKey;

/**
 * Which cluster this is, and which of its timelines. Another cluster holds what was restored into it; another timeline, what a failover kept,
 * which may be less than what was read before.
 */
const clusterNow = sql<string>`(select system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) from pg_control_system())`;
const horizonNow = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** Whatever is written from now on, or is being written, is in the feed from this place on. */
export async function readHorizon(db: Queryable): Promise<FeedPosition> {
  const [found] = await db.select({ cluster: clusterNow, horizon: horizonNow }).from(sql`(select 1) as one`);
  return { cluster: found?.cluster ?? '', horizon: found?.horizon ?? '0', seen: [] };
}

/** What came with a dump carries another cluster's transaction ids, often above all that this one has given out: read again at every question. */
export async function dropForeignFeed(db: Queryable): Promise<void> {
  await db.delete(boardFeed).where(sql`${boardFeed.xid} >= pg_snapshot_xmax(pg_current_snapshot())`);
}

/**
 * Boards written since `place`. Transactions end in another order than they begin, so a plain "greater than the last
 * one" would miss some: entries are read from the oldest transaction that was still running, and those seen left out.
 * @returns undefined where this is not the cluster that `place` is of
 */
export async function readFeed(
  db: Queryable,
  place: FeedPosition,
): Promise<{ place: FeedPosition; seqs: number[] } | undefined> {
  const found = await db
    .select({ cluster: clusterNow, horizon: horizonNow, id: boardFeed.id, xid: boardFeed.xid, seqs: boardFeed.seqs })
    .from(sql`(select 1) as one`)
    .leftJoin(
      boardFeed,
      and(
        sql`${boardFeed.xid} >= ${place.horizon}::xid8`,
        sql`${boardFeed.id} <> all(${sql.param(place.seen)}::bigint[])`,
      ),
    );
  if (found[0]?.cluster !== place.cluster) return undefined;
  const { horizon } = found[0];
  const entries = found.flatMap(({ id, xid, seqs }) =>
    id === null || xid === null || seqs === null ? [] : [{ id, xid, seqs }],
  );
  const recent = entries.filter(({ xid }) => BigInt(xid) >= BigInt(horizon)).map(({ id }) => id);
  const seen = horizon === place.horizon ? [...place.seen, ...recent] : recent;
  return { place: { ...place, horizon, seen }, seqs: entries.flatMap(({ seqs }) => seqs) };
}

/** Old entries go; indexes that would need them start anew. */
export async function pruneFeed(db: Queryable): Promise<void> {
  await db.delete(boardFeed).where(sql`${boardFeed.at} < now() - make_interval(days => ${feedDays})`);
}

/** Between values; a text that has it gets a space instead. */
const separator = '\x1f';
const E = sql.raw(`E'\\x1f'`);
const cleaned = (text: SQL): SQL => sql`translate(${text}, ${E}, ' ')`;

/**
 * All values of many rows as one text: reading a million boards as rows of values takes several times as long on both
 * sides. `date_part` is exact to the microsecond in a float and far cheaper than `extract`, which computes decimals.
 */
const values = sql.join(
  [
    sql`seq`,
    sql`id`,
    cleaned(sql`boardname_key`),
    cleaned(sql`city_key`),
    cleaned(sql`country`),
    cleaned(sql`publisher_name`),
    cleaned(sql`venue_type`),
    cleaned(sql`coalesce(board_owner, '')`),
    cleaned(sql`coalesce(team, '')`),
    sql`coalesce(lat::text, '')`,
    sql`coalesce(long::text, '')`,
    // 1: paused, 2: deleted.
    sql`board_paused::int + 2 * is_deleted::int`,
    sql`date_part('epoch', created_at)`,
    sql`coalesce(date_part('epoch', last_edited)::text, '')`,
  ],
  sql`, `,
);
const width = 14;

async function readValues(db: Queryable, rows: SQL): Promise<IndexRow[]> {
  const found = await db.execute<{ rows: string | null }>(
    sql`select string_agg(concat_ws(${E}, ${values}), ${E}) as rows from (${rows}) as boards`,
  );
  const text = found.rows[0]?.rows ?? null;
  return text === null ? [] : asRows(text.split(separator));
}

function asRows(found: readonly string[]): IndexRow[] {
  const keyOf = keysOnce();
  const rows: IndexRow[] = [];
  for (let at = 0; at < found.length; at += width) {
    const [
      seq,
      id = '',
      nameKey = '',
      cityKey = '',
      country = '',
      publisher = '',
      venue = '',
      owner = '',
      team = '',
      lat,
      long,
      state,
      createdAt,
      editedAt,
    ] = found.slice(at, at + width);
    rows.push({
      seq: Number(seq),
      id,
      nameKey,
      cityKey,
      country,
      countryKey: keyOf(country),
      publisher,
      publisherKey: keyOf(publisher),
      venue,
      venueKey: keyOf(venue),
      owner,
      team,
      lat: numberOf(lat),
      long: numberOf(long),
      paused: state === '1' || state === '3',
      deleted: state === '2' || state === '3',
      createdAt: Number(createdAt) * 1000,
      editedAt: thousandfold(numberOf(editedAt)),
    });
  }
  return rows;
}

const numberOf = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));
const thousandfold = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

/** Lower-cases each different text once. */
function keysOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let key = known.get(text);
    if (key === undefined) known.set(text, (key = sortKey(text)));
    return key;
  };
}

/** The next boards by `seq`, which is near the order in which they are stored. */
export async function readRowsAfter(db: Queryable, seq: number, limit: number): Promise<IndexRow[]> {
  return readValues(db, sql`select * from boards where seq > ${seq} order by seq limit ${limit}`);
}

/** Boards that are gone are missing in the answer. */
export async function readRows(db: Queryable, seqs: readonly number[]): Promise<IndexRow[]> {
  if (seqs.length === 0) return [];
  return readValues(db, sql`select * from boards where seq = any(${sql.param(seqs)}::bigint[])`);
}

/** Boards with exactly this device id, deleted ones included (two indexes, so two questions). */
export async function findSeqsByDevice(db: Queryable, deviceId: string): Promise<number[]> {
  const has = and(eq(boards.deviceId, deviceId), ne(boards.deviceId, ''));
  const rows = await db
    .select({ seq: boards.seq })
    .from(boards)
    .where(and(has, sql`not ${boards.isDeleted}`))
    .unionAll(
      db
        .select({ seq: boards.seq })
        .from(boards)
        .where(and(has, sql`${boards.isDeleted}`)),
    );
  return rows.map(({ seq }) => seq);
}
