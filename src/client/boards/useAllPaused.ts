import type { Board } from '#contract/boards';
import { useListBoardIdsQuery } from './boards.api';

const nobody: readonly Pick<Board, '_id' | 'boardPaused'>[] = [];

/**
 * Whether every ticked board is paused, those on other pages too. The paused ones are only asked for where the rows in
 * sight do not say already that one is active; beyond the ids of one list the answer is "no".
 */
export function useAllPaused(ids: ReadonlySet<string>, shown: readonly Pick<Board, '_id' | 'boardPaused'>[] = nobody): boolean {
  const seen = shown.filter(({ _id }) => ids.has(_id));
  const isRefuted = ids.size === 0 || seen.some(({ boardPaused }) => !boardPaused);
  const needsOthers = !isRefuted && seen.length < ids.size;
  const paused = useListBoardIdsQuery({ query: { paused: true } }, { skip: !needsOthers });
  if (isRefuted) return false;
  if (!needsOthers) return true;
  const known = new Set(paused.data?.boards.map(({ _id }) => _id));
  return [...ids].every((id) => known.has(id));
}
