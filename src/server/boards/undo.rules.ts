import { isSame, type FieldChange } from '../audit/changes.rules';
import type { StoredBoard } from './board';
import { keyOfField, storedValue, type BoardChange } from './boardFields.rules';

/** What one import call of a load did; of an undone load also what its undo wrote, without fields. */
export interface LoadChunk {
  created: string[];
  /** `version` is the board's after the write. */
  updated: { boardID: string; version: number; fields: FieldChange[] }[];
}

/** What one load did to one board, over all its chunks. */
export interface Trace {
  boardID: string;
  isCreated: boolean;
  /** The board's versions that the load wrote. */
  versions: ReadonlySet<number>;
  /** Of each field the value before the load, and the last one the load wrote. */
  fields: FieldChange[];
}

/** Merges the chunks of a load, in the order they were written, into one trace for each board. */
export function mergeTraces(chunks: readonly LoadChunk[]): Trace[] {
  const traces = new Map<string, Trace>();
  for (const { created, updated } of chunks) {
    for (const boardID of created)
      traces.set(boardID, { boardID, isCreated: true, versions: new Set([1]), fields: [] });
    for (const { boardID, version, fields } of updated) {
      const before = traces.get(boardID);
      traces.set(boardID, {
        boardID,
        isCreated: before?.isCreated ?? false,
        versions: new Set([...(before?.versions ?? []), version]),
        fields: merged(before?.fields ?? [], fields),
      });
    }
  }
  return [...traces.values()];
}

function merged(earlier: readonly FieldChange[], later: readonly FieldChange[]): FieldChange[] {
  const first = new Map(earlier.map((change) => [change.field, change]));
  const touched = new Set(later.map(({ field }) => field));
  return [
    ...earlier.filter(({ field }) => !touched.has(field)),
    ...later.map(({ field, from, to }) => ({ field, from: first.has(field) ? first.get(field)?.from : from, to })),
  ];
}

export interface LeftField {
  field: string;
  reason: string;
}
export interface Undoing {
  /** What to write; empty where nothing is to be done. */
  change: BoardChange;
  left: LeftField[];
}

/**
 * How a load's changes of a board are undone: only fields that were not changed since. `undone`: the versions that other
 * loads wrote and that were undone, and those of their undo.
 */
export function planUndo(stored: StoredBoard, trace: Trace, undone: Iterable<number>): Undoing {
  if (trace.isCreated) return undoCreation(stored, new Set([...trace.versions, ...undone]));
  const change: BoardChange = {};
  const left: LeftField[] = [];
  for (const { field, from, to } of trace.fields) {
    const key = keyOfField(field);
    if (key === undefined) left.push({ field, reason: 'This field no longer exists.' });
    else if (isSame(stored[key], storedValue(key, to))) Object.assign(change, { [key]: storedValue(key, from) });
    else if (!isSame(stored[key], storedValue(key, from)))
      left.push({ field, reason: 'Somebody has changed it since.' });
  }
  return { change, left };
}

function undoCreation(stored: StoredBoard, ofLoads: ReadonlySet<number>): Undoing {
  if (stored.isDeleted) return { change: {}, left: [] };
  // Each write adds 1 to the version: one that is missing is somebody's.
  if (stored.version !== ofLoads.size)
    return {
      change: {},
      left: [{ field: '', reason: 'The board was created by this load, and somebody has changed it since.' }],
    };
  return { change: { isDeleted: true }, left: [] };
}
