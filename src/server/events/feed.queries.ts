import { and, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { prepared } from '../db/prepared';
import type { boardFeed, changes } from '../db/schema/schema';
import type { FeedPosition } from './cursor.rules';

/**
 * The database cluster and its timeline. Another cluster has restored data; another timeline began at a failover and
 * may lack transactions that were read before.
 */
const clusterNow = sql<string>`(select system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) from pg_control_system())`;
const horizonNow = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;
const positionNow = { cluster: clusterNow, horizon: horizonNow, at: now };

/** The current position: everything written from now on, or in open transactions, comes after it in a feed. */
export async function readFeedPosition(db: Queryable): Promise<FeedPosition> {
  const [found] = await db.select(positionNow).from(sql`(select 1) as one`);
  return { cluster: found?.cluster ?? '', horizon: found?.horizon ?? '0', at: found?.at ?? 0, seen: [] };
}

/**
 * The entries written since `position`. Transactions end in another order than they begin, so a plain "greater than the
 * last one" would miss some: entries are read from the oldest transaction that was still running, without those already
 * seen. Entries that came with a dump may have transaction ids that this cluster has not reached; they are left out.
 * @returns undefined if `position` is of another cluster, or there are `limit` entries or more
 */
export async function readFeed<Feed extends typeof boardFeed | typeof changes>(
  db: Queryable,
  feed: Feed,
  position: FeedPosition,
  limit?: number,
): Promise<{ position: FeedPosition; entries: FeedEntry<Feed>[] } | undefined> {
  const found = await entriesSince(db, feed).execute({
    from: position.horizon,
    seen: position.seen,
    limit: limit ?? null,
  });
  const [first] = found;
  if (first?.cluster !== position.cluster || found.length === limit) return undefined;
  const { horizon, at } = first;
  const entries = found.filter(({ id }) => id !== null) as unknown as FeedEntry<Feed>[]; // the columns of `feed`
  const recent = entries.filter(({ xid }) => BigInt(xid) >= BigInt(horizon)).map(({ id }) => id);
  const seen = horizon === position.horizon ? [...position.seen, ...recent] : recent;
  return { position: { ...position, horizon, seen, at }, entries };
}

type FeedEntry<Feed extends typeof boardFeed | typeof changes> = Omit<Feed['$inferSelect'], 'at'>;

/** Every page of boards reads its feed, so the statement is prepared. One row without an entry if there are none. */
function entriesSince(db: Queryable, table: typeof boardFeed | typeof changes) {
  const fields = { ...getTableColumns(table), ...positionNow };
  return prepared(db, `entries_of_${getTableName(table)}`, (name) =>
    db
      .select(fields)
      .from(sql`(select 1) as one`)
      .leftJoin(
        table,
        and(
          sql`${table.xid} >= ${sql.placeholder('from')}::xid8`,
          sql`${table.xid} < pg_snapshot_xmax(pg_current_snapshot())`,
          sql`${table.id} <> all(${sql.placeholder('seen')}::bigint[])`,
        ),
      )
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
}
