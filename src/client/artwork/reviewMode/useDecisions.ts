import { useCallback, useEffect, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { useReplaying } from '../../machines/useReplica';
import type { Decision } from '../review/decision';
import { useReviewDesk } from '../review/useReviewDesk';
import { useReadToggle } from '../table/useReadToggle';
import type { DecisionActions } from './DecisionBar';
import { nextUndecided } from './useReviewQueue';

interface Decisions extends DecisionActions {
  /** All artworks of the queue were decided here. */
  finished: boolean;
}

/**
 * Deciding in review mode: once a decision is on its way the next artwork is shown, without waiting for the answer; one that
 * comes back is told by `Unsettled`. Taking one back returns to it.
 */
export function useDecisions(
  shown: ArtworkFile | undefined,
  ids: readonly string[],
  goOn: (fileId: string) => void,
): Decisions {
  const desk = useReviewDesk();
  // Nothing is decided in a recorded moment.
  const file = useReplaying() ? undefined : shown;
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [finished, setFinished] = useState(false);
  const [toggle] = useReadToggle();

  useEffect(() => desk.reviewModeOpened(), [desk]);
  useEffect(
    () =>
      desk.onUndone((fileId) => {
        setDecided((before) => new Set([...before].filter((id) => id !== fileId)));
        setFinished(false);
        goOn(fileId);
      }),
    [desk, goOn],
  );

  const ask = useCallback(
    (decision: Decision) => {
      if (file) desk.ask(file, decision);
    },
    [desk, file],
  );
  const send = useCallback(() => {
    if (!file) return;
    const review = desk.reviewOf(file._id);
    const event = review?.getSnapshot().context.conflict
      ? ({ type: 'decision.overrule' } as const)
      : ({ type: 'decision.confirm' } as const);
    if (!review?.getSnapshot().can(event)) return;
    review.send(event);
    const now = new Set(decided).add(file._id);
    const next = nextUndecided(ids, now, file._id);
    setDecided(now);
    if (next === undefined) setFinished(true);
    else goOn(next);
  }, [desk, file, decided, ids, goOn]);

  return {
    finished,
    send,
    approve: useCallback(() => ask('approve'), [ask]),
    disapprove: useCallback(() => ask('disapprove'), [ask]),
    dismiss: useCallback(() => file && desk.reviewOf(file._id)?.send({ type: 'decision.dismiss' }), [desk, file]),
    toggleRead: useCallback(() => file && void toggle(file), [toggle, file]),
  };
}
