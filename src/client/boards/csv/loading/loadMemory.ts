import { createStore, delMany, entries, get, keys, set } from 'idb-keyval';
import type { ChunkRecord, SheetChanges } from '../sheet/sheetSummary';

/** A running load, stored in the browser so that it survives a reload, a crash or the end of a session. */
export interface RememberedLoad {
  /** Groups the chunks on the server, and is part of the idempotency keys of the chunks. */
  loadId: string;
  userId: string;
  name: string;
  /** The file itself. */
  file: Blob;
  rows: number;
  /** Rows in one chunk, constant during the load, because a repeated chunk must be identical. */
  chunkRows: number;
  changes: SheetChanges;
  boardOwner: string | null;
  team: string | null;
  startedAt: string;
  /** Whether 'Load Boards' was pressed; if not, only the review is restored. */
  started: boolean;
}

export interface UnfinishedLoad extends RememberedLoad {
  /** Finished chunks by number. */
  chunks: Record<number, ChunkRecord>;
}

/** Whose boards a load makes. */
export type Ownership = Pick<RememberedLoad, 'boardOwner' | 'team'>;

const store = () => createStore('marquee-loads', 'loads');

/** Milliseconds after which the storage counts as silent: Safari at times never answers, nor does a blocked upgrade. */
const patience = 3_000;

/**
 * A browser whose storage is missing (a private window, a full disk) or silent loads too, but cannot resume an
 * interrupted load. After the first silence nobody waits again until there is an answer; a late one counts.
 */
function createFailureGuard(): (work: () => Promise<void>) => Promise<void> {
  let isSilent = false;
  return (work) =>
    new Promise((resolve) => {
      const end = (silent: boolean): void => {
        isSilent = silent;
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => end(true), isSilent ? 0 : patience);
      void Promise.resolve()
        .then(work)
        .catch(() => undefined) // Nothing is kept then.
        .then(() => end(false));
    });
}
const ignoreStorageFailure = createFailureGuard();

/** Stores or replaces a load. */
export const rememberLoad = (load: RememberedLoad): Promise<void> =>
  ignoreStorageFailure(() => set(load.loadId, load, store()));

/** Changes a stored load. */
export const updateLoad = (loadId: string, change: Partial<RememberedLoad>): Promise<void> =>
  ignoreStorageFailure(async () => {
    const load = await get<RememberedLoad>(loadId, store());
    if (load) await set(loadId, { ...load, ...change }, store());
  });

/** Stored separately from the load, because the load's file would otherwise be written again with every chunk. */
export const rememberChunk = (loadId: string, chunk: number, record: ChunkRecord): Promise<void> =>
  ignoreStorageFailure(() => set(`${loadId}${separator}${String(chunk)}`, record, store()));
const separator = ' chunk ';
const loadOf = (name: string): string => name.split(separator)[0] ?? '';

/** Deletes a load and its chunks. */
export const forgetLoad = (loadId: string): Promise<void> =>
  ignoreStorageFailure(async () => {
    const names = await keys<string>(store());
    await delMany(
      names.filter((name) => loadOf(name) === loadId),
      store(),
    );
  });

/** Unfinished loads, newest first. Chunks without their load are ignored. */
async function storedLoads(): Promise<UnfinishedLoad[]> {
  const all: [string, RememberedLoad | ChunkRecord][] = [];
  await ignoreStorageFailure(async () => {
    all.push(...(await entries<string, RememberedLoad | ChunkRecord>(store())));
  });
  const chunksOf = new Map<string, Record<number, ChunkRecord>>();
  for (const [name, record] of all)
    if ('created' in record)
      chunksOf.set(loadOf(name), { ...chunksOf.get(loadOf(name)), [Number(name.split(separator)[1])]: record });
  return all
    .flatMap(([, load]) => ('created' in load ? [] : [{ ...load, chunks: chunksOf.get(load.loadId) ?? {} }]))
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}

export const unfinishedLoads = async (userId: string): Promise<UnfinishedLoad[]> =>
  (await storedLoads()).filter((load) => load.userId === userId);

export const unfinishedLoad = async (loadId: string): Promise<UnfinishedLoad | undefined> =>
  (await storedLoads()).find((load) => load.loadId === loadId);
