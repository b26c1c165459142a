import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failureOf } from '../../machines/mutationActor';
import { useBridgedActor } from '../../machines/useBridgedActor';
import { useAppDispatch } from '../../store';
import { bulkActor } from '../../ui/bulkActor';
import { bulkRunMachine, type BulkItem } from '../../ui/bulkRun.machine';
import type { BulkPhase } from '../../ui/BulkProgress';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { artworkApi } from '../artwork.api';
import { conflictText } from '../review/ConflictNote';
import { conflictIn } from '../review/conflict';
import { useReviewDesk } from '../review/useReviewDesk';
import type { ArtworkListName } from '../table/artworkLists';

export type BulkAction = { kind: 'approve' } | { kind: 'disapprove'; reason: string } | { kind: 'read' } | { kind: 'unread' } | { kind: 'delete' };

/** What is under way, beside '7 of 12'. */
export const workingText = {
  approve: 'Approving the selected artworks...',
  disapprove: 'Disapproving the selected artworks...',
  read: 'Marking the selected artworks as read...',
  unread: 'Marking the selected artworks as unread...',
  delete: 'Removing the selected artworks...',
} as const satisfies Record<BulkAction['kind'], string>;

/** What is said when none of them failed. */
export const doneText = {
  approve: messages.artwork.savedDecision,
  disapprove: messages.artwork.savedDecision,
  read: messages.artwork.toggledRead,
  unread: messages.artwork.toggledRead,
  delete: messages.artwork.removed,
} as const satisfies Record<BulkAction['kind'], string>;

interface ArtworkBulk {
  phase: BulkPhase | undefined;
  label: string;
  context: { items: readonly BulkItem[]; done: readonly string[]; failed: readonly { id: string; name: string; reason: string }[] };
  start: (action: BulkAction, items: readonly BulkItem[]) => void;
  send: (event: { type: 'run.stop' } | { type: 'run.retry' } | { type: 'run.dismiss' }) => void;
}

/**
 * One action on all ticked artworks of a list; decisions run the same `review.machine` as single ones.
 * `versionOf` is the version the administrator saw when ticking, so that nobody else's decision is overwritten unseen.
 * `onDone` gets the ids that went through.
 */
export function useArtworkBulk(list: ArtworkListName, versionOf: (id: string) => number | undefined, onDone: (ids: readonly string[]) => void): ArtworkBulk {
  const runItem = useRunItem(versionOf);
  const [action, setAction] = useState<BulkAction>({ kind: 'read' });
  const current = useRef({ action, runItem });
  useEffect(() => {
    current.current.runItem = runItem;
  }, [runItem]);

  const machine = useMemo(() => bulkRunMachine.provide({ actors: { runItems: bulkActor((id) => current.current.runItem(current.current.action, id)) } }), []);
  const actor = useBridgedActor('bulkRun', `artwork-${list}`, machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);

  const finished = useRef(onDone);
  useEffect(() => {
    finished.current = onDone;
  }, [onDone]);
  useEffect(() => {
    if (value !== 'finished') return;
    finished.current(context.done);
    if (context.failed.length === 0 && context.done.length > 0) notify.success(doneText[current.current.action.kind]);
  }, [value, context]);

  const start = useCallback(
    (next: BulkAction, items: readonly BulkItem[]) => {
      current.current.action = next;
      setAction(next);
      actor.send({ type: 'run.start', items });
    },
    [actor],
  );
  return { phase: phaseOf(value), label: workingText[action.kind], context, start, send: actor.send };
}

function phaseOf(value: 'idle' | 'finished' | { busy: 'running' | 'stopping' }): BulkPhase | undefined {
  if (typeof value === 'object') return value.busy;
  return value === 'finished' ? 'finished' : undefined;
}

/** One artwork's turn. Rejects with a sentence for the summary. */
function useRunItem(versionOf: (id: string) => number | undefined): (action: BulkAction, id: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const desk = useReviewDesk();
  const overruled = useRef(new Map<string, number>());
  return useCallback(
    async (action, id) => {
      const { modifyFile, deleteFile } = artworkApi.endpoints;
      try {
        if (action.kind === 'delete') await dispatch(deleteFile.initiate({ params: { id } }, { track: false })).unwrap();
        else if (action.kind === 'read' || action.kind === 'unread') await dispatch(modifyFile.initiate({ params: { id }, body: { isReviewed: action.kind === 'read' } }, { track: false })).unwrap();
        else await desk.decide({ _id: id, fileName: id, version: overruled.current.get(id) ?? versionOf(id) }, action.kind, action.kind === 'disapprove' ? action.reason : '');
      } catch (error) {
        const conflict = desk.reviewOf(id)?.getSnapshot().context.conflict ?? conflictIn(failureOf(error));
        if (!conflict) throw new Error(failureOf(error).message);
        // Told in the summary: 'Retry failed' is then the answer to the question.
        if (conflict.version !== undefined) overruled.current.set(id, conflict.version);
        throw new Error(`${conflictText(conflict)} Retry to decide again.`);
      }
    },
    [dispatch, desk, versionOf],
  );
}
