import { skipToken } from '@reduxjs/toolkit/query';
import type { Board } from '#contract/boards';
import { longestSearch } from '#contract/page';
import { composed } from '#contract/text';
import { useProduct } from '../../api/product.api';
import { boardFormMessages } from '../boards.messages';
import { useDebounced } from '../../ui/form/useDebounced';
import { useListBoardsQuery } from '../boards.api';
import type { Verdict } from './boardValues';

/** The most names that are compared; if more contain the typed one, only the save finds a duplicate. */
const looked = 100;
/** Milliseconds after the last key. */
const pause = 400;

const nameKey = (name: string): string => composed(name.trim()).toLowerCase();
const same = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/**
 * Whether another board that is not deleted has the name; undefined while it is unknown, and for the board's own name.
 * The server's check at saving is authoritative.
 */
export function useNameVerdict(name: string, board: Pick<Board, '_id' | 'boardname'> | undefined): Verdict | undefined {
  const { has } = useProduct();
  const settled = useDebounced(name, pause).trim();
  const isNew = settled !== '' && !same(settled, board?.boardname ?? '');
  // The names found are compared as a whole.
  const search = settled.slice(0, longestSearch);
  const { currentData } = useListBoardsQuery(
    isNew && has('board-filters')
      ? { query: { search, deleted: false, page: 1, pageSize: looked, sortID: 'boardname', sortDesc: false } }
      : skipToken,
  );
  if (!currentData || !same(settled, name)) return undefined;
  const isTaken = currentData.boards.some(({ _id, boardname }) => _id !== board?._id && same(boardname, settled));
  if (isTaken) return { state: 'invalid', text: boardFormMessages.nameTaken };
  return currentData.totalBoards > looked ? undefined : { state: 'valid', text: boardFormMessages.nameFree };
}
