import { useCallback, useMemo } from 'react';
import type { Selection } from './pagedTableProps';
import { isObject, isText, reader } from '../browser/reader';
import { useDraft } from '../form/useDraft';

interface Ticked {
  ids: string[];
  names: (readonly [id: string, name: string])[];
}
const areTexts = (given: unknown): given is string[] => Array.isArray(given) && given.every(isText);
const areNames = (given: unknown): given is Ticked['names'] =>
  Array.isArray(given) && given.every((pair) => areTexts(pair) && pair.length === 2);
const ticked = reader<Ticked>((given) =>
  isObject(given) && areTexts(given['ids']) && areNames(given['names'])
    ? { ids: given['ids'], names: given['names'] }
    : undefined,
);
const none: Ticked = { ids: [], names: [] };

export interface Ticks extends Selection {
  /** Ticks many rows whose names are unknown: the reply of an idlist call. */
  tick: (ids: Iterable<string>) => void;
  clear: () => void;
}

/**
 * The ticked rows of one list. They are kept while paging and when the session ends, and cleared when the page is left.
 * `key` names the list.
 */
export function useTicks(key: string): Ticks {
  const { value, set, clear } = useDraft(`ticks:${key}`, ticked, none, { forgetOnLeave: true });
  const ids = useMemo(() => new Set(value.ids), [value]);
  const names = useMemo(() => new Map(value.names), [value]);

  const onChange = useCallback<Selection['onChange']>(
    (next, seen) => {
      const known = new Map([...names, ...seen]);
      set({ ids: [...next], names: [...known].filter(([id]) => next.has(id)) });
    },
    [names, set],
  );
  const tick = useCallback((more: Iterable<string>) => onChange(new Set(more), new Map()), [onChange]);
  return { ids, names, onChange, tick, clear };
}
