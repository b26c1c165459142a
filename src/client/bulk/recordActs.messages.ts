import { counted, grouped } from '../ui/format/grouped';
import { stateAfterUndo, type RecordAct } from './changedBy';

/** What the records are called: 'board' for '3 boards'. */
export type RecordNoun = 'board' | 'campaign';

function messagesOf(noun: RecordNoun) {
  const records = (count: number): string => counted(count, noun);
  return {
    question: {
      pause: (count: number) => `Pause ${records(count)}?`,
      resume: (count: number) => `Resume ${records(count)}?`,
    },
    sure: {
      pause: (count: number) => `Pause ${records(count)}`,
      resume: (count: number) => `Resume ${records(count)}`,
    },
    working: { pause: `Pausing the selected ${noun}s...`, resume: `Resuming the selected ${noun}s...` },
    done: {
      delete: (count: number) => `${records(count)} deleted`,
      pause: (count: number) => `${records(count)} paused`,
      resume: (count: number) => `${records(count)} active again`,
    },
    actFailed: (details: string) => `Failed to save the ${noun}s. Error: ${details}`,
    undo: `Undo the last act on the selected ${noun}s`,
    undone: (act: RecordAct, count: number) =>
      `Undone. ${records(count)} ${count === 1 ? 'is' : 'are'} ${stateAfterUndo[act]}.`,
    notUndone: (failed: number, all: number) => `${grouped(failed)} of ${records(all)} could not be changed back.`,
  } as const;
}

/** Before and after an act on several records. */
export const recordActMessages = { board: messagesOf('board'), campaign: messagesOf('campaign') } as const;
