import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { sortKey } from '../db/schema/columns';
import { boardFeed, boards } from '../db/schema/schema';
import type { FeedPosition } from '../events/cursor.rules';
import { readFeed } from '../events/feed.queries';
import type { IndexRow } from './indexRow';

/** Days for which the feed is kept; an index that was not updated for longer is reloaded. */
export const feedDays = 7;

/** The key of a filter's text, compared like the keys of stored texts. */
export const toSortKey = sortKey;

/** The `seq` of the boards written since `position`; undefined if `position` is of another cluster. */
export async function readBoardFeed(
  db: Queryable,
  from: FeedPosition,
): Promise<{ position: FeedPosition; changed: number[] } | undefined> {
  const read = await readFeed(db, boardFeed, from);
  return read && { position: read.position, changed: [...new Set(read.entries.flatMap(({ seqs }) => seqs))] };
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
  const toKey = keysOnce();
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
      countryKey: toKey(country),
      publisher,
      publisherKey: toKey(publisher),
      venue,
      venueKey: toKey(venue),
      owner,
      team,
      lat: toNumber(lat),
      long: toNumber(long),
      paused: state === '1' || state === '3',
      deleted: state === '2' || state === '3',
      createdAt: Number(createdAt) * 1000,
      editedAt: thousandfold(toNumber(editedAt)),
    });
  }
  return rows;
}

const toNumber = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));
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
