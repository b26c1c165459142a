import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import type { Decision } from '../review/decision';
import { isUnsaved, type ReviewActor } from '../review/reviewActors';
import { useReviewActors } from '../review/useReviewActors';
import { useReadToggle } from '../table/useReadToggle';
import type { DecisionActions } from './DecisionBar';
import { nextUndecided } from './useReviewQueue';

interface Decisions extends DecisionActions {
  /** All artworks of the queue are decided, and the decisions saved. */
  finished: boolean;
}

/** The artworks that colleagues have decided since the queue was created, and those they have open. */
interface ColleagueActivity {
  elsewhere: ReadonlySet<string>;
  taken: { has(id: string): boolean };
}

/**
 * Deciding in review mode: the next artwork is shown as soon as a decision is sent, without waiting for the reply. A decision that
 * could not be saved is shown by `UnsavedDecisions`. Undoing one returns to its artwork.
 */
export function useDecisions(
  file: ArtworkFile | undefined,
  ids: readonly string[],
  showArtwork: (fileId: string) => void,
  { elsewhere, taken }: ColleagueActivity,
): Decisions {
  const reviewActors = useReviewActors();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  /** The artwork with the last decision of the queue, until another one is shown. */
  const [lastDecided, setLastDecided] = useState<string>();
  if (lastDecided !== undefined && lastDecided !== file?._id) setLastDecided(undefined);
  const [toggle] = useReadToggle();

  useEffect(() => reviewActors.reviewModeOpened(), [reviewActors]);
  const reopen = useCallback((fileId: string) => {
    setDecided((before) => new Set([...before].filter((id) => id !== fileId)));
    setLastDecided(undefined);
  }, []);
  useEffect(
    () =>
      reviewActors.onUndone((fileId) => {
        reopen(fileId);
        showArtwork(fileId);
      }),
    [reviewActors, reopen, showArtwork],
  );
  const finished = useSyncExternalStore(
    reviewActors.subscribe,
    () => lastDecided !== undefined && !ids.some((id) => isPending(reviewActors.actorOf(id))),
  );

  const openDecision = useCallback(
    (decision: Decision) => {
      if (file) reviewActors.openDecision(file, decision);
    },
    [reviewActors, file],
  );
  const send = useCallback(() => {
    if (!file) return;
    const review = reviewActors.actorOf(file._id);
    const event = review?.getSnapshot().context.conflict
      ? ({ type: 'decision.overrule' } as const)
      : ({ type: 'decision.confirm' } as const);
    if (!review?.getSnapshot().can(event)) return;
    review.send(event);
    const now = new Set(decided).add(file._id);
    const next = nextUndecided(ids, new Set([...now, ...elsewhere]), file._id, taken);
    setDecided(now);
    if (next === undefined) setLastDecided(file._id);
    else showArtwork(next);
  }, [reviewActors, file, decided, ids, showArtwork, elsewhere, taken]);

  return {
    finished,
    send,
    approve: useCallback(() => openDecision('approve'), [openDecision]),
    disapprove: useCallback(() => openDecision('disapprove'), [openDecision]),
    dismiss: useCallback(() => {
      const review = file && reviewActors.actorOf(file._id);
      if (!review) return;
      // After a conflict it stays decided: by somebody else.
      const snapshot = review.getSnapshot();
      if (isUnsaved(snapshot) && !snapshot.context.conflict) reopen(file._id);
      review.send({ type: 'decision.dismiss' });
    }, [reviewActors, file, reopen]),
    toggleRead: useCallback(() => file && void toggle(file), [toggle, file]),
  };
}

/** Whether a decision on the artwork is being saved, or could not be. */
function isPending(review: ReviewActor | undefined): boolean {
  const snapshot = review?.getSnapshot();
  return snapshot !== undefined && (snapshot.matches('saving') || isUnsaved(snapshot));
}
