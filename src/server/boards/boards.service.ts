import { idListLimit } from '#contract/page';
import type { Database, Queryable } from '../db/connect';
import { failure } from '../http/failure';
import type { BoardRow } from './board';
import {
  countAllBoards,
  findBoard,
  findBoardNames,
  findBoardsAt,
  findBoardsByDevice,
  findBoardsById,
  findBoardsBySeq,
  findCampaignsOfBoard,
  findFirstBoards,
  findSeqsAt,
  type BoardOrder,
} from './boards.queries';
import { boxOf, isFiltered, type BoardFilter, type BoardFinder } from './lookup/boardFinder';

export interface BoardLists {
  database: Database;
  finder: BoardFinder;
}
type Page = BoardOrder & { page: number; pageSize: number };

/** So many boards the database walks past in a few milliseconds; beyond them the lookup, which has the order in memory, is quicker. */
const farFromBothEnds = 20_000;

/**
 * Filters are the lookup's, and so are the sorts that have no index of the database, all but the name's: each would make writing boards dearer. Until the
 * lookup is loaded the database sorts by itself, so that a list without a filter never waits for it.
 */
function isOfLookup(finder: BoardFinder, filter: BoardFilter, { sortID }: BoardOrder): boolean {
  if (isFiltered(filter)) return true;
  if (sortID === 'boardname') return false;
  // Whoever comes next finds it loaded, also where its first load failed or it slept for too long.
  if (!finder.isLoaded()) void finder.ready().catch(() => undefined);
  return finder.isLoaded();
}

/**
 * One page and the right total: the database walks the sort's index and nothing is counted, or the lookup knows which boards they are and only their rows
 * are read.
 */
export async function listBoards(
  { database: { db }, finder }: BoardLists,
  filter: BoardFilter,
  { page, pageSize, ...order }: Page,
): Promise<{ rows: BoardRow[]; total: number }> {
  const start = (page - 1) * pageSize;
  if (isOfLookup(finder, filter, order)) {
    const { seqs, total } = await finder.page(filter, order, start, pageSize);
    return { rows: await findBoardsBySeq(db, seqs), total };
  }
  if (page === 1) return findFirstBoards(db, order, pageSize);
  const total = await countAllBoards(db);
  if (Math.min(start, total - start) > farFromBothEnds) {
    const { seqs, total: known } = await finder.page({}, order, start, pageSize);
    return { rows: await findBoardsBySeq(db, seqs), total: known };
  }
  return { rows: await findBoardsAt(db, order, { start, count: pageSize, total }), total };
}

/** Ids and names of all that match, at most 10,000, and how many there are. */
export async function listBoardIds({ database: { db }, finder }: BoardLists, filter: BoardFilter, order: BoardOrder) {
  if (isOfLookup(finder, filter, order)) {
    const { seqs, total } = await finder.page(filter, order, 0, idListLimit);
    return { rows: await findBoardNames(db, seqs), total };
  }
  return { rows: await findBoardNames(db, await findSeqsAt(db, order, idListLimit)), total: await countAllBoards(db) };
}

/** @throws Failure `board.not_found` */
export async function getBoard(db: Queryable, id: string): Promise<BoardRow> {
  const row = await findBoard(db, id);
  if (!row) throw failure('board.not_found');
  return row;
}

/** Those of the boards that exist, deleted ones too, by name. */
export const getBoards = findBoardsById;
export const findByDevice = findBoardsByDevice;

/** @throws Failure `board.not_found` */
export async function getCampaignsOf(db: Queryable, id: string) {
  await getBoard(db, id);
  return findCampaignsOfBoard(db, id);
}

/** Clusters of a view; a cluster of one board says which, by what name, and whether it is paused. */
export async function mapBoards(
  { database: { db }, finder }: BoardLists,
  filter: BoardFilter,
  view: { bbox: string; zoom: number },
) {
  const { clusters, ...totals } = await finder.clusters(filter, { box: boxOf(view.bbox), zoom: view.zoom });
  const names = await findBoardNames(
    db,
    clusters.flatMap(({ seq }) => seq ?? []),
  );
  const known = new Map(names.map((board) => [board.seq, board]));
  return {
    ...totals,
    clusters: clusters.map(({ seq, ...cluster }) => {
      const board = seq === null ? undefined : known.get(seq);
      return {
        ...cluster,
        boardID: board?.id ?? null,
        ...(board ? { boardname: board.boardname, boardPaused: board.boardPaused } : {}),
      };
    }),
  };
}
