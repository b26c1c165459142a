import { useState } from 'react';
import { useBoardBulk, type BoardAct } from './useBoardBulk';
import type { BoardList } from './useBoardList';
import { useDeleteBoards } from './useDeleteBoards';

const acts: readonly BoardAct[] = ['delete', 'pause', 'resume'];

/** Deletes, pauses and resumes the ticked boards; `running` is the run to show. */
export function useBoardActs({ ticks }: BoardList) {
  const [act, setAct] = useState<BoardAct>('pause');
  const runs = { delete: useBoardBulk('delete'), pause: useBoardBulk('pause'), resume: useBoardBulk('resume') };
  const ticked = [...ticks.ids].map((id) => ({ id, name: ticks.names.get(id) ?? id }));
  const confirmDelete = useDeleteBoards();
  const onAct = (next: BoardAct) => {
    setAct(next);
    if (next !== 'delete') runs[next].start(ticked);
    else
      void confirmDelete(ticked).then((sure) => {
        if (sure) runs.delete.start(ticked);
      });
  };
  const running = acts
    .map((each) => ({ each, run: runs[each] }))
    .find(({ each, run }) => run.phase !== null && (each === act || run.phase !== 'finished'));
  return { onAct, running };
}
