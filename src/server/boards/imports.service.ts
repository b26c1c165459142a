import type { ImportResult } from '#contract/imports';
import { recordAct } from '../audit/audit.queries';
import type { Queryable } from '../db/connect';
import type { Actor } from '../http/actor';
import type { Access } from '../http/authorize';
import { failure } from '../http/failure';
import type { StoredBoard } from './board';
import { keysOf, type FieldChange } from './boardFields.rules';
import { checkReferences } from './boardSave.service';
import { nameWarnings, withKnownReferences, withoutForeign, type Warn } from './importChecks';
import { findByDevices, lockBoards } from './importReads.queries';
import { insertNew, writeBoards } from './imports.queries';
import { asNew, byDevice, failedRow, planRows, type Belonging, type GoodRow, type Update } from './imports.rules';
import { addToLoad, openLoad, type LoadGiven } from './loads.queries';
import type { LoadChunk } from './undo.rules';
import { markEdited } from './watch/edits.queries';

export interface ImportAnswer {
  results: ImportResult[];
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}
export interface CheckedRows {
  good: readonly GoodRow[];
  failed: readonly ImportResult[];
}
interface Done {
  results: ImportResult[];
  chunk: LoadChunk;
}

/** Rows that met a change by somebody else are planned again this often. */
const rounds = 5;

/**
 * Creates and updates boards inside the caller's transaction, a few statements for all rows. Two calls at once never make
 * two boards of a device: the second finds the first one's and updates it.
 * @throws Failure `organisation.not_found`, `team.not_found`, `load.already_undone`
 */
export async function importBoards(
  tx: Queryable,
  rows: CheckedRows,
  belonging: Belonging,
  { load, actor, ...access }: { load: LoadGiven | undefined; actor: Actor } & Access,
): Promise<ImportAnswer> {
  await checkReferences(tx, belonging, access.visible);
  if (load !== undefined && !(await openLoad(tx, load, actor))) throw failure('load.already_undone');
  const { known, unknown } = await withKnownReferences(tx, rows.good, access);
  const done: Done = { results: [...rows.failed, ...unknown], chunk: { created: [], updated: [] } };
  let left: readonly GoodRow[] = known;
  for (let round = 0; round < rounds && left.length > 0; round += 1) {
    const { own, foreign } = await withoutForeign(tx, left, access.scope);
    done.results.push(...foreign);
    left = await importRound(tx, own, belonging, actor, done);
  }
  done.results.push(
    ...left.map(({ index }) =>
      failedRow(index, 'unavailable', 'This board is being changed by others all the time. Try again.', null),
    ),
  );
  const answer = summed(done.results);
  await recordAct(tx, actor, {
    action: 'board.import',
    subject: 'load',
    subjectId: load?.id ?? '',
    detail: `${load?.fileName ?? 'rows'}: ${answer.created} created, ${answer.updated} updated, ${answer.unchanged} unchanged, ${answer.failed} failed`,
  });
  if (load !== undefined) await addToLoad(tx, load.id, answer, done.chunk);
  return answer;
}

/** What an import would do, without doing it. @throws Failure `organisation.not_found`, `team.not_found` */
export async function planImport(
  db: Queryable,
  rows: CheckedRows,
  belonging: Belonging,
  access: Access,
): Promise<ImportAnswer> {
  await checkReferences(db, belonging, access.visible);
  const { known: valid, unknown } = await withKnownReferences(db, rows.good, access);
  const { own: known, foreign } = await withoutForeign(db, valid, access.scope);
  const matches = byDevice(
    await findByDevices(
      db,
      known.map(({ deviceId }) => deviceId),
    ),
  );
  const { create, update, unchanged } = planRows(known, matches, belonging);
  const warn = await nameWarnings(db, create, update);
  return summed([
    ...rows.failed,
    ...unknown,
    ...foreign,
    ...create.map((row) => result(row, 'created', [], [], warn(row))),
    ...unchanged.map((row) => result(row, 'unchanged', idsOf(matches, row), [], [])),
    ...grouped(update).map((same) => updateResult(same, matches, warn)),
  ]);
}

