import { useState } from 'react';
import type { RecordAct } from '../ui/bulk/changedBy';
import type { BulkItem } from '../ui/bulk/bulkRun.machine';
import { undoOfferMs, useUndoOffer } from '../ui/bulk/useUndoOffer';
import type { Ticks } from '../ui/table/useTicks';
import { useBulkRun, type BulkRun } from './useBulkRun';

interface RecordActs {
  /** Names the runs, their notices and the shortcut of Undo: 'boards'. */
  name: string;
  ticks: Ticks;
  /** Asks first. Returns the records that the act changes; undefined if it is cancelled. */
  ask: (act: RecordAct, records: readonly BulkItem[]) => Promise<readonly BulkItem[] | undefined>;
  remove: (id: string) => Promise<unknown>;
  setPaused: (id: string, isPaused: boolean) => Promise<unknown>;
  texts: {
    working: Readonly<Record<RecordAct, string>>;
    done: (act: RecordAct, count: number) => string;
    deleteFailed: (reasons: string) => string;
    actFailed: (reasons: string) => string;
    undo: { label: string; group: string };
    undone: (count: number, isPaused: boolean) => string;
    notUndone: (failed: number, all: number) => string;
  };
}

const acts: readonly RecordAct[] = ['delete', 'pause', 'resume'];

/**
 * Deletes, pauses or resumes the ticked records one by one; the last two can be undone. `running` is the run whose
 * progress or result is shown.
 */
export function useRecordActs({ name, ticks, ask, remove, setPaused, texts }: RecordActs) {
  const [last, setLast] = useState<RecordAct>('pause');
  const undo = useUndoOffer(name, texts.undo);
  const onDone = (act: RecordAct, records: readonly BulkItem[]): void => {
    const ids = records.map(({ id }) => id);
    ticks.untick(ids);
    if (act === 'delete') return;
    const wasPaused = act === 'resume';
    undo.offer({
      noticeKey: `${name}-${act}`,
      until: Date.now() + undoOfferMs,
      ids,
      takeBack: (id) => setPaused(id, wasPaused),
      undone: (count) => texts.undone(count, wasPaused),
      notUndone: texts.notUndone,
      onUndone: (undone) => {
        const back = new Set(undone);
        ticks.tick(records.filter(({ id }) => back.has(id)));
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
    const records = await ask(act, ticked);
    if (records === undefined) return;
    const changed = new Set(records.map(({ id }) => id));
    ticks.untick(ticked.flatMap(({ id }) => (changed.has(id) ? [] : [id])));
    if (records.length === 0) return;
    setLast(act);
    undo.forget();
    runs[act].start(records);
  };
  const running = acts
    .map((act) => ({ act, run: runs[act], undo }))
    .find(({ act, run }) => run.phase !== null && (act === last || run.isBusy));
  return {
    onAct: (act: RecordAct) => void onAct(act),
    running,
    /** Closes the result of the last run, once it cannot be undone any more. */
    dismiss: () => {
      if (!undo.open) running?.run.send({ type: 'run.dismiss' });
    },
  };
}
