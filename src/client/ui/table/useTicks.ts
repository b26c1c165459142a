import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Selection } from './pagedTableProps';
import { isObject, isText, reader } from '../browser/reader';
import { draftsHeld } from '../form/draftOwner';
import { dropDraft, readDraft, writeDraft } from '../form/drafts';

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

export interface Ticks extends Pick<Selection, 'ids' | 'names' | 'onChange'> {
  /** The key of the list. */
  list: string;
  /** Ticks more rows, with their names as far as they are known. */
  tick: (rows: Iterable<{ id: string; name?: string }>) => void;
  untick: (ids: Iterable<string>) => void;
  clear: () => void;
}

/**
 * The ticked rows of one list. They are kept while paging, and stored only when the session ends, so that a reload and
 * leaving the page clear them. `key` names the list; with another key nothing is ticked.
 */
export function useTicks(key: string): Ticks {
  const name = `ticks:${key}`;
  const [stored, setStored] = useState(() => ({ name, value: readDraft(name, ticked) ?? none }));
  const value = stored.name === name ? stored.value : none;
  const keepForLogin = useEffectEvent(() => draftsHeld() && writeDraft(name, value));
  useEffect(() => {
    dropDraft(name);
    return () => void keepForLogin();
  }, [name]);
  const ids = useMemo(() => new Set(value.ids), [value]);
  const names = useMemo(() => new Map(value.names), [value]);
  const shown = useRef(name);
  useEffect(() => {
    shown.current = name;
  }, [name]);

  const change = useCallback(
    (next: (before: Ticked) => Ticked) => {
      // What ends late, like an undo, does not change the ticks of the list that is shown since.
      if (shown.current !== name) return;
      setStored((before) => ({ name, value: next(before.name === name ? before.value : none) }));
    },
    [name],
  );
  const onChange = useCallback<Selection['onChange']>(
    (next, seen) =>
      change((before) => ({
        ids: [...next],
        names: [...new Map([...before.names, ...seen])].filter(([id]) => next.has(id)),
      })),
    [change],
  );
  const tick = useCallback<Ticks['tick']>(
    (rows) =>
      change((before) => ({
        ids: [...new Set([...before.ids, ...[...rows].map(({ id }) => id)])],
        names: [
          ...new Map([
            ...before.names,
            ...[...rows].flatMap(({ id, name: of }) => (of === undefined ? [] : [[id, of] as const])),
          ]),
        ],
      })),
    [change],
  );
  const untick = useCallback<Ticks['untick']>(
    (gone) =>
      change((before) => {
        const left = new Set(gone);
        return {
          ids: before.ids.filter((id) => !left.has(id)),
          names: before.names.filter(([id]) => !left.has(id)),
        };
      }),
    [change],
  );
  const clear = useCallback(() => change(() => none), [change]);
  return { list: key, ids, names, onChange, tick, untick, clear };
}
