import { useRef, useState } from 'react';
import type { Changed, RecordAct } from './changedBy';
import { unlessGone } from './bulkActor';
import type { BulkItem } from './bulkRun.machine';
import { undoneText } from './BulkProgress';
import { recordActMessages, type RecordNoun } from './recordActs.messages';
import { undoOfferMs, useUndoOffer } from './useUndoOffer';
import type { Ticks } from '../ui/table/useTicks';
import { nounMessages } from '../ui/ui.messages';
import { useBulkRun } from './useBulkRun';

interface RecordActs {
  noun: RecordNoun;
  ticks: Ticks;
  /** Asks first. Undefined if it is cancelled. */
  confirmAct: (act: RecordAct, records: readonly BulkItem[]) => Promise<Changed | undefined>;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  setPaused: (id: string, isPaused: boolean) => Promise<unknown>;
  texts: {
    deleting: string;
    /** What the notice says was done. */
    done: (act: RecordAct, count: number) => string;
    deleteFailed: (reasons: string) => string;
  };
}

/** What was done last, and on which list. */
interface LastAct {
  act: RecordAct;
  list: Ticks['list'];
  /** The ticked records that it did not change. */
  leftOut: readonly BulkItem[];
  /** Whether it is known what an undo has to restore. */
  canUndo: boolean;
}

/**
 * Deletes, pauses or resumes the ticked records one by one, which can be undone. `running` is the run whose progress or
 * result is shown.
 */
export function useRecordActs({ noun, ticks, confirmAct, remove, restore, setPaused, texts }: RecordActs) {
  const name = `${noun}s` as const;
  const messages = recordActMessages[noun];
  const [last, setLast] = useState<LastAct>({ act: 'pause', list: ticks.list, leftOut: [], canUndo: false });
  const undo = useUndoOffer(name, { label: messages.undo, group: nounMessages[name] });
  const { act: lastAct, leftOut: lastLeftOut, canUndo } = last;
  const onDone = (records: readonly BulkItem[]): void => {
    const ids = records.map(({ id }) => id);
    ticks.untick(ids);
    if (!canUndo) return;
    undo.offer({
      text: texts.done(lastAct, records.length),
      noticeKey: name,
      until: Date.now() + undoOfferMs,
      ids,
      takeBack: (id) => (lastAct === 'delete' ? restore(id) : setPaused(id, lastAct === 'resume')),
      undone: (count) => messages.undone(lastAct, count),
      notUndone: messages.notUndone,
      onUndone: (undone) => {
        const back = new Set(undone);
        ticks.tick([...records.filter(({ id }) => back.has(id)), ...lastLeftOut]);
      },
    });
  };
  const working = lastAct === 'delete' ? texts.deleting : messages.working[lastAct];
  /** The act of the run, which begins before the next render. */
  const running = useRef<RecordAct>('pause');
  const run = useBulkRun(
    name,
    (id, _name, mayBeDone) =>
      running.current === 'delete' ? unlessGone(remove(id), mayBeDone) : setPaused(id, running.current === 'pause'),
    {
      working,
      done: (count) => texts.done(lastAct, count),
      failed: lastAct === 'delete' ? texts.deleteFailed : messages.actFailed,
      onDone,
    },
  );
  const onAct = async (act: RecordAct): Promise<void> => {
    const ticked = [...ticks.ids].map((id) => ({ id, name: ticks.names.get(id) ?? id }));
    const answer = await confirmAct(act, ticked);
    if (answer === undefined) return;
    const { records, isKnown } = answer;
    const changed = new Set(records.map(({ id }) => id));
    const leftOut = ticked.filter(({ id }) => !changed.has(id));
    ticks.untick(leftOut.map(({ id }) => id));
    if (records.length === 0) return;
    setLast({ act, list: ticks.list, leftOut, canUndo: isKnown });
    undo.forget();
    running.current = act;
    run.start(records);
  };
  // On another list the result stays as long as its undo, which is one key away.
  const isShown = ticks.list === last.list || undo.open !== undefined || undo.isUndoing;
  const shown =
    run.isBusy || (run.phase !== null && isShown)
      ? { run, undo, label: working, done: messages.done[lastAct] }
      : undefined;
  const onChange: Ticks['onChange'] = (ids, seen) => {
    if (!undo.open) shown?.run.send({ type: 'run.dismiss' });
    ticks.onChange(ids, seen);
  };
  return {
    /** With these, a tick closes the result of the last run, once it cannot be undone any more. */
    ticks: { ...ticks, onChange },
    onAct: (act: RecordAct) => void onAct(act),
    running: shown,
    undone: shown && undoneText(shown),
    /** While one is done or undone, no other is offered. */
    isBusy: run.isBusy || undo.isUndoing,
  };
}
