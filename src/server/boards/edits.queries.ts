import { sql } from 'drizzle-orm';
import { batches } from '../db/batches';
import type { Queryable } from '../db/connect';
import { isAny } from '../db/existing';
import { boardEdits } from '../db/schema/schema';
import { textArray } from '../db/textArray';
import type { Actor } from '../http/actor';
import type { BoardEdit } from './board';

/** A board and some of its fields, by their contract names. */
export interface EditedFields {
  boardID: string;
  fields: readonly { field: string }[];
}

const toPairs = (edited: readonly EditedFields[]): [ids: string[], fields: string[]] => {
  const pairs = edited.flatMap(({ boardID, fields }) => fields.map(({ field }) => [boardID, field] as const));
  return [pairs.map(([id]) => id), pairs.map(([, field]) => field)];
};

/**
 * Marks fields as edited here, so that the provider's values no longer replace them. Only changes by a person count.
 */
export async function markEdited(db: Queryable, edited: readonly EditedFields[], actor: Actor): Promise<void> {
  const [ids, fields] = toPairs(edited);
  if (ids.length === 0 || actor.userId === null) return;
  await db.execute(sql`
    insert into board_edits (board_id, field, by_name, at)
    select distinct e.board_id, e.field, ${actor.name}, now() from unnest(${textArray(ids)}, ${textArray(fields)}) as e(board_id, field)
    on conflict (board_id, field) do update set by_name = excluded.by_name, at = excluded.at, undid = false`);
}

/** Marks fields as edited by whom and when each edit says; a mark that is there is newer, and stays. */
export async function writeEdits(
  db: Queryable,
  edits: readonly { boardID: string; field: string; edit: BoardEdit }[],
): Promise<void> {
  const rows = edits.map(({ boardID: boardId, field, edit: { by, at, undid = false } }) => ({
    boardId,
    field,
    byName: by,
    at: new Date(at),
    undid,
  }));
  for (const some of batches(rows)) await db.insert(boardEdits).values(some).onConflictDoNothing();
}

/** Unmarks fields whose provider values were accepted. */
export async function unmarkEdited(db: Queryable, taken: readonly EditedFields[]): Promise<void> {
  const [ids, fields] = toPairs(taken);
  if (ids.length === 0) return;
  await db.execute(sql`
    delete from board_edits using unnest(${textArray(ids)}, ${textArray(fields)}) as t(id, of)
    where board_id = t.id and field = t.of`);
}

/** Who edited what of the boards, by board and field. */
export async function findEdits(
  db: Queryable,
  boardIds: readonly string[],
): Promise<Map<string, Map<string, BoardEdit>>> {
  const found = new Map<string, Map<string, BoardEdit>>();
  if (boardIds.length === 0) return found;
  const rows = await db.select().from(boardEdits).where(isAny(boardEdits.boardId, boardIds));
  for (const { boardId, field, byName, at, undid } of rows) {
    const ofBoard = found.get(boardId) ?? new Map<string, BoardEdit>();
    ofBoard.set(field, { by: byName, at: at.toISOString(), ...(undid && { undid }) });
    found.set(boardId, ofBoard);
  }
  return found;
}
