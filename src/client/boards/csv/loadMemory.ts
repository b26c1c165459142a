import { createStore, del, entries, set, update } from 'idb-keyval';
import type { SheetChanges } from './sheetSummary';

/** What one chunk came to; failures by position of the row in the file. */
export interface ChunkRecord {
  created: number;
  updated: number;
  unchanged: number;
  failed: [index: number, message: string][];
}

/** A load under way, kept in the browser so that a reload, a crash or the end of a session does not lose it. */
export interface RememberedLoad {
  /** Groups the chunks on the server, and makes the keys that let a repeated chunk change nothing. */
  loadId: string;
  userId: string;
  key: string;
  name: string;
  /** The file itself. */
  file: Blob;
  rows: number;
  changes: SheetChanges;
  boardOwner: string | null;
  team: string | null;
  startedAt: string;
  /** Whether 'Load Boards' was pressed; before, only the review comes back. */
  started: boolean;
  /** Finished chunks by number. */
  chunks: Record<number, ChunkRecord>;
}

const store = () => createStore('marquee-loads', 'loads');

/**
 * A browser that keeps nothing (a private window, a full disk) loads all the same; only an interruption is not survived there.
 */
async function kept(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // As said above.
  }
}

/** Replaces what is remembered of a load. */
export const rememberLoad = (load: RememberedLoad): Promise<void> => kept(() => set(load.loadId, load, store()));

export const rememberChunk = (loadId: string, chunk: number, record: ChunkRecord): Promise<void> =>
  kept(() => update<RememberedLoad>(loadId, (load) => {
    if (!load) throw new Error(`The load ${loadId} is not remembered`);
    return { ...load, chunks: { ...load.chunks, [chunk]: record } };
  }, store()));

export const forgetLoad = (loadId: string): Promise<void> => kept(() => del(loadId, store()));

/** Unfinished loads of a user, newest first. */
export async function unfinishedLoads(userId: string): Promise<RememberedLoad[]> {
  const all: [string, RememberedLoad][] = [];
  await kept(async () => { all.push(...(await entries<string, RememberedLoad>(store()))); });
  return all.map(([, load]) => load).filter((load) => load.userId === userId).sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}
