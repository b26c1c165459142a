import { useExtension } from '../api/product.api';
import type { BulkItem } from './bulkRun.machine';
import { countChanged, type Changed, type RecordAct, type States, type Unchanged } from './changedBy';
import type { Touches } from '../ui/feedback/touches';
import { useConfirm } from '../ui/feedback/ConfirmProvider';

type Asked = Exclude<RecordAct, 'delete'>;

interface RecordQuestion<T> {
  /** Counts what an act on these records touches. */
  count: (ids: string[]) => Promise<T>;
  /** `all`: how many records are ticked; `counted`: of those that the act changes. */
  touchesOf: (act: RecordAct, all: number, found: { unchanged: Unchanged; counted: T }) => Touches;
  texts: {
    deleteQuestion: (count: number) => string;
    question: Readonly<Record<Asked, (count: number) => string>>;
    lead: Readonly<Record<Asked, (count: number) => string> & Partial<Record<RecordAct, (count: number) => string>>>;
    sure: Readonly<Record<Asked, (count: number) => string>>;
    cancel: string;
  };
}

/**
 * The question before records are paused, resumed or deleted, with what that touches. It resolves with the records that
 * the act changes: without those that are deleted or in that state already; undefined if it is cancelled.
 */
export function useRecordQuestion<T extends States>({ count, touchesOf, texts }: RecordQuestion<T>) {
  const confirm = useConfirm();
  const canCount = useExtension('touches');
  return async (act: RecordAct, records: readonly BulkItem[]): Promise<Changed | undefined> => {
    let answer: Changed = { records, isKnown: false };
    const touches = async () =>
      touchesOf(act, records.length, await countChanged(act, records, count, (changed) => (answer = changed)));
    const lead = texts.lead[act]?.(records.length);
    const sure = await confirm({
      title: (act === 'delete' ? texts.deleteQuestion : texts.question[act])(records.length),
      ...(lead !== undefined && { lead }),
      danger: act === 'delete',
      count: records.length,
      names: records.map(({ name }) => name),
      touches: canCount ? touches : undefined,
      ...(act !== 'delete' && { keepText: texts.cancel, sureText: texts.sure[act](records.length) }),
    });
    return sure ? answer : undefined;
  };
}
