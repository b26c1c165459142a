import { useEffect, useState } from 'react';
import { openCsvWorker } from './openCsvWorker';
import type { RowKind, RowView, SheetSummary } from './sheet/sheetSummary';

export interface RowSource {
  sheetKey: string;
  /** The rows are read again whenever it changes. */
  summary: SheetSummary;
  kind: RowKind;
  /** Only rows with an issue of this group. */
  group: string | null;
  /** The number of rows with a result from the server; the rows are read again whenever it changes. */
  answered: number;
}

/** One page of the rows, which stay in the worker; undefined until the first page has arrived. */
export function useRows(
  { sheetKey, summary, kind, group, answered }: RowSource,
  offset: number,
  limit: number,
): { rows: RowView[]; total: number } | undefined {
  const [loaded, setLoaded] = useState<{ rows: RowView[]; total: number }>();
  useEffect(() => {
    let current = true;
    void openCsvWorker()
      .then((worker) => worker.view(sheetKey, kind, group, offset, limit))
      .then((found) => {
        if (current) setLoaded(found);
      })
      // Closed in the meantime: there is nothing to show.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [sheetKey, summary, kind, group, answered, offset, limit]);
  return loaded;
}
