import type { z } from 'zod';
import type { importBoards as importBoardsCall, ImportResult } from '#contract/imports';
import { recordAudit } from '../audit/audit.queries';
import type { FieldChange } from '../audit/changes.rules';
import type { Queryable } from '../db/connect';
import type { Actor } from '../http/actor';
import type { Access } from '../access/authorize';
import { failure } from '../http/failure';
import type { StoredBoard } from './board';
import { keysIn } from './boardFields.rules';
import { checkReferences } from './boardSave.service';
import { closeNewScreens } from './boardWrites.queries';
import { nameWarnings, splitUnknownReferences, splitForeign, type Warn } from './importChecks';
import { findByDevices, findNames, findZeroTwins, lockBoards } from './importReads.queries';
import { insertNew, writeBoards } from './imports.queries';
import {
  newBoardFor,
  byDevice,
  listDevices,
  failedRow,
  othersIn,
  planRows,
  type ImportOwnership,
  type GoodRow,
  type Update,
} from './imports.rules';
import { addToLoad, openLoad, type LoadInfo } from './loads.queries';
import type { LoadChunk } from './undo.rules';
import { markEdited } from './edits.queries';

export type ImportAnswer = z.output<typeof importBoardsCall.reply>;
export interface CheckedRows {
  good: readonly GoodRow[];
  failed: readonly ImportResult[];
}
interface Done {
  results: ImportResult[];
  chunk: LoadChunk;
}

/** The most times that rows are planned again because another user changed their boards in the meantime. */
const rounds = 5;

/**
 * Creates and updates boards inside the caller's transaction, with a few statements for all rows. Two concurrent calls
 * never create two boards for one device: the second finds the board of the first and updates it.
 * @throws Failure `organisation.not_found`, `team.not_found`, `load.already_undone`
 */
export async function importBoards(
  tx: Queryable,
  rows: CheckedRows,
  ownership: ImportOwnership,
  { load, actor, ...access }: { load: LoadInfo | undefined; actor: Actor } & Access,
): Promise<ImportAnswer> {
  await checkReferences(tx, ownership, access.visible);
  if (load !== undefined && !(await openLoad(tx, load, actor))) throw failure('load.already_undone');
  const { known, unknown } = await splitUnknownReferences(tx, rows.good, access);
  const done: Done = { results: [...rows.failed, ...unknown], chunk: { created: [], updated: [] } };
  let left: readonly GoodRow[] = known;
  for (let round = 0; round < rounds && left.length > 0; round += 1) {
    const { own, foreign } = await splitForeign(tx, left, access.scope);
    done.results.push(...foreign);
    left = await importRound(tx, own, ownership, actor, done);
  }
  done.results.push(
    ...left.map(({ index }) =>
      failedRow(index, 'unavailable', 'This board is being changed by others all the time. Try again.', null),
    ),
  );
  const answer = summarised(done.results);
  await recordAudit(tx, actor, {
    action: 'board.import',
    subject: 'load',
    subjectId: load?.id ?? '',
    detail: `${load?.fileName ?? 'rows'}: ${answer.created} created, ${answer.updated} updated, ${answer.unchanged} unchanged, ${answer.failed} failed`,
  });
  if (load !== undefined) await addToLoad(tx, load.id, answer, done.chunk);
  return answer;
}

/** What an import would do (dry run). @throws Failure `organisation.not_found`, `team.not_found` */
export async function planImport(
  db: Queryable,
  rows: CheckedRows,
  ownership: ImportOwnership,
  access: Access,
): Promise<ImportAnswer> {
  await checkReferences(db, ownership, access.visible);
  const { known, unknown } = await splitUnknownReferences(db, rows.good, access);
  const { own, foreign } = await splitForeign(db, known, access.scope);
  const matches = byDevice(await findByDevices(db, listDevices(own)));
  const { create, update, unchanged } = planRows(own, matches, ownership);
  const warn = await nameWarnings(db, create, update);
  const twins = await findZeroTwins(db, listDevices(create), access.scope);
  const others = othersIn(update, ownership);
  const answer = summarised([
    ...rows.failed,
    ...unknown,
    ...foreign,
    ...create.map((row) => {
      const twin = twins.get(row.deviceId);
      return { ...result(row, 'created', [], [], warn(row)), ...(twin === undefined ? {} : { nearlySame: twin }) };
    }),
    ...unchanged.map((row) => result(row, 'unchanged', matchingIds(matches, row), [], [])),
    ...grouped(update).map((same) => updateResult(same, matches, warn)),
  ]);
  const teams = update.flatMap(({ stored, different }) =>
    different.team === undefined ? [] : [stored.team, different.team],
  );
  const names = await findNames(db, [...others.flatMap(({ boardOwner, team }) => [boardOwner, team]), ...teams]);
  return { ...answer, others, names };
}

