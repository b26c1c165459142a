import { useCallback, useEffect, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import type { Decision } from '../review/decision';
import { useReviewActors } from '../review/useReviewActors';
import { useReadToggle } from '../table/useReadToggle';
import type { DecisionActions } from './DecisionBar';
import { nextUndecided } from './useReviewQueue';

interface Decisions extends DecisionActions {
  /** All artworks of the queue are decided. */
  finished: boolean;
}

/** The artworks that colleagues have decided since the queue was created, and those they have open. */
export interface ColleagueActivity {
  elsewhere: ReadonlySet<string>;
  taken: { has(id: string): boolean };
}
const noColleagues: ColleagueActivity = { elsewhere: new Set(), taken: new Set() };

/**
 * Deciding in review mode: the next artwork is shown as soon as a decision is sent, without waiting for the reply. A decision that
 * could not be saved is shown by `UnsavedDecisions`. Undoing one returns to its artwork.
 */
export function useDecisions(
  file: ArtworkFile | undefined,
  ids: readonly string[],
  showArtwork: (fileId: string) => void,
  { elsewhere, taken }: ColleagueActivity = noColleagues,
): Decisions {
  const reviewActors = useReviewActors();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [finished, setFinished] = useState(false);
  const [toggle] = useReadToggle();

  useEffect(() => reviewActors.reviewModeOpened(), [reviewActors]);
  useEffect(
    () =>
      reviewActors.onUndone((fileId) => {
        setDecided((before) => new Set([...before].filter((id) => id !== fileId)));
        setFinished(false);
        showArtwork(fileId);
      }),
    [reviewActors, showArtwork],
  );

  const ask = useCallback(
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
    if (next === undefined) setFinished(true);
    else showArtwork(next);
  }, [reviewActors, file, decided, ids, showArtwork, elsewhere, taken]);

  return {
    finished,
    send,
    approve: useCallback(() => ask('approve'), [ask]),
    disapprove: useCallback(() => ask('disapprove'), [ask]),
    dismiss: useCallback(
      () => file && reviewActors.actorOf(file._id)?.send({ type: 'decision.dismiss' }),
      [reviewActors, file],
    ),
    toggleRead: useCallback(() => file && void toggle(file), [toggle, file]),
  };
}
