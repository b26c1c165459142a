import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useBridgedActor } from '../machines/useBridgedActor';
import { useAppDispatch } from '../store';
import { bulkActor } from '../ui/bulkActor';
import { bulkRunMachine, type BulkItem } from '../ui/bulkRun.machine';
import type { BulkPhase } from '../ui/BulkProgress';
import { messages } from '../ui/messages';
import { notify } from '../ui/notify';
import { boardsApi } from './boards.api';

export type BoardAct = 'delete' | 'pause' | 'resume';

const noticeKey = 'boards-bulk';

/** Deletes, pauses or resumes the ticked boards: one call each, at most four at once; the specification's toasts tell the outcome of a delete. */
export function useBoardBulk(act: BoardAct) {
  const dispatch = useAppDispatch();
  const machine = useMemo(
    () =>
      bulkRunMachine.provide({
        actors: {
          runItems: bulkActor((id) =>
            act === 'delete'
              ? dispatch(boardsApi.endpoints.deleteBoard.initiate({ params: { id } }, { track: false })).unwrap()
              : dispatch(boardsApi.endpoints.modifyBoard.initiate({ params: { id }, body: { boardPaused: act === 'pause' } }, { track: false })).unwrap(),
          ),
        },
      }),
    [act, dispatch],
  );
  const actor = useBridgedActor('bulkRun', `boards-${act}`, machine);
  const snapshot = useSelector(actor, (each) => each);

  // The notices stand outside React; they follow the run.
  useEffect(() => {
    const { done, failed } = snapshot.context;
    if (snapshot.matches('busy')) notify.progress({ key: noticeKey, text: messages.boards.working[act] });
    if (!snapshot.matches('finished')) return;
    if (failed.length > 0) notify.error({ key: noticeKey, text: (act === 'delete' ? messages.boards.deleteFailed : messages.boards.actFailed)([...new Set(failed.map(({ reason }) => reason))].join('; ')) });
    else if (done.length > 0) notify.success({ key: noticeKey, text: act === 'delete' ? messages.boards.deletedFromList : messages.boards.paused(done.length, act === 'pause') });
  }, [snapshot, act]);

  const phase: BulkPhase | null = snapshot.matches('finished') ? 'finished' : snapshot.matches({ busy: 'stopping' }) ? 'stopping' : snapshot.matches('busy') ? 'running' : null;
  return { phase, context: snapshot.context, start: (items: readonly BulkItem[]) => { actor.send({ type: 'run.start', items }); }, send: actor.send };
}