/**
 * Plans and writes. Returns the rows whose boards another user created, deleted or gave a different device id in
 * between.
 */
async function importRound(
  tx: Queryable,
  rows: readonly GoodRow[],
  ownership: ImportOwnership,
  actor: Actor,
  done: Done,
): Promise<GoodRow[]> {
  const matches = byDevice(await findByDevices(tx, listDevices(rows)));
  const { create, update, unchanged } = planRows(rows, matches, ownership);
  const warn = await nameWarnings(tx, create, update);
  const made = await insertNew(
    tx,
    create.map((row) => newBoardFor(row, ownership)),
    actor.userId,
  );
  await closeNewScreens(tx, [...made.keys()]);
  const again: GoodRow[] = [];
  for (const row of create) {
    const id = made.get(row.deviceId);
    if (id === undefined) again.push(row);
    else {
      done.chunk.created.push(id);
      done.results.push(result(row, 'created', [id], [], warn(row)));
    }
  }
  for (const row of unchanged) done.results.push(result(row, 'unchanged', matchingIds(matches, row), [], []));
  again.push(...(await writeUpdates(tx, update, matches, ownership, actor, done, warn)));
  return again;
}

/** The boards may have changed since they were read: they are locked, compared again, and only then written. */
async function writeUpdates(
  tx: Queryable,
  planned: readonly Update[],
  matches: Matches,
  ownership: ImportOwnership,
  actor: Actor,
  done: Done,
  warn: Warn,
): Promise<GoodRow[]> {
  if (planned.length === 0) return [];
  const found = await lockBoards(
    tx,
    planned.flatMap(({ row }) => matchingIds(matches, row)),
  );
  const locked = byDevice(found.filter(({ isDeleted }) => !isDeleted).sort((a, b) => a.deviceSlot - b.deviceSlot));
  const rows = grouped(planned).map(([first]) => first.row);
  const kept = rows.filter(({ deviceId }) => locked.has(deviceId));
  const { update, unchanged } = planRows(kept, locked, ownership);
  await writeBoards(
    tx,
    update.map(({ stored, different }) => ({ ...stored, ...different })),
    update.flatMap(({ different }) => keysIn(different)),
    actor.userId,
  );
  const written = update.map(({ stored, fields }) => ({ boardID: stored.id, version: stored.version + 1, fields }));
  await markEdited(tx, written, actor);
  done.chunk.updated.push(...written);
  done.results.push(...grouped(update).map((same) => updateResult(same, locked, warn)));
  done.results.push(...unchanged.map((row) => result(row, 'unchanged', matchingIds(locked, row), [], [])));
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
    matchingIds(matches, same[0].row),
    same.flatMap(({ fields }) => fields),
    warn(same[0].row),
  );

type Matches = ReadonlyMap<string, StoredBoard[]>;
/** All boards of the row's device, also those that needed no change. */
const matchingIds = (matches: Matches, { deviceId }: GoodRow): string[] =>
  (matches.get(deviceId) ?? []).map(({ id }) => id);

/** The updates, grouped by row. */
function grouped(updates: readonly Update[]): [Update, ...Update[]][] {
  const byRow = new Map<number, [Update, ...Update[]]>();
  for (const update of updates) {
    const same = byRow.get(update.row.index);
    if (same) same.push(update);
    else byRow.set(update.row.index, [update]);
  }
  return [...byRow.values()];
}

function summarised(results: ImportResult[]): ImportAnswer {
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
