import type { Board } from '#contract/boards';
import { numberText } from '../../ui/format/readNumber';
import { exportColumns } from '../csv/columns/csvColumns';
import { writeCsv } from './writeCsv';

type ExportField = (typeof exportColumns)[number]['field'];

/** A cell that the import reads back as the same value; the resolution in the specification's order, HEIGHTxWIDTH. */
function formatCell(board: Board, field: ExportField): string {
  const { boardcoords, boardloc, boardsize } = board;
  switch (field) {
    case 'lat':
    case 'long':
      return plainNumber(boardcoords[field]);
    case 'city':
    case 'state':
    case 'country':
      return boardloc[field];
    case 'resolution':
      return boardsize.height === null || boardsize.width === null
        ? ''
        : `${String(boardsize.height)}x${String(boardsize.width)}`;
    case 'adTypes':
      return (board.adTypes ?? []).join(';');
    case 'boardImgURL':
      return board.boardImgURL ?? '';
    default:
      return board[field];
  }
}

const plainNumber = (n: number | null): string => (n === null ? '' : numberText(n));

/** The first line: the import's own headers. */
export const csvHeader = (): string => writeCsv([exportColumns.map(({ header }) => header)]);

/** A page of boards as CSV lines, each with a line end. */
export const csvLines = (boards: readonly Board[]): string =>
  writeCsv(boards.map((board) => exportColumns.map(({ field }) => formatCell(board, field))));
