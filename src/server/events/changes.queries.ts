import { and, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Change, ChangeKind } from '#contract/events';
import { changeKinds } from '#contract/events';
import type { Queryable } from '../db/connect';
import { keptMs, type FeedPosition } from './cursor.rules';
import { boards, campaigns, changes, files } from '../db/schema/schema';

const clusterNow = sql<string>`(select system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) from pg_control_system())`;
const horizonNow = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;

/** The current position: everything written from now on, or in open transactions, comes after it in the feed. */
export async function readFeedPosition(db: Queryable): Promise<FeedPosition> {
  const [found] = await db.select({ cluster: clusterNow, horizon: horizonNow, at: now }).from(sql`(select 1) as one`);
  return { cluster: found?.cluster ?? '', horizon: found?.horizon ?? '0', seen: [], at: found?.at ?? 0 };
}

/** A console that missed more entries than this reads everything again. */
const maxEntries = 5_000;

/**
 * What was written since `position`. Transactions end in another order than they begin: entries are read from the oldest
 * transaction that was still running, without those already seen. @returns undefined if `position` is of another cluster,
 * or there are too many entries
 */
export async function readChanges(
  db: Queryable,
  position: FeedPosition,
): Promise<{ position: FeedPosition; changes: Change[] } | undefined> {
  const found = await db
    .select({
      cluster: clusterNow,
      horizon: horizonNow,
      at: now,
      id: changes.id,
      xid: changes.xid,
      kind: changes.kind,
      ids: changes.ids,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(
      changes,
      and(
        sql`${changes.xid} >= ${position.horizon}::xid8`,
        sql`${changes.xid} < pg_snapshot_xmax(pg_current_snapshot())`,
        position.seen.length === 0 ? undefined : sql`${changes.id} <> all(${sql.param(position.seen)}::bigint[])`,
      ),
    )
    .limit(maxEntries);
  const [first] = found;
  if (first?.cluster !== position.cluster || found.length === maxEntries) return undefined;
  const { horizon, at } = first;
  const entries = found.flatMap(({ id, xid, kind, ids }) =>
    id === null || xid === null || kind === null || ids === null ? [] : [{ id, xid, kind, ids }],
  );
  const recent = entries.filter(({ xid }) => BigInt(xid) >= BigInt(horizon)).map(({ id }) => id);
  const seen = horizon === position.horizon ? [...position.seen, ...recent] : recent;
  return { position: { ...position, horizon, seen, at }, changes: merged(entries) };
}

/** With more ids of one kind than this, no ids are listed. */
const maxIds = 200;

/** Merges the entries into one change for each kind, in the order of their first entry. */
function merged(entries: readonly { kind: string; ids: readonly string[] }[]): Change[] {
  const byKind = new Map<ChangeKind, Set<string> | 'many'>();
  for (const { kind: written, ids } of entries) {
    const kind = changeKinds.find((known) => known === written);
    if (kind === undefined) continue;
    const known = byKind.get(kind) ?? new Set<string>();
    if (known === 'many' || ids.length === 0 || known.size + ids.length > maxIds) byKind.set(kind, 'many');
    else byKind.set(kind, new Set([...known, ...ids]));
  }
  return [...byKind].map(([kind, ids]) => ({ kind, ids: ids === 'many' ? [] : [...ids] }));
}

/** The organisation of each record that a batch names; null for records without one. */
export async function findOrganisations(
  db: Queryable,
  batch: readonly Change[],
): Promise<Map<ChangeKind, Map<string, string | null>>> {
  const found = new Map<ChangeKind, Map<string, string | null>>();
  for (const { kind, ids } of batch) {
    if (ids.length > 0) found.set(kind, new Map(await organisationsOf(db, kind, ids)));
  }
  return found;
}

async function organisationsOf(db: Queryable, kind: ChangeKind, ids: string[]): Promise<[string, string | null][]> {
  if (kind === 'organisation') return ids.map((id) => [id, id]);
  const rows =
    kind === 'campaign'
      ? await db
          .select({ id: campaigns.id, org: campaigns.parentOrg })
          .from(campaigns)
          .where(inArray(campaigns.id, ids))
      : kind === 'board'
        ? await db.select({ id: boards.id, org: boards.boardOwner }).from(boards).where(inArray(boards.id, ids))
        : await db.select({ id: files.id, org: files.orgId }).from(files).where(inArray(files.id, ids));
  return rows.map(({ id, org }) => [id, org]);
}

export async function pruneChanges(db: Queryable): Promise<void> {
  const limit: SQL = sql`now() - ${`${String(keptMs)} milliseconds`}::interval`;
  await db.delete(changes).where(lt(changes.at, limit));
}
