import type { z } from 'zod';
import type { ImportField } from '#contract/imports';
import type { countDifferenceTouches } from '#contract/inventoryWatch';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { readBoardTouches } from '../boards/touches.service';
import { isChosen, type Chosen } from './accept.rules';
import { findChosen } from './differences.queries';

/** What accepting the differences touches; those of boards that the caller may not see are left out. */
export async function readDifferenceTouches(
  db: Queryable,
  items: readonly Chosen[],
  visible: Scope,
  origin: string,
): Promise<z.input<typeof countDifferenceTouches.reply>> {
  const chosen = new Map(items.map((item) => [item.id, item]));
  const found = await findChosen(db, [...chosen.keys()], visible);
  const counts = { new: 0, changed: 0, gone: 0, back: 0 };
  const taken = new Map<string, number>();
  let kept = 0;
  let open = 0;
  for (const { id, state, fields } of found) {
    counts[state] += 1;
    for (const one of fields) {
      if (isChosen(one, chosen.get(id))) taken.set(one.field, (taken.get(one.field) ?? 0) + 1);
      else if (one.ours !== null) kept += 1;
      else open += 1;
    }
  }
  const gone = found.flatMap(({ state, boardId }) => (state === 'gone' && boardId !== null ? [boardId] : []));
  return {
    counts,
    // Stored field names are always names of the contract.
    fields: [...taken]
      .map(([field, count]) => ({ field: field as ImportField, count })) // see above
      .sort((a, b) => b.count - a.count),
    kept,
    open,
    gone: await readBoardTouches(db, gone, visible, origin),
  };
}
