import type { z } from 'zod';
import type { acceptDifferences } from '#contract/inventoryWatch';
import { covers, type Scope } from '#contract/permissions';
import { recordAudit } from '../audit/audit.queries';
import { pluralise } from '../audit/changes.rules';
import type { Queryable } from '../db/connect';
import { byId, pickIds } from '../db/existing';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import type { BoardValues, StoredBoard } from '../boards/board';
import { blankBoard, keysIn, type BoardChange } from '../boards/boardFields.rules';
import { checkReferences } from '../boards/boardSave.service';
import { insertBoard, rememberListed } from '../boards/boardWrites.queries';
import { findByDevices, lockBoards } from '../boards/importReads.queries';
import { insertNew, writeBoards } from '../boards/imports.queries';
import type { Ownership } from '../boards/imports.rules';
import { addToLoad, openLoad } from '../boards/loads.queries';
import type { LoadChunk } from '../boards/undo.rules';
import { isChosen, planAccept, type Chosen, type Plan } from './accept.rules';
import { keepUnacceptedFields, lockDifferences, markAccepted, type DifferenceRow } from './accepting.queries';
import { unmarkEdited } from '../boards/edits.queries';

export type Accepted = z.output<typeof acceptDifferences.reply>;
type Outcome = Accepted['results'][number];

interface Accepting {
  load: string;
  source: 'inventory' | 'rule';
  items: readonly Chosen[];
  ownership: Ownership;
  actor: Actor;
  scope: Scope;
  visible: Scope;
}

const accepted = (id: string, boardID: string | null): Outcome => ({ id, outcome: 'accepted', boardID, message: null });
const failed = (id: string, message: string, boardID: string | null = null): Outcome => ({
  id,
  outcome: 'failed',
  boardID,
  message,
});

/**
 * Accepts the provider's values in the caller's transaction. Boards that were changed since the check are left
 * unchanged and listed in the result. What the same load has accepted already counts as accepted.
 * @throws Failure `organisation.not_found`, `team.not_found`, `load.already_undone`
 */
export async function accept(tx: Queryable, given: Accepting): Promise<Accepted> {
  const { load, source, items, ownership, actor, visible } = given;
  await checkReferences(tx, ownership, visible);
  const rows = byId(await lockDifferences(tx, pickIds(items), load));
  const file = { id: load, fileName: describeLoad(given, rows), sha256: '', rows: items.length, source };
  if (!(await openLoad(tx, file, actor))) throw failure('load.already_undone');
  const chunk: LoadChunk = { created: [], updated: [] };
  const missing = items
    .filter(({ id }) => !rows.has(id))
    .map(({ id }) => failed(id, 'This difference no longer exists.'));
  const found = items.flatMap((item) => {
    const row = rows.get(item.id);
    return row === undefined ? [] : [{ item, row }];
  });
  const before = found.filter((each) => isAccepted(each, load));
  const known = found.filter((each) => !isAccepted(each, load));
  const screens = known.flatMap(({ row }) => (row.state === 'new' ? [row] : []));
  const changes = known.filter(({ row }) => row.state !== 'new');
  const results = [
    ...missing,
    ...before.map(({ row }) => accepted(row.id, row.boardId)),
    ...(await addScreens(tx, screens, given, chunk)),
    ...(await changeBoards(tx, changes, given, chunk)),
  ];
  const count = results.filter(({ outcome }) => outcome === 'accepted').length;
  const [created, updated, failures] = [chunk.created.length, chunk.updated.length, results.length - count];
  await addToLoad(tx, load, { created, updated, unchanged: 0, failed: failures }, chunk);
  await recordAudit(tx, actor, {
    action: source === 'rule' ? 'inventory.rule' : 'inventory.accept',
    subject: 'load',
    subjectId: load,
    detail: `${file.fileName}: ${pluralise(created, 'board')} created, ${String(updated)} changed`,
  });
  return { load, results, accepted: count, failed: failures };
}

/** Whether the same load has accepted it just so before: its reply was lost, and the call is repeated. */
const isAccepted = ({ item, row }: { item: Chosen; row: DifferenceRow }, load: string): boolean =>
  row.loadId === load && (row.status === 'accepted' || !row.fields.some((field) => isChosen(field, item)));

