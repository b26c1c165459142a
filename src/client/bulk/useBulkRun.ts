import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { bulkActor, type BulkOutcome } from './bulkActor';
import { bulkRunMachine, type BulkFailure, type BulkItem, type BulkRunContext } from './bulkRun.machine';
import { notify } from '../ui/feedback/notify';
import { useBridgedActor } from '../machines/useBridgedActor';
import { useLatest } from '../machines/useLatest';

export interface BulkTexts {
  /** The text during the run. */
  working: string;
  done: (count: number) => string;
  failed: (reasons: string) => string;
  /** Gets what was done when a run ends on the page. */
  onDone?: (done: readonly BulkItem[]) => void;
}

type BulkPhase = 'running' | 'stopping' | 'finished';

export interface BulkRun {
  phase: BulkPhase | null;
  isBusy: boolean;
  context: BulkRunContext;
  start: (items: readonly BulkItem[]) => void;
  send: (event: { type: 'run.stop' } | { type: 'run.retry' } | { type: 'run.dismiss' }) => void;
}

/** One call for each ticked row, mirrored into the store as `bulkRun:{id}`. `whenLeft`: gets the result if the page is left. */
export function useBulkActor(
  id: string,
  runItem: (itemId: string, name: string, mayBeDone: boolean) => Promise<unknown>,
  whenLeft: (outcome: BulkOutcome) => void,
): BulkRun {
  const run = useLatest(runItem);
  const left = useLatest(whenLeft);
  const machine = useMemo(() => {
    const runItems = bulkActor(
      (...item) => run()(...item),
      (outcome) => left()(outcome),
    );
    return bulkRunMachine.provide({ actors: { runItems } });
  }, [run, left]);
  const actor = useBridgedActor('bulkRun', id, machine);
  const { value, context } = useSelector(actor, (each) => each);
  const phase = typeof value === 'object' ? value.busy : value === 'idle' ? null : value;
  return {
    phase,
    isBusy: phase === 'running' || phase === 'stopping',
    context,
    send: actor.send,
    start: (items) => actor.send({ type: 'run.start', items }),
  };
}

/** A run with one notice that shows its progress. */
export function useBulkRun(id: string, runItem: Parameters<typeof useBulkActor>[1], texts: BulkTexts): BulkRun {
  const run = useBulkActor(id, runItem, (outcome) => tellEnd(id, texts, outcome));
  const { phase, context } = run;
  const report = useEffectEvent(() => {
    if (phase === null) return;
    if (phase !== 'finished') {
      notify.progress({ key: id, text: texts.working });
      return;
    }
    const { items, done, failed } = context;
    tellEnd(id, texts, { done: done.length, failed });
    const isDone = new Set(done);
    if (done.length > 0) texts.onDone?.(items.filter((item) => isDone.has(item.id)));
  });
  // Notices are outside React, so they are updated here.
  useEffect(() => report(), [phase]);
  return run;
}

function tellEnd(key: string, { failed: failedText, done: doneText }: BulkTexts, { done, failed }: BulkOutcome): void {
  if (failed.length > 0) notify.error({ key, text: failedText(joinReasons(failed)) });
  else notify.success({ key, text: doneText(done) });
}

const joinReasons = (failed: readonly BulkFailure[]): string =>
  [...new Set(failed.map(({ reason }) => reason))].join('; ');
