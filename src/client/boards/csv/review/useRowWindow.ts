import { useCallback, useEffect, useMemo, useState } from 'react';
import { openCsvWorker } from '../openCsvWorker';
import type { IssueCode } from '../rules/rowRules';
import type { RowKind, RowView, SheetSummary } from '../sheetSummary';

/** Rows fetched from the worker at once. */
const windowSize = 60;
const step = windowSize / 3;

interface WindowSource {
  sheetKey: string;
  summary: SheetSummary;
  kind: RowKind;
  code: IssueCode | null;
  answered: number;
}

/** The rows of a kind that were fetched from the worker. */
export interface RowWindow {
  total: number;
  isLoaded: boolean;
  rowAt: (position: number) => RowView | undefined;
  isBad: (position: number) => boolean;
}

interface Loaded {
  offset: number;
  rows: RowView[];
  total: number;
}

export const isBadRow = ({ issues }: RowView): boolean => issues.some(({ level }) => level === 'error');

/** The rows of a file are in the worker; this fetches a window of them around the visible ones. */
export function useRowWindow({ sheetKey, summary, kind, code, answered }: WindowSource): {
  window: RowWindow;
  /** Sets the first visible row. */
  showRow: (position: number) => void;
} {
  const [loaded, setLoaded] = useState<Loaded>();
  const [first, setFirst] = useState(0);

  useEffect(() => {
    let current = true;
    void openCsvWorker()
      .then((worker) => worker.view(sheetKey, kind, code, first, windowSize))
      .then(({ rows, total }) => {
        if (current) setLoaded({ offset: first, rows, total });
      })
      // Closed in the meantime: there is nothing to show.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [sheetKey, summary, kind, code, answered, first]);

  const showRow = useCallback(
    (position: number) => setFirst(Math.max(0, Math.floor(position / step) * step - step)),
    [],
  );
  const window = useMemo((): RowWindow => {
    const rowAt = (position: number) => loaded?.rows[position - loaded.offset];
    return {
      total: loaded?.total ?? 0,
      isLoaded: loaded !== undefined,
      rowAt,
      isBad: (position) => {
        const row = rowAt(position);
        return row !== undefined && isBadRow(row);
      },
    };
  }, [loaded]);
  return { window, showRow };
}
