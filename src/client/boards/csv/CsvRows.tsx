import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { CsvRow } from './CsvRow';
import { openCsvWorker } from './openCsvWorker';
import type { Cells, IssueCode } from './rowRules';
import type { RowKind, RowView, SheetSummary } from './sheetSummary';

interface CsvRowsProps {
  label: string;
  sheetKey: string;
  /** The rows are read again whenever it changes. */
  summary: SheetSummary;
  kind: RowKind;
  code: IssueCode | null;
  /** So are they here. */
  answered: number;
  onEdit: ((index: number, cells: Cells) => void) | undefined;
}

const rowHeight = 56;
/** Rows fetched from the worker at once. */
const windowSize = 60;

const numbers = new Set(['Resolution', 'Latitude', 'Longitude']);

interface Window {
  offset: number;
  rows: RowView[];
  total: number;
}

/** The rows of a kind: only those in sight are drawn, and only a window of them has left the worker. */
export function CsvRows({ label, sheetKey, summary, kind, code, answered, onEdit }: CsvRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Window>({ offset: 0, rows: [], total: 0 });
  const virtual = useVirtualizer({
    count: shown.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const first = Math.max(0, Math.floor((items[0]?.index ?? 0) / (windowSize / 3)) * (windowSize / 3) - windowSize / 3);

  // The worker holds the rows; what is in sight is asked of it.
  useEffect(() => {
    let current = true;
    void openCsvWorker()
      .then((worker) => worker.view(sheetKey, kind, code, first, windowSize))
      .then(({ rows, total }) => {
        if (current) setShown({ offset: first, rows, total });
      })
      // Closed in the meantime: there is nothing to show.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [sheetKey, summary, kind, code, answered, first]);

  return (
    <div
      ref={scroller}
      className="mq-csv-rows"
      role="table"
      aria-label={label}
      aria-rowcount={shown.total + 1}
      tabIndex={0}
    >
      <div role="row" className="mq-csv-row mq-csv-row-head" aria-rowindex={1}>
        {['Line', 'Result', 'Board', 'Resolution', 'Latitude', 'Longitude', 'What will change'].map((name) => (
          <span key={name} role="columnheader" className={numbers.has(name) ? 'mq-number' : undefined}>
            {name}
          </span>
        ))}
      </div>
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {items.map((item) => {
          const row = shown.rows[item.index - shown.offset];
          return row && <CsvRow key={row.index} row={row} rowIndex={item.index + 2} top={item.start} onEdit={onEdit} />;
        })}
      </div>
      {shown.total === 0 && <p className="mq-two">No rows of this kind.</p>}
    </div>
  );
}
