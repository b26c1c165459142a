import type { z } from 'zod';
import { importRow, type importBoards, type ImportField, type ImportResult } from '#contract/imports';
import type { FieldChange } from '../audit/changes.rules';
import { shortened } from '../http/shortened';
import type { BoardValues, StoredBoard } from './board';
import { blankBoard, toChange, describe, differing, keyOfField, keysIn, type BoardChange } from './boardFields.rules';

/** A row that passed its own checks: it has a device id that no earlier row of the call has. */
export interface GoodRow {
  index: number;
  deviceId: string;
  change: BoardChange;
  /** The fields that an update sets; null for every field in the change. */
  updateKeys: ReadonlySet<string | undefined> | null;
}

/**
 * Checks each row on its own, so that one bad row does not refuse the others. Fields that a row leaves out come from
 * the call.
 */
export function checkRows(
  rows: readonly unknown[],
  updateFields?: readonly ImportField[],
): { good: GoodRow[]; failed: ImportResult[] } {
  const good: GoodRow[] = [];
  const failed: ImportResult[] = [];
  const firstRows = new Map<string, number>();
  const updateKeys = updateFields === undefined ? null : new Set<string | undefined>(updateFields.map(keyOfField));
  for (const [index, row] of rows.entries()) {
    const parsed = importRow.safeParse(row);
    if (!parsed.success) {
      failed.push(refusal(index, parsed.error.issues[0]));
      continue;
    }
    const change = toChange(parsed.data);
    const deviceId = change.deviceId ?? '';
    const earlier = firstRows.get(deviceId);
    const fail = (code: string, message: string): number => failed.push(failedRow(index, code, message, 'device_id'));
    if (deviceId === '') fail('row.no_device', 'A row needs a device id: boards are recognised by it.');
    else if (earlier !== undefined)
      fail('row.duplicate', `Row ${earlier + 1} of the same call has this device id already.`);
    else good.push({ index, deviceId, change, updateKeys });
    if (earlier === undefined) firstRows.set(deviceId, index);
  }
  return { good, failed };
}

function refusal(index: number, issue: z.core.$ZodIssue | undefined): ImportResult {
  const path = shortened((issue?.path ?? []).join('.'));
  if (issue?.code === 'unrecognized_keys') {
    const field = [path, shortened(issue.keys[0] ?? '')].filter((part) => part !== '').join('.');
    return failedRow(index, 'request.unknown_field', `Unknown field: ${field}`, field);
  }
  return failedRow(index, 'request.invalid', shortened(issue?.message ?? 'Not valid'), path === '' ? null : path);
}

export const failedRow = (index: number, code: string, message: string, field: string | null): ImportResult => ({
  index,
  outcome: 'failed',
  boardIDs: [],
  changed: [],
  warnings: [],
  error: { code, message, field },
});

/** The owner and team of the boards that a call creates. */
export interface Ownership {
  boardOwner: string | null;
  team: string | null;
}
export interface ImportOwnership extends Ownership {
  /** Whether boards that have a team, or belong to another organisation, keep theirs. */
  keepTeam: boolean;
}

/**
 * A new board's values: owner and team of the row, or else of the call. Filled in place, because copying took a tenth
 * of an import's time.
 */
export function newBoardFor({ change }: GoodRow, { boardOwner, team }: Ownership): BoardValues {
  const board: BoardValues = Object.assign({ ...blankBoard }, change);
  board.boardOwner ??= boardOwner;
  board.team ??= team;
  return board;
}

/** Whether a board belongs to an organisation, and not to that of the call. */
const isForeign = ({ boardOwner }: StoredBoard, ownership: Ownership): boolean =>
  boardOwner !== null && boardOwner !== ownership.boardOwner;

/**
 * The change of an existing board: like the specified modify call everything but the owner, and the team if there is
 * one.
 */
export function asUpdate(
  { change: { boardOwner: _owner, deviceId: _device, team, ...change }, updateKeys }: GoodRow,
  stored: StoredBoard,
  ownership: ImportOwnership,
): BoardChange {
  const keepsTeam = ownership.keepTeam && (stored.team !== null || isForeign(stored, ownership));
  const newTeam = team ?? (keepsTeam ? null : ownership.team);
  const update: BoardChange =
    updateKeys === null ? change : Object.fromEntries(Object.entries(change).filter(([key]) => updateKeys.has(key)));
  return newTeam === null ? update : { ...update, team: newTeam };
}

/** One board that a row changes, and the change. */
export interface Update {
  row: GoodRow;
  stored: StoredBoard;
  different: BoardChange;
  fields: FieldChange[];
}

/**
 * The specified rule: every board with the row's device id is updated where it differs; if there is none, a board is
 * created.
 */
export function planRows(
  rows: readonly GoodRow[],
  matches: ReadonlyMap<string, StoredBoard[]>,
  ownership: ImportOwnership,
): { create: GoodRow[]; update: Update[]; unchanged: GoodRow[] } {
  const create: GoodRow[] = [];
  const update: Update[] = [];
  const unchanged: GoodRow[] = [];
  for (const row of rows) {
    const found = matches.get(row.deviceId) ?? [];
    const updates = found.flatMap((stored): Update[] => {
      const different = differing(stored, asUpdate(row, stored, ownership));
      return keysIn(different).length === 0 ? [] : [{ row, stored, different, fields: describe(stored, different) }];
    });
    if (found.length === 0) create.push(row);
    else if (updates.length === 0) unchanged.push(row);
    else update.push(...updates);
  }
  return { create, update, unchanged };
}

type Others = NonNullable<z.output<typeof importBoards.reply>['others']>[number];

/** Boards of another organisation or team than the call's that would change, by owner and team. */
export function othersIn(updates: readonly Update[], ownership: Ownership): Others[] {
  const found = new Map<string, Others>();
  if (ownership.boardOwner === null) return [];
  for (const { row, stored } of updates) {
    const { boardOwner, team } = stored;
    const isOtherTeam = team !== null && ownership.team !== null && team !== ownership.team;
    if (boardOwner === null || !(isForeign(stored, ownership) || isOtherTeam)) continue;
    const key = `${boardOwner} ${team ?? ''}`;
    const others = found.get(key) ?? { boardOwner, team, boards: 0, rows: [] };
    others.boards += 1;
    if (others.rows.at(-1) !== row.index) others.rows.push(row.index);
    found.set(key, others);
  }
  return [...found.values()];
}

export const listDevices = (rows: readonly { deviceId: string }[]): string[] => rows.map(({ deviceId }) => deviceId);

export const byDevice = <T extends { deviceId: string }>(boards: readonly T[]): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const board of boards) {
    const same = found.get(board.deviceId);
    if (same) same.push(board);
    else found.set(board.deviceId, [board]);
  }
  return found;
};
