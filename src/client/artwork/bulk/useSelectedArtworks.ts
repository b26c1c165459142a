import { readNow } from '../../api/api';
import { useCallback, useMemo, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { failureOf } from '../../api/apiError';
import { useAppDispatch } from '../../store';
import { failureMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';
import type { Selection } from '../../ui/table/pagedTableProps';
import type { Ticks } from '../../ui/table/useTicks';
import { warnOfFirst } from '../../ui/table/warnOfFirst';
import type { ArtworkList } from '../table/artworkLists';
import { useSeenVersions } from './useSeenVersions';

interface SelectedArtworks {
  selection: Selection;
  items: { id: string; name: string }[];
  versionOf: (id: string) => number | undefined;
}

/** The ticked artworks of a list, with the names and versions that were on the screen when they were ticked. */
export function useSelectedArtworks(
  list: ArtworkList,
  ticks: Ticks,
  query: object,
  rows: readonly ArtworkFile[],
  total: number,
): SelectedArtworks {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const { versionOf, see } = useSeenVersions(list.name, rows);
  const { ids, names, onChange } = ticks;

  const change = useCallback<Selection['onChange']>(
    (next, names) => {
      see(
        next,
        rows.filter(({ _id }) => !ids.has(_id)),
      );
      onChange(next, names);
    },
    [rows, ids, see, onChange],
  );
  const selectAll = useCallback(async () => {
    setBusy(true);
    const key = `select:${list.title}`;
    try {
      const { files, totalFiles } = await dispatch(
        list.ids.initiate({ query: { ...query, ...list.fixed } }, readNow),
      ).unwrap();
      const next = new Set([...ids, ...files.map(({ _id }) => _id)]);
      see(next, files);
      onChange(next, new Map(files.map(({ _id, fileName }) => [_id, fileName])));
      warnOfFirst('artworks', files.length, totalFiles);
      notify.close(key);
    } catch (error) {
      notify.error({ key, text: failureMessages.couldNotLoad(list.title), detail: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  }, [dispatch, list, query, ids, see, onChange]);
  const items = useMemo(() => [...ids].map((id) => ({ id, name: names.get(id) ?? id })), [ids, names]);
  return {
    selection: { ids, names, onChange: change, allMatching: { total, busy, onSelectAll: () => void selectAll() } },
    items,
    versionOf,
  };
}
