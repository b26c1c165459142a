import { batches } from '../db/batches';
import type { Database } from '../db/connect';
import { sharedRead } from '../db/sharedReads';
import { BoardColumns } from './boardColumns';
import type { IndexRow } from './indexRow';
import type { FeedPosition } from '../events/cursor.rules';
import { readFeedPosition } from '../events/feed.queries';
import { feedDays, readBoardFeed, readRows, readRowsAfter } from './boardIndex.queries';

/** Rows in each query of the first load: few enough that the embedded database answers other queries in between. */
const chunk = 5_000;
/** Above this number of changes, the columns are reloaded instead. */
const reloadAbove = 200_000;
const day = 86_400_000;

interface Loaded {
  columns: BoardColumns;
  position: FeedPosition;
  /** When the feed was read last: milliseconds. */
  at: number;
  /** Increases with every change of a board. */
  revision: number;
}

/**
 * The columns with every transaction that was committed when they were requested. Read them synchronously, before any
 * `await`.
 */
export type IndexView = Pick<Loaded, 'columns' | 'revision'>;

export interface BoardIndex {
  /** Whether the index is loaded; a view then takes milliseconds. */
  isLoaded(): boolean;
  /** How many boards it has, and when it read the feed last (milliseconds since 1970); undefined until it is loaded. */
  status(): { boards: number; readAt: number } | undefined;
  /** @throws StaleIndexError if the database was restored or failed over, or too much has changed */
  view(): Promise<IndexView>;
}

/** The index can no longer be updated incrementally; the next query reloads it, which takes seconds. */
export class StaleIndexError extends Error {
  override readonly name = 'StaleIndexError';
}

/**
 * Keeps one process's copy of what boards are filtered, sorted and mapped by. It is loaded at the first query,
 * and follows the feed of all writers: each query first reads what was committed since the last one (usually nothing, at the
 * cost of one index probe), so results are right at any time on any number of processes. See docs/decisions/012-board-index.md.
 */
export function createBoardIndex(database: Pick<Database, 'db' | 'reading'>): BoardIndex {
  let loaded: Loaded | undefined;
  let revision = 0;
  const refresh = async (): Promise<IndexView> => {
    if (loaded === undefined) {
      loaded = await load(database, revision + 1);
    } else {
      // An hour less, because clocks differ.
      const isKept = Date.now() - loaded.at < (feedDays - 1 / 24) * day;
      loaded = isKept ? await catchUp(database.db, loaded) : undefined;
      if (loaded === undefined) throw new StaleIndexError();
    }
    revision = loaded.revision;
    return loaded;
  };

  // A refresh under way may have read the feed before the caller's own write, so callers share the next one.
  return {
    isLoaded: () => loaded !== undefined,
    status: () => loaded && { boards: loaded.columns.seqs().length, readAt: loaded.at },
    view: sharedRead(refresh),
  };
}

/**
 * The rows may come from a standby that has everything committed before the feed position was read; later changes are
 * read from the feed on the primary.
 */
async function load({ db, reading }: Pick<Database, 'db' | 'reading'>, revision: number): Promise<Loaded> {
  const position = await readFeedPosition(db);
  const columns = new BoardColumns();
  const rowsAfter = (seq: number): Promise<IndexRow[]> => reading((from) => readRowsAfter(from, seq, chunk));
  let next: Promise<IndexRow[]> | undefined = rowsAfter(0);
  while (next !== undefined) {
    const rows: IndexRow[] = await next;
    const last = rows.at(-1);
    // The next rows are queried while these are being added.
    next = last === undefined || rows.length < chunk ? undefined : rowsAfter(last.seq);
    for (const row of rows) columns.put(row);
  }
  await columns.orders.sortAll();
  const loaded = { columns, position, at: Date.now(), revision };
  // No limit here: the rows have just been read.
  const current = await catchUp(db, loaded, Infinity);
  if (current === undefined) throw new StaleIndexError();
  return current;
}

/**
 * Updates the columns to the committed state; undefined if so much changed that a reload is faster, or the database is
 * another one.
 */
async function catchUp(db: Database['db'], loaded: Loaded, most = reloadAbove): Promise<Loaded | undefined> {
  const read = await readBoardFeed(db, loaded.position);
  if (read === undefined) return undefined;
  const { position, changed } = read;
  if (changed.length > most) return undefined;
  const rows: IndexRow[] = [];
  for (const some of batches(changed, chunk)) rows.push(...(await readRows(db, some)));
  // Synchronously, so that no reader sees a partial update.
  const found = new Set(rows.map(({ seq }) => seq));
  for (const row of rows) loaded.columns.put(row);
  for (const seq of changed) if (!found.has(seq)) loaded.columns.remove(seq);
  loaded.columns.orders.settle();
  return { ...loaded, position, at: Date.now(), revision: loaded.revision + (changed.length > 0 ? 1 : 0) };
}
