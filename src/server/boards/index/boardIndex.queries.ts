import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { sortKey } from '../../db/schema/columns';
import { boardFeed, boards } from '../../db/schema/schema';
import type { IndexRow } from './indexRow';

/** Days for which the feed is kept; an index that was not updated for longer is reloaded. */
export const feedDays = 7;

/** A position in the feed: every transaction before `horizon` has ended, and its rows have been read. */
export interface FeedPosition {
  /** The cluster of the feed: transaction ids mean nothing in another cluster. */
  cluster: string;
  horizon: string;
  /** Entries at or after the horizon that have already been read. */
  seen: number[];
}

/** The key of a filter's text, compared like the keys of stored texts. */
export const sortKeyOf = sortKey;

/**
 * The database cluster and its timeline. Another cluster has restored data; another timeline began at a failover and
 * may lack transactions that were read before.
 */
const clusterNow = sql<string>`(select system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) from pg_control_system())`;
const horizonNow = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** The current position: everything written from now on, or in open transactions, comes after it in the feed. */
export async function readHorizon(db: Queryable): Promise<FeedPosition> {
  const [found] = await db.select({ cluster: clusterNow, horizon: horizonNow }).from(sql`(select 1) as one`);
  return { cluster: found?.cluster ?? '', horizon: found?.horizon ?? '0', seen: [] };
}

/**
 * Deletes entries that came with a dump. They carry transaction ids of another cluster, which are often higher than any
 * of this one and would be read again by every query.
 */
export async function dropForeignFeed(db: Queryable): Promise<void> {
  await db.delete(boardFeed).where(sql`${boardFeed.xid} >= pg_snapshot_xmax(pg_current_snapshot())`);
}

/**
 * Boards written since `position`. Transactions end in another order than they begin, so a plain "greater than the last
 * one" would miss some: entries are read from the oldest transaction that was still running, without those already
 * seen. @returns undefined if `position` is of another cluster
 */
export async function readFeed(
  db: Queryable,
  position: FeedPosition,
): Promise<{ position: FeedPosition; seqs: number[] } | undefined> {
  const found = await db
    .select({ cluster: clusterNow, horizon: horizonNow, id: boardFeed.id, xid: boardFeed.xid, seqs: boardFeed.seqs })
    .from(sql`(select 1) as one`)
    .leftJoin(
      boardFeed,
      and(
        sql`${boardFeed.xid} >= ${position.horizon}::xid8`,
        sql`${boardFeed.id} <> all(${sql.param(position.seen)}::bigint[])`,
      ),
    );
  if (found[0]?.cluster !== position.cluster) return undefined;
  const { horizon } = found[0];
  const entries = found.flatMap(({ id, xid, seqs }) =>
    id === null || xid === null || seqs === null ? [] : [{ id, xid, seqs }],
  );
  const recent = entries.filter(({ xid }) => BigInt(xid) >= BigInt(horizon)).map(({ id }) => id);
  const seen = horizon === position.horizon ? [...position.seen, ...recent] : recent;
  return { position: { ...position, horizon, seen }, seqs: entries.flatMap(({ seqs }) => seqs) };
}

/** Deletes old entries; an index that would need them is reloaded. */
export async function pruneFeed(db: Queryable): Promise<void> {
  await db.delete(boardFeed).where(sql`${boardFeed.at} < now() - make_interval(days => ${feedDays})`);
}

/** Separates values; inside a text it is replaced by a space. */
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

/** Computes the sort key of each different text only once. */
function keysOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let key = known.get(text);
    if (key === undefined) known.set(text, (key = sortKey(text)));
    return key;
  };
}

/** The next boards by `seq`, which is close to their physical order. */
export async function readRowsAfter(db: Queryable, seq: number, limit: number): Promise<IndexRow[]> {
  return readValues(db, sql`select * from boards where seq > ${seq} order by seq limit ${limit}`);
}

/** Boards that no longer exist are left out. */
export async function readRows(db: Queryable, seqs: readonly number[]): Promise<IndexRow[]> {
  if (seqs.length === 0) return [];
  return readValues(db, sql`select * from boards where seq = any(${sql.param(seqs)}::bigint[])`);
}

/** Boards with exactly this device id, deleted ones included (two indexes, so two queries). */
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
