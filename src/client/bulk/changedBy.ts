import { grouped } from '../ui/format/grouped';
import type { BulkItem } from './bulkRun.machine';

/** What is done with several records that are active or paused. */
export type RecordAct = 'delete' | 'pause' | 'resume';

/** 'Undone. 3 boards are active again.' */
export const stateAfterUndo: Readonly<Record<RecordAct, string>> = {
  delete: 'back',
  pause: 'active again',
  resume: 'paused again',
};

/** The records that an act would not change: those that are in that state already, and the deleted ones. */
interface Unchanged {
  already: number;
  deleted: number;
}

/** The records that an act changes. `isKnown`: whether it is known that each of them is in another state now. */
export interface Changed {
  records: readonly BulkItem[];
  isKnown: boolean;
}

/** Which of some records are paused or deleted; undefined: not known. */
export interface States {
  paused?: readonly string[] | undefined;
  deleted?: readonly string[] | undefined;
}

/**
 * Counts what an act touches of the records that it changes. `note` gets these as soon as it is known which are paused
 * or deleted.
 */
export async function countChanged<T extends States>(
  act: RecordAct,
  records: readonly BulkItem[],
  count: (ids: string[]) => Promise<T>,
  note: (changed: Changed) => void,
): Promise<{ unchanged: Unchanged; counted: T }> {
  const countOf = (some: readonly BulkItem[]) => count(some.map(({ id }) => id));
  const all = await countOf(records);
  const { paused, deleted } = all;
  const isKnown = act === 'delete' || paused !== undefined;
  const isGone = new Set(deleted);
  const isPaused = new Set(paused);
  const present = records.filter(({ id }) => !isGone.has(id));
  const changed =
    act === 'delete' || !isKnown ? present : present.filter(({ id }) => isPaused.has(id) !== (act === 'pause'));
  note({ records: changed, isKnown });
  const isPart = changed.length > 0 && changed.length < records.length;
  return {
    unchanged: { already: present.length - changed.length, deleted: records.length - present.length },
    counted: isPart ? await countOf(changed) : all,
  };
}

export const themOrIt = (count: number): string => (count === 1 ? 'it' : 'them');
/** 'the other one', 'the other 4' */
export const theOther = (left: number): string => (left === 1 ? 'the other one' : `the other ${grouped(left)}`);

/** The state that an act brings. */
const stateAfter: Readonly<Record<RecordAct, string>> = { delete: 'deleted', pause: 'paused', resume: 'active' };

/** '2 of 9 are paused already. 1 of 9 is deleted already. ', and what happens to the others. */
export function leftOutText(
  act: RecordAct,
  { already, deleted }: Unchanged,
  all: number,
  others: (left: number) => string,
): string {
  const left = all - already - deleted;
  const part = (count: number, is: string): string => {
    if (count === 0) return '';
    if (all === 1) return `It is ${is} already. `;
    return `${grouped(count)} of ${grouped(all)} ${count === 1 ? 'is' : 'are'} ${is} already. `;
  };
  return part(already, stateAfter[act]) + part(deleted, 'deleted') + (left > 0 ? others(left) : 'Nothing changes.');
}