/** Plans and writes; answers the rows whose boards somebody else made, deleted or gave away in between. */
async function importRound(
  tx: Queryable,
  rows: readonly GoodRow[],
  belonging: Belonging,
  actor: Actor,
  done: Done,
): Promise<GoodRow[]> {
  const matches = byDevice(
    await findByDevices(
      tx,
      rows.map(({ deviceId }) => deviceId),
    ),
  );
  const { create, update, unchanged } = planRows(rows, matches, belonging);
  const warn = await nameWarnings(tx, create, update);
  const made = await insertNew(
    tx,
    create.map((row) => asNew(row, belonging)),
    actor.userId,
  );
  const again: GoodRow[] = [];
  for (const row of create) {
    const id = made.get(row.deviceId);
    if (id === undefined) again.push(row);
    else {
      done.chunk.created.push(id);
      done.results.push(result(row, 'created', [id], [], warn(row)));
    }
  }
  for (const row of unchanged) done.results.push(result(row, 'unchanged', idsOf(matches, row), [], []));
  again.push(...(await writeUpdates(tx, update, matches, belonging, actor, done, warn)));
  return again;
}

/** What was read may have changed since: the boards are locked, compared once more, and only then written. */
async function writeUpdates(
  tx: Queryable,
  planned: readonly Update[],
  matches: Matches,
  belonging: Belonging,
  actor: Actor,
  done: Done,
  warn: Warn,
): Promise<GoodRow[]> {
  if (planned.length === 0) return [];
  const found = await lockBoards(
    tx,
    planned.flatMap(({ row }) => idsOf(matches, row)),
  );
  const locked = byDevice(found.filter(({ isDeleted }) => !isDeleted).sort((a, b) => a.deviceSlot - b.deviceSlot));
  const rows = grouped(planned).map(([first]) => first.row);
  const kept = rows.filter(({ deviceId }) => locked.has(deviceId));
  const { update, unchanged } = planRows(kept, locked, belonging);
  await writeBoards(
    tx,
    update.map(({ stored, different }) => ({ ...stored, ...different })),
    update.flatMap(({ different }) => keysOf(different)),
    actor.userId,
  );
  const written = update.map(({ stored, fields }) => ({ boardID: stored.id, version: stored.version + 1, fields }));
  await markEdited(tx, written, actor);
  done.chunk.updated.push(...written);
  done.results.push(...grouped(update).map((same) => updateResult(same, locked, warn)));
  done.results.push(...unchanged.map((row) => result(row, 'unchanged', idsOf(locked, row), [], [])));
  return rows.filter(({ deviceId }) => !locked.has(deviceId));
}

const result = (
  { index }: GoodRow,
  outcome: 'created' | 'updated' | 'unchanged',
  boardIDs: string[],
  changed: FieldChange[],
  warnings: string[],
): ImportResult => ({
  index,
  outcome,
  boardIDs,
  changed,
  warnings,
  error: null,
});
const updateResult = (same: readonly [Update, ...Update[]], matches: Matches, warn: Warn): ImportResult =>
  result(
    same[0].row,
    'updated',
    idsOf(matches, same[0].row),
    same.flatMap(({ fields }) => fields),
    warn(same[0].row),
  );

type Matches = ReadonlyMap<string, StoredBoard[]>;
/** All boards of the row's device, those that were right already too. */
const idsOf = (matches: Matches, { deviceId }: GoodRow): string[] => (matches.get(deviceId) ?? []).map(({ id }) => id);

/** The boards of one row together. */
function grouped(updates: readonly Update[]): [Update, ...Update[]][] {
  const byRow = new Map<number, [Update, ...Update[]]>();
  for (const update of updates) {
    const same = byRow.get(update.row.index);
    if (same) same.push(update);
    else byRow.set(update.row.index, [update]);
  }
  return [...byRow.values()];
}

function summed(results: ImportResult[]): ImportAnswer {
  const count = (outcome: ImportResult['outcome']): number =>
    results.reduce((n, one) => (one.outcome === outcome ? n + 1 : n), 0);
  return {
    results: results.sort((a, b) => a.index - b.index),
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    failed: count('failed'),
  };
}
