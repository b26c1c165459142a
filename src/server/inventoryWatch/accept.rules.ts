import type { ImportField } from '#contract/imports';
import { isSame, type FieldChange } from '../audit/changes.rules';
import type { StoredBoard } from '../boards/board';
import { describe, differing, keyOfField, storedValue, type BoardChange } from '../boards/boardFields.rules';
import type { SeenField } from './compare.rules';

/** A difference and the fields to accept; by default those that nobody edited here. */
export interface Chosen {
  id: string;
  fields?: readonly ImportField[] | undefined;
}
interface Difference {
  state: 'new' | 'changed' | 'gone' | 'back';
  fields: readonly SeenField[];
}
export interface Plan {
  change: BoardChange;
  fields: FieldChange[];
  /** The fields that stay different. */
  rest: SeenField[];
}

/** Whether a field of a difference is accepted. */
export const isChosen = ({ field, ours }: SeenField, chosen: Pick<Chosen, 'fields'> | undefined): boolean =>
  chosen?.fields === undefined ? ours === null : chosen.fields.some((name) => name === field);

/** What accepting a difference writes to its board; a sentence where it cannot be accepted. */
export function planAccept({ state, fields }: Difference, stored: StoredBoard, item: Chosen): Plan | string {
  if (stored.isDeleted) return 'This board was deleted in the meantime.';
  if (state === 'gone') return planned(stored, { boardPaused: true }, []);
  const chosen = fields.filter((one) => isChosen(one, item));
  if (state === 'changed' && chosen.length === 0)
    return item.fields === undefined
      ? 'All of its fields were edited here. Tick the ones to take over.'
      : 'Choose a field.';
  const change: BoardChange = state === 'back' ? { boardPaused: false } : {};
  for (const { field, from, to } of chosen) {
    const key = keyOfField(field);
    if (key === undefined) return 'This field no longer exists.';
    if (!isSame(stored[key], storedValue(key, from)) && !isSame(stored[key], storedValue(key, to)))
      return 'Somebody has changed this board since the check. Check again.';
    Object.assign(change, { [key]: storedValue(key, to) });
  }
  return planned(
    stored,
    change,
    fields.filter((one) => !isChosen(one, item)),
  );
}

function planned(stored: StoredBoard, change: BoardChange, rest: SeenField[]): Plan {
  const different = differing(stored, change);
  return { change: different, fields: describe(stored, different), rest };
}
