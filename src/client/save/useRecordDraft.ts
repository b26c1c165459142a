import { useState } from 'react';
import { z } from 'zod';
import { useDraft } from '../ui/form/useDraft';
import { isSameJson } from './mergeFields';

/** What was typed into the form of one record, and the record that it was begun from. */
export interface RecordDraft<Values> {
  value: Values;
  set: (value: Values) => void;
  /** Called after a save or a cancel. */
  clear: () => void;
  base: Values;
  version: number | undefined;
}

/**
 * `useDraft` for a record that others save too: a draft that is restored later keeps what it was begun from, so that its
 * save does not undo theirs.
 */
export function useRecordDraft<Values extends object>(
  key: string,
  shape: z.ZodType<Values>,
  stored: Values,
  version?: number,
): RecordDraft<Values> {
  const [begun] = useState(() => ({ values: stored, base: stored, version }));
  const [stateShape] = useState(() => z.object({ values: shape, base: shape, version: z.number().optional() }));
  const draft = useDraft(key, stateShape, begun);
  // Without edits there is nothing to restore.
  const shown = isSameJson(draft.value.values, draft.value.base) ? begun : draft.value;
  return {
    value: shown.values,
    set: (values) => draft.set({ ...shown, values }),
    clear: draft.clear,
    base: shown.base,
    version: shown.version,
  };
}
