import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { isAny } from '../db/existing';
import { readPage, type PageOf } from '../db/paging';
import { boardLoadChunks, boardLoads } from '../db/schema/schema';
import type { Actor } from '../http/actor';
import type { LoadChunk } from './undo.rules';

export type LoadRow = typeof boardLoads.$inferSelect;
/** How a caller groups the chunks of one file. `source`: left out for a CSV file. */
export type LoadInfo = Pick<LoadRow, 'id' | 'fileName' | 'sha256' | 'rows'> & Partial<Pick<LoadRow, 'source'>>;
type Counts = Pick<LoadRow, 'created' | 'updated' | 'unchanged' | 'failed'>;

/**
 * Creates the load's record at its first chunk. Returns false for a load that was undone, or that somebody else makes:
 * nothing may be added to it.
 */
export async function openLoad(
  db: Queryable,
  { id, fileName, sha256, rows, source = 'csv' }: LoadInfo,
  actor: Actor,
): Promise<boolean> {
  const isOpen = (load: Pick<LoadRow, 'undoneAt' | 'byUser'> | undefined): boolean =>
    load?.undoneAt === null && load.byUser === actor.userId;
  const known = await shareLoad(db, id);
  if (known) return isOpen(known);
  await db
    .insert(boardLoads)
    .values({ id, fileName, sha256, rows, source, byUser: actor.userId, byName: actor.name })
    .onConflictDoNothing();
  return isOpen(await shareLoad(db, id));
}

/** A shared lock: chunks of one load run in parallel; only the undo and the chunks exclude each other. */
async function shareLoad(db: Queryable, id: string): Promise<Pick<LoadRow, 'undoneAt' | 'byUser'> | undefined> {
  const [found] = await db
    .select({ undoneAt: boardLoads.undoneAt, byUser: boardLoads.byUser })
    .from(boardLoads)
    .where(eq(boardLoads.id, id))
    .for('key share');
  return found;
}

/** Adds what a chunk did. Call it last in the transaction, because chunks of one load wait for each other here. */
export async function addToLoad(db: Queryable, id: string, counts: Counts, chunk: LoadChunk): Promise<void> {
  const kept = db.$with('kept').as(
    db
      .insert(boardLoadChunks)
      .values({ loadId: id, ...chunk })
      .returning({ seq: boardLoadChunks.seq }),
  );
  await (chunk.created.length + chunk.updated.length > 0 ? db.with(kept) : db)
    .update(boardLoads)
    .set({
      created: sql`${boardLoads.created} + ${counts.created}`,
      updated: sql`${boardLoads.updated} + ${counts.updated}`,
      unchanged: sql`${boardLoads.unchanged} + ${counts.unchanged}`,
      failed: sql`${boardLoads.failed} + ${counts.failed}`,
      lastAt: new Date(),
    })
    .where(eq(boardLoads.id, id));
}

/** CSV loads, newest first; of all users, or of one. */
export async function findLoads(db: Queryable, page: PageOf<string>, { madeBy }: { madeBy?: string | null }) {
  const where = and(
    eq(boardLoads.source, 'csv'),
    madeBy === undefined ? undefined : eq(boardLoads.byUser, madeBy ?? ''),
  );
  return readPage(db, db.select().from(boardLoads).where(where).$dynamic(), [boardLoads.at, boardLoads.id], page);
}

export const findLoad = (db: Queryable, id: string): Promise<LoadRow | undefined> =>
  db.query.boardLoads.findFirst({ where: eq(boardLoads.id, id) });

/** A load, locked against its own chunks and a second undo. */
export async function lockLoad(db: Queryable, id: string): Promise<LoadRow | undefined> {
  const [found] = await db.select().from(boardLoads).where(eq(boardLoads.id, id)).for('update');
  return found;
}

/** What a load did, in order. */
export async function findChunks(db: Queryable, loadId: string): Promise<LoadChunk[]> {
  return db
    .select({ created: boardLoadChunks.created, updated: boardLoadChunks.updated })
    .from(boardLoadChunks)
    .where(eq(boardLoadChunks.loadId, loadId))
    .orderBy(boardLoadChunks.seq);
}

/** Adds to an undone load what its undo wrote. */
export async function addUndoChunk(db: Queryable, loadId: string, updated: LoadChunk['updated']): Promise<void> {
  if (updated.length > 0) await db.insert(boardLoadChunks).values({ loadId, created: [], updated });
}

/** The versions of the boards that undone loads and their undo wrote, by board. */
export async function findUndoneVersions(db: Queryable, boardIds: readonly string[]): Promise<Map<string, number[]>> {
  if (boardIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; versions: number[] }>(sql`
    select u->>'boardID' as id, json_agg((u->'version')::int) as versions
    from board_loads l join board_load_chunks c on c.load_id = l.id cross join jsonb_array_elements(c.updated) as u
    where l.undone_at is not null and ${isAny(sql`u->>'boardID'`, boardIds)} group by 1`);
  return new Map(rows.map(({ id, versions }) => [id, versions]));
}

export async function markUndone(db: Queryable, id: string, by: string): Promise<LoadRow | undefined> {
  const [marked] = await db
    .update(boardLoads)
    .set({ undoneAt: new Date(), undoneBy: by })
    .where(eq(boardLoads.id, id))
    .returning();
  return marked;
}
