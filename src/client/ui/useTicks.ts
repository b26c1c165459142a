import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import type { Selection } from './pagedTableProps';
import { useDraft } from './useDraft';

const schema = z.object({ ids: z.array(z.string()), names: z.array(z.tuple([z.string(), z.string()])) });
const none: z.output<typeof schema> = { ids: [], names: [] };

export interface Ticks extends Selection {
  /** Ticks many at once, names unknown: the answer of an idlist call. */
  tick: (ids: Iterable<string>) => void;
  clear: () => void;
}

/** The ticked rows of one list: they survive paging and a lost session, not leaving the page. `key` names the list. */
export function useTicks(key: string): Ticks {
  const { value, set, clear } = useDraft(`ticks:${key}`, schema, none, { forgetOnLeave: true });
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
