import { useExtension } from '../api/product.api';
import type { BulkItem } from './bulkRun.machine';
import { countChanged, leftOutText, type Changed, type RecordAct, type States } from './changedBy';
import { recordActMessages, type RecordNoun } from './recordActs.messages';
import type { Touches } from '../ui/feedback/touches';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { formMessages } from '../ui/ui.messages';

interface RecordQuestion<T> {
  noun: RecordNoun;
  /** Counts what an act on these records touches. */
  count: (ids: string[]) => Promise<T>;
  /** What the act touches of the records that it changes. `left`: how many these are. */
  touchesOf: (act: RecordAct, counted: T, left: number) => Touches;
  texts: {
    deleteQuestion: (count: number) => string;
    lead: Readonly<Partial<Record<RecordAct, (count: number) => string>>>;
    /** What happens to the others, in place of the lead, if the act leaves some records out. */
    others: Readonly<Record<RecordAct, (left: number) => string>>;
  };
}

/**
 * The question before records are paused, resumed or deleted, with what that touches. It resolves with the records that
 * the act changes: without those that are deleted or in that state already; undefined if it is cancelled.
 */
export function useRecordQuestion<T extends States>({ noun, count, touchesOf, texts }: RecordQuestion<T>) {
  const confirm = useConfirm();
  const messages = recordActMessages[noun];
  const canCount = useExtension('touches');
  return async (act: RecordAct, records: readonly BulkItem[]): Promise<Changed | undefined> => {
    let answer: Changed = { records, isKnown: false };
    const touches = async (): Promise<Touches> => {
      const all = records.length;
      const { unchanged, counted } = await countChanged(act, records, count, (changed) => (answer = changed));
      const left = answer.records.length;
      const leftOut = leftOutText(act, unchanged, all, texts.others[act]);
      if (left === 0) return { totals: [], rows: [], lead: leftOut, changesNothing: true };
      return {
        ...touchesOf(act, counted, left),
        ...(left < all && { lead: leftOut }),
        ...(act !== 'delete' && { title: messages.question[act](left), sureText: messages.sure[act](left) }),
      };
    };
    const lead = texts.lead[act]?.(records.length);
    const sure = await confirm({
      title: (act === 'delete' ? texts.deleteQuestion : messages.question[act])(records.length),
      ...(lead !== undefined && { lead }),
      danger: act === 'delete',
      count: records.length,
      names: records.map(({ name }) => name),
      touches: canCount ? touches : undefined,
      ...(act !== 'delete' && { keepText: formMessages.cancel, sureText: messages.sure[act](records.length) }),
    });
    return sure ? answer : undefined;
  };
}
