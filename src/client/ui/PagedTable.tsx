import { useCallback, useEffect, useId } from 'react';
import { BulkBar } from './BulkBar';
import { PagedRows } from './PagedRows';
import type { PagedTableProps } from './pagedTableProps';
import { SortAnnouncer } from './SortAnnouncer';
import { TableFooter } from './TableFooter';
import { useIsNarrower } from './useIsNarrower';
import './PagedTable.css';

export type { PagedTableProps, Selection, TableStatus } from './pagedTableProps';

const PAGE_SIZES = [5, 10, 20, 50, 100] as const;
const unsorted = { id: '', desc: false };

/**
 * The one way to draw a list: heading, filters, bulk bar, antd's Table in each of its states, pages. Paging and sorting are the
 * server's (docs/decisions/027-tables.md).
 */
export function PagedTable<Row extends { _id: string }>(props: PagedTableProps<Row>) {
  const {
    label,
    title,
    total,
    extra,
    filters,
    rows,
    page,
    pageSize,
    sort,
    onChange,
    status,
    selection,
    bulk,
    running,
  } = props;
  const headingId = useId();
  const [card, scrolls] = useIsNarrower<HTMLElement>(props.minWidth ?? 0);
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const pastTheEnd = status === 'ready' && page > lastPage;

  // A page past the end (rows were deleted, an old link) goes to the last one, without a step in the history.
  useEffect(() => {
    if (pastTheEnd) onChange({ page: lastPage, pageSize, sort: sort ?? unsorted }, 'replace');
  }, [pastTheEnd, lastPage, pageSize, sort, onChange]);

  const onPage = useCallback(
    (nextPage: number, nextSize: number) => onChange({ page: nextPage, pageSize: nextSize, sort: sort ?? unsorted }),
    [onChange, sort],
  );
  const shownStatus = pastTheEnd ? 'loading' : status;
  const hasFooter = shownStatus !== 'failed' && (rows.length > 0 || shownStatus === 'loading');
  const ticked = selection && selection.ids.size > 0 && bulk !== undefined;

  return (
    <section
      ref={card}
      className="mq-card mq-paged"
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': headingId })}
    >
      {(title !== undefined || extra !== undefined) && (
        <header className="mq-card-head">
          {title !== undefined && <h2 id={headingId}>{title}</h2>}
          {title !== undefined && shownStatus !== 'loading' && shownStatus !== 'failed' && (
            <span className="mq-count">{total}</span>
          )}
          <div className="mq-end">{extra}</div>
        </header>
      )}
      {filters !== undefined && (
        <div className="mq-filters" role="group" aria-label={`Filters of ${label}`}>
          {filters}
        </div>
      )}
      {running}
      {!running && ticked && (
        <BulkBar
          count={selection.ids.size}
          names={[...selection.ids].slice(0, 2).flatMap((id) => selection.names.get(id) ?? [])}
          onClear={() => selection.onChange(new Set(), new Map())}
          allMatching={selection.allMatching}
        >
          {bulk}
        </BulkBar>
      )}
      <PagedRows {...props} status={shownStatus} scrolls={scrolls} />
      {hasFooter && (
        <TableFooter
          label={label}
          page={Math.min(page, lastPage)}
          pageSize={pageSize}
          total={total}
          shown={shownStatus === 'loading' ? 0 : rows.length}
          pageSizes={props.pageSizes ?? PAGE_SIZES}
          onChange={onPage}
        />
      )}
      <SortAnnouncer columns={props.columns} sort={sort} />
    </section>
  );
}
