import { and, eq, ne, sql } from 'drizzle-orm';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { isAny } from '../db/existing';
import { newId } from '../db/newId';
import { sortKey } from '../db/schema/columns';
import { boards, inventoryDifferences, inventoryListed } from '../db/schema/schema';
import { findPhotoIds } from './importReads.queries';
import { violatesUnique } from '../db/transientErrors';
import type { BoardValues } from './board';
import type { BoardChange } from './boardFields.rules';

/** The sort keys of the texts in a change: both are always written together. */
function keysFor(change: BoardChange) {
  return {
    ...(change.boardname === undefined ? {} : { boardnameKey: sortKey(change.boardname) }),
    ...(change.city === undefined ? {} : { cityKey: sortKey(change.city) }),
    ...(change.country === undefined ? {} : { countryKey: sortKey(change.country) }),
    ...(change.publisherName === undefined ? {} : { publisherNameKey: sortKey(change.publisherName) }),
    ...(change.venueType === undefined ? {} : { venueTypeKey: sortKey(change.venueType) }),
  };
}

/** Returns the new board's id; undefined if another board that is not deleted has the device id. */
export async function insertBoard(
  db: Queryable,
  values: BoardValues,
  editedBy: string | null,
): Promise<string | undefined> {
  const id = newId();
  const made = await db
    .insert(boards)
    .values({ id, ...values, ...keysFor(values), lastEdited: new Date(), editedBy })
    .onConflictDoNothing()
    .returning({ id: boards.id });
  return made[0]?.id;
}

/** Locks a board until the transaction ends. */
export async function lockBoard(db: Queryable, id: string) {
  const [found] = await db.select().from(boards).where(eq(boards.id, id)).for('no key update');
  return found;
}

/**
 * Writes a change to a board that is locked. Returns false where another board that is not deleted has the device id:
 * then nothing is written.
 */
export async function updateBoard(
  db: Queryable,
  id: string,
  change: BoardChange,
  editedBy: string | null,
): Promise<boolean> {
  // A board that gets a device id, or is restored with one, takes slot 0: other slots are only for old duplicates.
  const slot = change.deviceId !== undefined || change.isDeleted === false ? { deviceSlot: 0 } : {};
  try {
    // In a savepoint, because a refused statement would otherwise abort the caller's transaction.
    await db.transaction((inner) =>
      inner
        .update(boards)
        .set({
          ...change,
          ...keysFor(change),
          ...slot,
          lastEdited: new Date(),
          editedBy,
          version: sql`${boards.version} + 1`,
        })
        .where(eq(boards.id, id)),
    );
    return true;
  } catch (error) {
    if (violatesUnique(error)) return false;
    throw error;
  }
}

/**
 * Locks a name until the transaction ends. With a check under the lock, two boards created at once cannot both get the
 * name. Names are compared by their sort keys, so capitals make no difference.
 */
export async function lockName(db: Queryable, boardname: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${nameLocks}, hashtext(${sortKey(boardname)}))`);
}
/** The class of these advisory locks: any number that no other lock here uses. */
const nameLocks = 7_302_115;

/** Whether another board that is not deleted has the name; an empty name is never taken. */
export async function isNameTaken(db: Queryable, boardname: string, exceptId?: string): Promise<boolean> {
  if (boardname === '') return false;
  const where = and(
    eq(boards.boardnameKey, sortKey(boardname)),
    eq(boards.isDeleted, false),
    exceptId === undefined ? undefined : ne(boards.id, exceptId),
  );
  return (await db.query.boards.findFirst({ columns: { id: true }, where })) !== undefined;
}

export const photoExists = async (db: Queryable, id: string, visible: Scope): Promise<boolean> =>
  (await findPhotoIds(db, [id], visible)).has(id);

/** Screens that are boards now are no longer new ones of the inventory. */
export async function closeNewScreens(tx: Queryable, deviceIds: readonly string[]): Promise<void> {
  const subjects = deviceIds.filter((deviceId) => deviceId !== '').map((deviceId) => `screen:${deviceId}`);
  if (subjects.length > 0)
    await tx
      .update(inventoryDifferences)
      .set({ status: 'accepted' })
      .where(and(isAny(inventoryDifferences.subject, subjects), ne(inventoryDifferences.status, 'staged')));
}

/** Records that the provider lists these boards. */
export async function rememberListed(tx: Queryable, boardIds: readonly string[]): Promise<void> {
  if (boardIds.length > 0)
    await tx
      .insert(inventoryListed)
      .values(boardIds.map((boardId) => ({ boardId })))
      .onConflictDoNothing();
}