/** The publisher if all have the same one; for a rule, its field. */
function describeLoad({ source, items }: Accepting, rows: ReadonlyMap<string, DifferenceRow>): string {
  if (source === 'rule') return items[0]?.fields?.[0] ?? '';
  const publishers = new Set([...rows.values()].map(({ publisherName }) => publisherName));
  return publishers.size === 1 ? ([...publishers][0] ?? '') : `${String(publishers.size)} publishers`;
}

async function addScreens(
  tx: Queryable,
  rows: readonly DifferenceRow[],
  { load, ownership, actor, scope }: Accepting,
  chunk: LoadChunk,
): Promise<Outcome[]> {
  if (!covers(scope, ownership.boardOwner))
    return rows.map(({ id }) => failed(id, 'Choose an organisation: the new board must belong to one of yours.'));
  // The values were staged as a change of a board (`newScreen`).
  const values = rows.map((row): BoardValues => ({ ...blankBoard, ...(row.values as BoardChange), ...ownership }));
  const byDeviceId = await insertNew(
    tx,
    values.filter(({ deviceId }) => deviceId !== ''),
    actor.userId,
  );
  const results: Outcome[] = [];
  for (const [index, row] of rows.entries()) {
    const board = values[index] ?? blankBoard;
    const boardID = board.deviceId === '' ? await insertBoard(tx, board, actor.userId) : byDeviceId.get(board.deviceId);
    if (boardID === undefined) results.push(failed(row.id, 'Another board now has this device id.'));
    else {
      chunk.created.push(boardID);
      results.push(accepted(row.id, boardID));
    }
  }
  await rememberListed(tx, chunk.created);
  await markAccepted(tx, pickIds(results.filter(({ outcome }) => outcome === 'accepted')), load);
  return results;
}

async function changeBoards(
  tx: Queryable,
  known: readonly { item: Chosen; row: DifferenceRow }[],
  { load, source, actor, scope }: Accepting,
  chunk: LoadChunk,
): Promise<Outcome[]> {
  const locked = await lockBoards(
    tx,
    known.flatMap(({ row }) => row.boardId ?? []),
  );
  const boards = byId(locked);
  const planned = known.map(({ item, row }) => {
    const stored = boards.get(row.boardId ?? '');
    const isMine = stored !== undefined && covers(scope, stored.boardOwner);
    return {
      row,
      stored,
      plan: isMine ? planAccept(row, stored, item) : 'This board belongs to another organisation.',
    };
  });
  const taken = await takenDevices(tx, planned);
  const results: Outcome[] = [];
  const whole: string[] = [];
  const writes: StoredBoard[] = [];
  const changed = new Set<keyof BoardValues>();
  for (const { row, stored, plan } of planned) {
    if (stored === undefined || typeof plan === 'string') {
      results.push(failed(row.id, typeof plan === 'string' ? plan : '', row.boardId));
      continue;
    }
    if (taken.has(plan.change.deviceId ?? '')) {
      results.push(failed(row.id, 'Another board has this device id.', row.boardId));
      continue;
    }
    results.push(accepted(row.id, stored.id));
    if (plan.rest.length === 0) whole.push(row.id);
    if (keysIn(plan.change).length > 0) {
      writes.push({ ...stored, ...plan.change });
      for (const key of keysIn(plan.change)) changed.add(key);
      chunk.updated.push({ boardID: stored.id, version: stored.version + 1, fields: plan.fields });
    }
    const isOpen = source === 'rule' || plan.rest.some(({ ours }) => ours === null);
    if (plan.rest.length > 0) await keepUnacceptedFields(tx, row, plan.rest, load, isOpen ? 'open' : 'ignored');
  }
  await writeBoards(tx, writes, changed, actor.userId);
  await unmarkEdited(tx, chunk.updated);
  await markAccepted(tx, whole, load);
  return results;
}

/** Device ids that the boards would get but other boards already have. */
async function takenDevices(tx: Queryable, planned: readonly { plan: Plan | string }[]): Promise<Set<string>> {
  const wanted = planned.flatMap(({ plan }) => (typeof plan === 'string' ? [] : (plan.change.deviceId ?? [])));
  const twice = wanted.filter((device, index) => wanted.indexOf(device) !== index);
  return new Set([...(await findByDevices(tx, wanted)).map(({ deviceId }) => deviceId), ...twice]);
}
