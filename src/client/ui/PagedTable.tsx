import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { BulkBar } from './BulkBar';
import { PagedRows } from './PagedRows';
import type { PagedColumn } from './pagedColumns';
import { SortAnnouncer } from './SortAnnouncer';
import { TableFooter } from './TableFooter';
import './PagedTable.css';
import type { AllMatching } from './BulkBar';
import type { ShownFailure } from './FailureAlert';
import type { SortChoice, TablePlace } from './tableSearch';
import type { HistoryStep } from './useTableSearch';

export type TableStatus = 'loading' | 'ready' | 'refetching' | 'failed';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Names by id, as far as known, for the bar and for confirmations. `useTicks` keeps them. */
  names: ReadonlyMap<string, string>;
  /** `seen` are the names of the rows now on the page. */
  onChange: (ids: ReadonlySet<string>, seen: ReadonlyMap<string, string>) => void;
  allMatching?: AllMatching | undefined;
}

export interface PagedTableProps<Row extends { _id: string }> {
  /** What the table holds: 'Boards'. Names the table, its pages and its states. */
  label: string;
  /** The heading in the card; left out where the page's own heading says it. */
  title?: ReactNode;
  total: number;
  /** At the right of the heading. */
  extra?: ReactNode;
  filters?: ReactNode;
  columns: readonly PagedColumn<Row>[];
  rows: readonly Row[];
  /** The name of a row, for its tick box. */
  rowName: (row: Row) => string;
  page: number;
  pageSize: number;
  pageSizes?: readonly number[];
  sort?: SortChoice;
  onChange: (place: TablePlace, step?: HistoryStep) => void;
  status: TableStatus;
  failure?: ShownFailure | undefined;
  onRetry?: () => void;
  emptyText: string;
  emptyIcon?: ReactNode;
  emptyAction?: ReactNode;
  /** Whether filters are on: then nothing found is "no match", not "empty". */
  filtered?: boolean;
  /** The filters in words. */
  filterWords?: string | undefined;
  noMatchText?: string;
  onClearFilters?: () => void;
  selection?: Selection;
  /** The actions of the bulk bar. */
  bulk?: ReactNode;
  /** Takes the bulk bar's place while a bulk action runs (`BulkProgress`). */
  running?: ReactNode;
  rowClassName?: (row: Row) => string;
  /** Below 768 px each row is this card. Without it the table scrolls inside its card. */
  renderCard?: (row: Row) => ReactNode;
  /** Pixels below which the table scrolls inside its card. */
  minWidth?: number;
}

const PAGE_SIZES = [5, 10, 20, 50, 100] as const;

/** The one wrapper for all lists: header, filters, bulk bar, rows in each of their states, footer. Paging and sorting are the server's. */
export function PagedTable<Row extends { _id: string }>(props: PagedTableProps<Row>) {
  const { label, title, total, extra, filters, rows, page, pageSize, sort, onChange, status, selection, bulk, running } = props;
  const headingId = useId();
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const pastTheEnd = status === 'ready' && page > lastPage;

  // A page past the end (rows were deleted, an old link) goes to the last one, without a step in the history.
  useEffect(() => {
    if (pastTheEnd) onChange({ page: lastPage, pageSize, sort: sort ?? { id: '', desc: false } }, 'replace');
  }, [pastTheEnd, lastPage, pageSize, sort, onChange]);

  const sortNow = sort ?? { id: '', desc: false };
  const shownStatus = pastTheEnd ? 'loading' : status;
  const hasFooter = shownStatus !== 'failed' && (rows.length > 0 || shownStatus === 'loading');
  const ticked = selection && selection.ids.size > 0 && bulk !== undefined;

  return (
    <section className="mq-card mq-paged" {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': headingId })}>
      {(title !== undefined || extra !== undefined) && (
        <header className="mq-card-head">
          {title !== undefined && <h2 id={headingId}>{title}</h2>}
          {title !== undefined && shownStatus !== 'loading' && shownStatus !== 'failed' && <span className="mq-count">{total}</span>}
          <div className="mq-end">{extra}</div>
        </header>
      )}
      {filters !== undefined && (
        <div className="mq-filters" role="group" aria-label={`Filters of ${label}`}>
          {filters}
        </div>
      )}
      {running}
      {running === undefined && ticked && (
        <BulkBar
          count={selection.ids.size}
          names={[...selection.ids].slice(0, 2).flatMap((id) => selection.names.get(id) ?? [])}
          onClear={() => selection.onChange(new Set(), new Map())}
          allMatching={selection.allMatching}
        >
          {bulk}
        </BulkBar>
      )}
      <PagedRows {...props} status={shownStatus} />
      {hasFooter && (
        <TableFooter
          label={label}
          page={Math.min(page, lastPage)}
          pageSize={pageSize}
          total={total}
          shown={shownStatus === 'loading' ? 0 : rows.length}
          pageSizes={props.pageSizes ?? PAGE_SIZES}
          onChange={(nextPage, nextSize) => onChange({ page: nextPage, pageSize: nextSize, sort: sortNow })}
        />
      )}
      <SortAnnouncer columns={props.columns} sort={sort} />
    </section>
  );
}
