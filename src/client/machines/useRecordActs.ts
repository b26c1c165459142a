import { useState } from 'react';
import type { Changed, RecordAct } from '../ui/bulk/changedBy';
import type { BulkItem } from '../ui/bulk/bulkRun.machine';
import { undoOfferMs, useUndoOffer } from '../ui/bulk/useUndoOffer';
import type { Ticks } from '../ui/table/useTicks';
import { useBulkRun, type BulkRun } from './useBulkRun';

interface RecordActs {
  /** Names the runs, their notices and the shortcut of Undo: 'boards'. */
  name: string;
  ticks: Ticks;
  /** Asks first. Undefined if it is cancelled. */
  ask: (act: RecordAct, records: readonly BulkItem[]) => Promise<Changed | undefined>;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  setPaused: (id: string, isPaused: boolean) => Promise<unknown>;
  texts: {
    working: Readonly<Record<RecordAct, string>>;
    done: (act: RecordAct, count: number) => string;
    deleteFailed: (reasons: string) => string;
    actFailed: (reasons: string) => string;
    undo: { label: string; group: string };
    undone: (act: RecordAct, count: number) => string;
    notUndone: (failed: number, all: number) => string;
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

const acts: readonly RecordAct[] = ['delete', 'pause', 'resume'];

/**
 * Deletes, pauses or resumes the ticked records one by one, which can be undone. `running` is the run whose progress or
 * result is shown.
 */
export function useRecordActs({ name, ticks, ask, remove, restore, setPaused, texts }: RecordActs) {
  const [last, setLast] = useState<LastAct>({ act: 'pause', list: ticks.list, leftOut: [], canUndo: false });
  const undo = useUndoOffer(name, texts.undo);
  const onDone = (act: RecordAct, records: readonly BulkItem[]): void => {
    const ids = records.map(({ id }) => id);
    ticks.untick(ids);
    if (!last.canUndo) return;
    undo.offer({
      text: texts.done(act, records.length),
      noticeKey: `${name}-${act}`,
      until: Date.now() + undoOfferMs,
      ids,
      takeBack: (id) => (act === 'delete' ? restore(id) : setPaused(id, act === 'resume')),
      undone: (count) => texts.undone(act, count),
      notUndone: texts.notUndone,
      onUndone: (undone) => {
        const back = new Set(undone);
        ticks.tick([...records.filter(({ id }) => back.has(id)), ...last.leftOut]);
      },
    });
  };
  const textsOf = (act: RecordAct, failed: (reasons: string) => string) => ({
    working: texts.working[act],
    done: (count: number) => texts.done(act, count),
    failed,
  });
  const runs: Readonly<Record<RecordAct, BulkRun>> = {
    delete: useBulkRun(`${name}-delete`, remove, {
      ...textsOf('delete', texts.deleteFailed),
      onDone: (records) => onDone('delete', records),
    }),
    pause: useBulkRun(`${name}-pause`, (id) => setPaused(id, true), {
      ...textsOf('pause', texts.actFailed),
      onDone: (records) => onDone('pause', records),
    }),
    resume: useBulkRun(`${name}-resume`, (id) => setPaused(id, false), {
      ...textsOf('resume', texts.actFailed),
      onDone: (records) => onDone('resume', records),
    }),
  };
  const onAct = async (act: RecordAct): Promise<void> => {
    const ticked = [...ticks.ids].map((id) => ({ id, name: ticks.names.get(id) ?? id }));
    const answer = await ask(act, ticked);
    if (answer === undefined) return;
    const { records, isKnown } = answer;
    const changed = new Set(records.map(({ id }) => id));
    const leftOut = ticked.filter(({ id }) => !changed.has(id));
    ticks.untick(leftOut.map(({ id }) => id));
    if (records.length === 0) return;
    setLast({ act, list: ticks.list, leftOut, canUndo: isKnown });
    undo.forget();
    runs[act].start(records);
  };
  // On another list the result stays as long as its undo, which is one key away.
  const isShown = ticks.list === last.list || undo.open !== undefined || undo.isUndoing;
  const running = acts
    .map((act) => ({ act, run: runs[act], undo }))
    .find(({ act, run }) => run.isBusy || (run.phase !== null && act === last.act && isShown));
  /** Closes the result of the last run, once it cannot be undone any more. */
  const dismiss = (): void => {
    if (!undo.open) running?.run.send({ type: 'run.dismiss' });
  };
  const onChange: Ticks['onChange'] = (ids, seen) => {
    dismiss();
    ticks.onChange(ids, seen);
  };
  return {
    /** With these, a tick closes the result of the last run. */
    ticks: { ...ticks, onChange },
    dismiss,
    onAct: (act: RecordAct) => void onAct(act),
    running,
    /** While one is done or undone, no other is offered. */
    isBusy: running?.run.isBusy === true || undo.isUndoing,
  };
}
