import { grouped } from '../format/grouped';
import type { BulkItem } from './bulkRun.machine';

/** What is done with several records that are active or paused. */
export type RecordAct = 'delete' | 'pause' | 'resume';

/** The records that an act would not change: those that are in that state already, and the deleted ones. */
export interface Unchanged {
  already: number;
  deleted: number;
}

/**
 * The records that an act changes, and what `count` counts of them (of all of them, if it changes none).
 * `count` also says which of the records are paused or deleted.
 */
export async function changedBy<T extends { paused?: string[] | undefined; deleted?: string[] | undefined }>(
  act: RecordAct,
  records: readonly BulkItem[],
  count: (ids: string[]) => Promise<T>,
): Promise<{ changed: readonly BulkItem[]; unchanged: Unchanged; counted: T }> {
  const countOf = (chosen: readonly BulkItem[]) => count(chosen.map(({ id }) => id));
  const all = await countOf(records);
  const paused = new Set(all.paused);
  const deleted = new Set(all.deleted);
  const present = records.filter(({ id }) => !deleted.has(id));
  const changed = act === 'delete' ? present : present.filter(({ id }) => paused.has(id) !== (act === 'pause'));
  const isPart = changed.length > 0 && changed.length < records.length;
  return {
    changed,
    unchanged: { already: present.length - changed.length, deleted: deleted.size },
    counted: isPart ? await countOf(changed) : all,
  };
}

/**
 * '2 of 9 are paused already. 1 of 9 is deleted already. ', and what happens to the others. `state`: of those that are
 * in it already.
 */
export function leftOutText(
  { already, deleted }: Unchanged,
  all: number,
  state: string,
  others: (others: string) => string,
): string {
  const left = all - already - deleted;
  const part = (count: number, is: string): string =>
    count === 0 ? '' : `${grouped(count)} of ${grouped(all)} ${count === 1 ? 'is' : 'are'} ${is} already. `;
  const rest = left === 1 ? 'the other one' : `the other ${grouped(left)}`;
  return part(already, state) + part(deleted, 'deleted') + (left > 0 ? others(rest) : 'Nothing changes.');
}
