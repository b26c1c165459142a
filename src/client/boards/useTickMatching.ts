import { useState } from 'react';
import type { listBoardIds } from '#contract/boards';
import { readNow } from '../api/api';
import type { Args } from '../api/request';
import { useAppDispatch } from '../store';
import type { Ticks } from '../ui/table/useTicks';
import { warnOfFirst } from '../ui/table/warnOfFirst';
import { boardName } from './boards.messages';
import { boardsApi } from './boards.api';

type Query = NonNullable<Args<typeof listBoardIds>['query']>;

/** Ticks all boards that match a query, up to the limit of the idlist call. `gathering`: their ids are being read. */
export function useTickMatching({ onChange, tick }: Ticks) {
  const dispatch = useAppDispatch();
  const [gathering, setGathering] = useState(false);
  /** Returns the number of boards that match; undefined if they could not be read. */
  const tickMatching = async (query: Query, { keepsTicks = false } = {}): Promise<number | undefined> => {
    setGathering(true);
    const { data } = await dispatch(boardsApi.endpoints.listBoardIds.initiate({ query }, readNow));
    setGathering(false);
    if (!data) return undefined;
    const { boards, totalBoards } = data;
    const names = new Map(boards.map((board) => [board._id, boardName(board)]));
    if (keepsTicks) tick([...names].map(([id, name]) => ({ id, name })));
    else onChange(new Set(names.keys()), names);
    warnOfFirst('boards', boards.length, totalBoards);
    return boards.length;
  };
  return { gathering, tickMatching };
}
