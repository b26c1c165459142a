import type { Scope } from '#contract/permissions';
import { recordAudit } from '../audit/audit.queries';
import { pluralise } from '../audit/changes.rules';
import { batches } from '../db/batches';
import type { Database, Queryable } from '../db/connect';
import { byId } from '../db/existing';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure, required } from '../http/failure';
import type { BoardValues, StoredBoard } from './board';
import { keysIn } from './boardFields.rules';
import { hasBoardsOutside, lockBoards } from './importReads.queries';
import { deleteUntouched, removeUnbooked, writeBoards } from './imports.queries';
import {
  addUndoChunk,
  findChunks,
  findLoads,
  findUndoneVersions,
  lockLoad,
  markUndone,
  type LoadRow,
} from './loads.queries';
import { mergeTraces, planUndo, type LeftField, type Trace } from './undo.rules';

export const listLoads = findLoads;

export interface Undone {
  load: LoadRow;
  deleted: number;
  restored: number;
  left: ({ boardID: string; boardname: string } & LeftField)[];
}

/**
 * Undoes a load, completely or not at all: the boards it created are removed (booked ones deleted) and the fields it
 * changed are restored, unless they were changed since; those are listed. @throws Failure `load.not_found`, `load.already_undone`
 */
export async function undoLoad({ db }: Pick<Database, 'db'>, id: string, actor: Actor, scope: Scope): Promise<Undone> {
  return inTransaction(db, async (tx) => {
    const load = required(await lockLoad(tx, id), 'load.not_found');
    if (load.undoneAt !== null) throw failure('load.already_undone');
    const traces = mergeTraces(await findChunks(tx, id));
    const ids = traces.map(({ boardID }) => boardID);
    // Boards may have moved to an organisation that the caller may not change.
    if (scope !== 'all' && ids.length > 0 && (await hasBoardsOutside(tx, ids, scope)))
      throw failure('permission.denied');
    const untouched = await deleteFresh(tx, traces, actor);
    const rest = traces.filter(({ boardID }) => !untouched.has(boardID));
    const undone: Undone = { load, deleted: untouched.size, restored: 0, left: [] };
    const deleted = [...untouched];
    const undoneVersions = await findUndoneVersions(
      tx,
      rest.flatMap(({ boardID, isCreated }) => (isCreated ? [boardID] : [])),
    );
    for (const some of batches(rest)) deleted.push(...(await undoSome(tx, some, undoneVersions, actor, undone)));
    await removeUnbooked(tx, deleted);
    await recordAudit(tx, actor, {
      action: 'load.undo',
      subjectId: id,
      detail: `${load.fileName}: ${pluralise(undone.deleted, 'board')} deleted, ${undone.restored} put back, ${undone.left.length} left`,
    });
    return { ...undone, load: (await markUndone(tx, id, actor.name)) ?? load };
  });
}

/** Most boards of a load were created by it and never changed since: they are deleted in one statement. */
async function deleteFresh(tx: Queryable, traces: readonly Trace[], actor: Actor): Promise<Set<string>> {
  const fresh = traces
    .filter(({ isCreated, versions }) => isCreated && versions.size === 1)
    .map(({ boardID }) => boardID);
  return new Set(await deleteUntouched(tx, fresh, actor.userId));
}

/** Returns the ids of the boards that were deleted. */
async function undoSome(
  tx: Queryable,
  traces: readonly Trace[],
  undoneVersions: ReadonlyMap<string, readonly number[]>,
  actor: Actor,
  undone: Undone,
): Promise<string[]> {
  const ids = traces.map(({ boardID }) => boardID);
  const boards = byId(await lockBoards(tx, ids));
  const writes: StoredBoard[] = [];
  const changed: (keyof BoardValues)[] = [];
  const deleted: string[] = [];
  for (const trace of traces) {
    const stored = boards.get(trace.boardID);
    if (!stored) continue;
    const { change, left } = planUndo(stored, trace, undoneVersions.get(stored.id) ?? []);
    undone.left.push(
      ...left.map((field) => ({ boardID: stored.id, boardname: stored.boardname || stored.deviceId, ...field })),
    );
    if (keysIn(change).length === 0) continue;
    writes.push({ ...stored, ...change });
    changed.push(...keysIn(change));
    if (change.isDeleted === true) deleted.push(stored.id);
    else undone.restored += 1;
  }
  await writeBoards(tx, writes, changed, actor.userId);
  await addUndoChunk(
    tx,
    undone.load.id,
    writes.map(({ id, version }) => ({ boardID: id, version: version + 1, fields: [] })),
  );
  undone.deleted += deleted.length;
  return deleted;
}
