import { cellText } from './cellText';
import type { CsvRecord } from './csvText';

/** 'Page 1 of 2', 'Rows: 2', '* estimated'; 'KS 12' may be an id. */
const words = /^\D*\s\D*$|\s\S+\s|:(?:\s|$)/;

/**
 * Finds the notes below and between the screens of a file. Spreadsheets pad them to the width of a row, so that a note
 * is a row whose only cell has words where most fuller rows have none. `first`: the first records below the header.
 */
export function noteFinder(first: readonly CsvRecord[]): (cells: readonly string[]) => boolean {
  const screens = first.filter(({ cells }) => onlyCell(cells) === null);
  return (cells) => {
    const position = onlyCell(cells);
    return (
      position !== null &&
      isWords(cells[position]) &&
      screens.filter((screen) => isWords(screen.cells[position])).length < screens.length / 2
    );
  };
}

const isWords = (cell = ''): boolean => words.test(cellText(cell));
const isFilled = (cell: string): boolean => cell.trim() !== '';

/** The position of the only cell that is filled; null if there are others. */
function onlyCell(cells: readonly string[]): number | null {
  const position = cells.findIndex(isFilled);
  return position === -1 || cells.slice(position + 1).some(isFilled) ? null : position;
}
