import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Selection } from './pagedTableProps';
import { isText, reader } from '../browser/reader';
import { draftsHeld } from '../form/draftOwner';
import { dropDraft, readDraft, writeDraft } from '../form/drafts';

/** The names of the ticked rows by id; undefined for one that is not known. */
type Ticked = ReadonlyMap<string, string | undefined>;
const isPair = (given: unknown): given is [id: string, name: unknown] => Array.isArray(given) && isText(given[0]);
const ticked = reader<Ticked>((given) =>
  Array.isArray(given) && given.every(isPair)
    ? new Map(given.map(([id, name]) => [id, isText(name) ? name : undefined]))
    : undefined,
);
const none: Ticked = new Map();

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
  const keepForLogin = useEffectEvent(() => draftsHeld() && writeDraft(name, [...value]));
  useEffect(() => {
    dropDraft(name);
    return () => void keepForLogin();
  }, [name]);
  const ids = useMemo(() => new Set(value.keys()), [value]);
  const names = useMemo(
    () => new Map([...value].flatMap(([id, known]) => (known === undefined ? [] : [[id, known] as const]))),
    [value],
  );
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
    (next, seen) => change((before) => new Map([...next].map((id) => [id, seen.get(id) ?? before.get(id)]))),
    [change],
  );
  const tick = useCallback<Ticks['tick']>(
    (rows) =>
      change(
        (before) => new Map([...before, ...[...rows].map(({ id, name: of = before.get(id) }) => [id, of] as const)]),
      ),
    [change],
  );
  const untick = useCallback<Ticks['untick']>(
    (gone) =>
      change((before) => {
        const left = new Set(gone);
        return new Map([...before].filter(([id]) => !left.has(id)));
      }),
    [change],
  );
  const clear = useCallback(() => change(() => none), [change]);
  return { list: key, ids, names, onChange, tick, untick, clear };
}
