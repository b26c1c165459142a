import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError, failureOf } from '../../api/apiError';
import { useBulkActor, type BulkRun } from '../../bulk/useBulkRun';
import { useLatest } from '../../machines/useLatest';
import { undoWindowMs } from '#contract/artwork';
import type { Category } from '#contract/placement';
import { useExtension } from '../../api/product.api';
import { useUndoOffer, type OfferedUndo } from '../../bulk/useUndoOffer';
import type { Ticks } from '../../ui/table/useTicks';
import { useAppDispatch, type AppDispatch } from '../../store';
import { unlessGone, type BulkOutcome } from '../../bulk/bulkActor';
import type { BulkItem } from '../../bulk/bulkRun.machine';
import { artworkMessages, batchMessages, conflictMessages, fileTouchMessages } from '../artwork.messages';
import { listMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';
import { ago } from '../../ui/format/moment';
import { artworkApi } from '../artwork.api';
import { whyNotUndone } from '../review/undo.machine';
import type { ReviewActors } from '../review/reviewActors';
import { useReviewActors } from '../review/useReviewActors';
import type { ArtworkListName } from '../table/artworkLists';

/** `categories`: what is on all of them. */
export type BulkAction =
  | { kind: 'approve'; categories?: readonly Category[] | null }
  | { kind: 'disapprove'; reason: string; categories?: readonly Category[] | null }
  | { kind: 'read' }
  | { kind: 'unread' }
  | { kind: 'delete' };

/** Milliseconds by which the offer to undo ends before the server's window, so that the last calls still arrive in time. */
const safetyMs = 500;

/** The text beside '7 of 12' during a run. */
export const workingText = {
  approve: 'Approving the selected artworks...',
  disapprove: 'Disapproving the selected artworks...',
  read: 'Marking the selected artworks as read...',
  unread: 'Marking the selected artworks as unread...',
  delete: 'Removing the selected artworks...',
} as const satisfies Record<BulkAction['kind'], string>;

/** The notice if none of them failed. */
export const doneText = {
  approve: artworkMessages.savedDecision,
  disapprove: artworkMessages.savedDecision,
  read: artworkMessages.toggledRead,
  unread: artworkMessages.toggledRead,
  delete: artworkMessages.removed,
} as const satisfies Record<BulkAction['kind'], string>;

export interface ArtworkBulk extends Omit<BulkRun, 'start'> {
  kind: BulkAction['kind'];
  label: string;
  undo: OfferedUndo;
  start: (action: BulkAction, items: readonly BulkItem[]) => void;
}

/**
 * One action on all ticked artworks of a list; decisions run the same `review.machine` as single ones. `versionOf` is
 * the version the administrator saw when ticking, so that a newer decision is not overwritten unseen. What succeeded is
 * ticked no more, and ticked again once it is undone.
 */
export function useArtworkBulk(
  list: ArtworkListName | 'lookAlikes',
  versionOf: (id: string) => number | undefined,
  ticks: Pick<Ticks, 'tick' | 'untick'> | undefined,
): ArtworkBulk {
  const dispatch = useAppDispatch();
  const reviewActors = useReviewActors();
  const [kind, setKind] = useState<BulkAction['kind']>('read');
  const canBatch = useExtension('decision-batches');
  // One for the whole life of the list: a run begun while the API's extensions arrive must keep its action.
  const latest = useLatest({ versionOf, canBatch });
  const turns = useMemo(() => createTurns(dispatch, reviewActors, latest), [dispatch, reviewActors, latest]);
  const run = useBulkActor(`artwork-${list}`, turns.run, turns.tellEnd);
  const { phase, context } = run;

  const canUndo = useExtension('file-undo');
  const undo = useUndoOffer(`artwork-${list}`, { label: batchMessages.undoBatch, group: 'Artwork' });

  const finished = useEffectEvent((done: readonly string[], failed: number) => {
    ticks?.untick(done);
    if (done.length === 0) return;
    if (kind === 'approve' || kind === 'disapprove') {
      const noticeKey = notify.success({
        text: artworkMessages.savedDecision,
        detail: batchMessages.decided(kind, done.length),
      });
      if (!canUndo) return;
      undo.offer({
        text: fileTouchMessages.done[kind](done.length),
        noticeKey,
        until: turns.openSince() + undoWindowMs - safetyMs,
        ids: done,
        takeBack: async (id) => {
          const args = { params: { id }, headers: { ifMatch: turns.versionOf(id) } };
          const { file } = await dispatch(artworkApi.endpoints.undoDecision.initiate(args, { track: false }))
            .unwrap()
            .catch((error: unknown) => {
              const failure = failureOf(error);
              throw new ApiError({ ...failure, message: whyNotUndone(failure) });
            });
          reviewActors.know(id, file.version);
        },
        undone: batchMessages.undone,
        notUndone: batchMessages.notUndone,
        onUndone: (undone) => {
          const back = new Set(undone);
          ticks?.tick(context.items.filter(({ id }) => back.has(id)));
        },
      });
    } else if (failed === 0) notify.success(doneText[kind]);
  });
  // Review mode hides the list, and effects run again when it is shown again.
  const isReported = useRef(false);
  useEffect(() => {
    if (phase === 'finished' && !isReported.current) finished(context.done, context.failed.length);
    isReported.current = phase === 'finished';
  }, [phase, context]);

  const start: ArtworkBulk['start'] = (action, items) => {
    turns.choose(action);
    setKind(action.kind);
    undo.forget();
    run.start(items);
  };
  const send: ArtworkBulk['send'] = (event) => {
    if (event.type === 'run.retry') turns.begin();
    run.send(event);
  };
  return { ...run, kind, label: workingText[kind], undo, start, send };
}

/** The steps of a run. `run` handles one artwork, and rejects with a sentence for the summary. */
function createTurns(
  dispatch: AppDispatch,
  reviewActors: ReviewActors,
  latest: () => { versionOf: (id: string) => number | undefined; canBatch: boolean },
) {
  const { modifyFile, deleteFile } = artworkApi.endpoints;
  const decided = new Map<string, number | undefined>();
  let action: BulkAction = { kind: 'read' };
  let batch: string | undefined;
  let firstDone: number | undefined;
  let lastDone: number | undefined;

  async function act(id: string, fileName: string, mayBeDone: boolean): Promise<void> {
    if (action.kind === 'delete')
      await unlessGone(dispatch(deleteFile.initiate({ params: { id } }, { track: false })).unwrap(), mayBeDone);
    else if (action.kind === 'read' || action.kind === 'unread') {
      const { file } = await dispatch(
        modifyFile.initiate({ params: { id }, body: { isReviewed: action.kind === 'read' } }, { track: false }),
      ).unwrap();
      reviewActors.know(id, file.version);
    } else {
      const { kind, ...run } = action;
      const file = { _id: id, fileName, version: latest().versionOf(id) };
      const { failure, conflict, version } = await reviewActors.decide(file, kind, { ...run, batch });
      // The summary shows the conflict; 'Retry failed' then overrules the newer version.
      if (conflict) throw new Error(`${conflictMessages.text(conflict, ago)} Retry to decide again.`);
      if (failure) throw new ApiError(failure);
      decided.set(id, version);
    }
  }

  const turns = {
    /**
     * When the undo window of the whole run began, in milliseconds since 1970: at the last decision, or at the first if
     * the API has no batches.
     */
    openSince: () => (latest().canBatch ? lastDone : firstDone) ?? Date.now(),
    /** The artwork's version with its decision. */
    versionOf: (id: string) => decided.get(id),
    choose: (next: BulkAction) => {
      action = next;
      turns.begin();
    },
    /** Begins a new batch, for a run or a retry of the failed ones. */
    begin: () => {
      firstDone = undefined;
      lastDone = undefined;
      batch = latest().canBatch ? crypto.randomUUID() : undefined;
    },
    /** Shown if the user has left the list before the end. */
    tellEnd: ({ done, failed }: BulkOutcome): void => {
      if (failed.length > 0)
        notify.error({
          text: `${fileTouchMessages.done[action.kind](done)}, ${listMessages.failedCount(failed.length)}`,
          detail: [...new Set(failed.map(({ name, reason }) => `${name}: ${reason}`))].join('\n'),
          duration: 0,
        });
      else if (done > 0) notify.success(doneText[action.kind]);
    },
    run: async (...item: Parameters<typeof act>): Promise<void> => {
      await act(...item);
      lastDone = Date.now();
      firstDone ??= lastDone;
    },
  };
  return turns;
}
