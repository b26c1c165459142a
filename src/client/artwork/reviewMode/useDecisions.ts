import { useCallback, useEffect, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { useReplaying } from '../../machines/useReplica';
import type { Decision } from '../review/decision';
import { useReviewActors } from '../review/useReviewActors';
import { useReadToggle } from '../table/useReadToggle';
import type { DecisionActions } from './DecisionBar';
import { nextUndecided } from './useReviewQueue';

interface Decisions extends DecisionActions {
  /** All artworks of the queue were decided here. */
  finished: boolean;
}

/** What colleagues have decided since the queue was made, and what they have open. */
export interface OfColleagues {
  elsewhere: ReadonlySet<string>;
  taken: { has(id: string): boolean };
}
const nobodyElse: OfColleagues = { elsewhere: new Set(), taken: new Set() };

/**
 * Deciding in review mode: once a decision is on its way the next artwork is shown, without waiting for the answer; one that
 * comes back unsaved is shown by `UnsavedDecisions`. Taking one back returns to it.
 */
export function useDecisions(
  shown: ArtworkFile | undefined,
  ids: readonly string[],
  goOn: (fileId: string) => void,
  { elsewhere, taken }: OfColleagues = nobodyElse,
): Decisions {
  const reviewActors = useReviewActors();
  // Nothing is decided in a recorded moment.
  const file = useReplaying() ? undefined : shown;
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [finished, setFinished] = useState(false);
  const [toggle] = useReadToggle();

  useEffect(() => reviewActors.reviewModeOpened(), [reviewActors]);
  useEffect(
    () =>
      reviewActors.onUndone((fileId) => {
        setDecided((before) => new Set([...before].filter((id) => id !== fileId)));
        setFinished(false);
        goOn(fileId);
      }),
    [reviewActors, goOn],
  );

  const ask = useCallback(
    (decision: Decision) => {
      if (file) reviewActors.ask(file, decision);
    },
    [reviewActors, file],
  );
  const send = useCallback(() => {
    if (!file) return;
    const review = reviewActors.reviewOf(file._id);
    const event = review?.getSnapshot().context.conflict
      ? ({ type: 'decision.overrule' } as const)
      : ({ type: 'decision.confirm' } as const);
    if (!review?.getSnapshot().can(event)) return;
    review.send(event);
    const now = new Set(decided).add(file._id);
    const next = nextUndecided(ids, new Set([...now, ...elsewhere]), file._id, taken);
    setDecided(now);
    if (next === undefined) setFinished(true);
    else goOn(next);
  }, [reviewActors, file, decided, ids, goOn, elsewhere, taken]);

  return {
    finished,
    send,
    approve: useCallback(() => ask('approve'), [ask]),
    disapprove: useCallback(() => ask('disapprove'), [ask]),
    dismiss: useCallback(
      () => file && reviewActors.reviewOf(file._id)?.send({ type: 'decision.dismiss' }),
      [reviewActors, file],
    ),
    toggleRead: useCallback(() => file && void toggle(file), [toggle, file]),
  };
}
