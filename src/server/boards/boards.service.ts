import { idListLimit } from '#contract/page';
import type { Queryable } from '../db/connect';
import { required } from '../http/failure';
import type { Services } from '../start/services';
import type { BoardRow } from './board';
import { findBoard, findBoardNames, findBoardsByDevice, findBoardsById, findBoardsBySeq } from './boards.queries';
import type { BoardOrder } from '../boardIndex/boardOrder';
import type { BoardCounts, BoardFilter, Facets } from '../boardIndex/boardSearch';
import { parseBox } from '../boardIndex/box';

type Parts = Pick<Services, 'database' | 'boardFinder'>;
type Page = BoardOrder & { page: number; pageSize: number };

/** One page of a filtered list, and counts of the boards that match. */
export async function listBoards(
  { database, boardFinder }: Parts,
  filter: BoardFilter,
  { page, pageSize, ...order }: Page,
): Promise<{ rows: BoardRow[]; total: number; counts?: BoardCounts }> {
  const { seqs, ...counted } = await boardFinder.page(filter, order, (page - 1) * pageSize, pageSize);
  return { rows: await findBoardsBySeq(database.db, seqs), ...counted };
}

/** Ids and names of all boards that match, at most 10,000, and how many there are. */
export async function listBoardIds({ database, boardFinder }: Parts, filter: BoardFilter, order: BoardOrder) {
  const { seqs, total } = await boardFinder.page(filter, order, 0, idListLimit);
  return { rows: await findBoardNames(database.db, seqs), total };
}

export const listFacets = ({ boardFinder }: Parts, filter: BoardFilter): Promise<Facets> => boardFinder.facets(filter);

/** @throws Failure `board.not_found` */
export const getBoard = async (db: Queryable, id: string): Promise<BoardRow> =>
  required(await findBoard(db, id), 'board.not_found');

/** The boards of these ids that exist, deleted ones included, by name. */
export const getBoards = findBoardsById;
export const findByDevice = findBoardsByDevice;

/** The clusters of a map view; a cluster of one board has the board's id and name, and whether it is paused. */
export async function mapBoards(
  { database, boardFinder }: Parts,
  filter: BoardFilter,
  view: { bbox: string; zoom: number },
) {
  const { clusters, ...totals } = await boardFinder.clusters(filter, {
    box: parseBox(view.bbox),
    zoom: view.zoom,
  });
  const names = await findBoardNames(
    database.db,
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
