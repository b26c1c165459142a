import type { Board } from '#contract/boards';
import type { Selection } from '../organisations/selection';
import { useListBoardIdsQuery } from './boards.api';

/**
 * Whether every ticked board is paused, those on other pages too. The ids of paused boards are requested only if no
 * visible row is active, and those of active boards only if more are paused than one id list holds. A board in neither
 * list is unknown; it does not prevent resuming the others, and resuming an active board changes nothing.
 */
export function useAllPaused(
  ids: ReadonlySet<string>,
  shown: readonly Pick<Board, '_id' | 'boardPaused'>[],
  scope: Selection,
): boolean {
  const seen = shown.filter(({ _id }) => ids.has(_id));
  const isRefuted = ids.size === 0 || seen.some(({ boardPaused }) => !boardPaused);
  const needsOthers = !isRefuted && seen.length < ids.size;
  const paused = useListBoardIdsQuery({ query: { ...scope, paused: true } }, { skip: !needsOthers }).data;
  const known = new Set([...(paused?.boards ?? []), ...seen].map(({ _id }) => _id));
  const others = needsOthers && paused !== undefined ? [...ids].filter((id) => !known.has(id)) : [];
  const isCut = paused?.totalBoards !== undefined && paused.totalBoards > paused.boards.length;
  const active = useListBoardIdsQuery(
    { query: { ...scope, paused: false } },
    { skip: others.length === 0 || !isCut },
  ).data;
  if (isRefuted) return false;
  if (!needsOthers) return true;
  if (paused === undefined) return false;
  if (others.length === 0) return true;
  if (!isCut || active === undefined) return false;
  const running = new Set(active.boards.map(({ _id }) => _id));
  return !others.some((id) => running.has(id));
}
