import { useCallback, useId, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BulkBar } from './BulkBar';
import type { PagedTableProps } from './pagedTableProps';
import { HeldRows } from './HeldRows';
import { RowGroups, type RowGrouping } from './RowGroups';
import { SortAnnouncer } from './SortAnnouncer';
import { useFirstRowInSight } from './useFirstRowInSight';
import { useHeldRows } from './useHeldRows';
import { EmptyState } from '../feedback/EmptyState';
import { FailureAlert } from '../feedback/FailureAlert';
import { useDelayed } from '../feedback/useDelayed';
import { ListFilters } from './ListFilters';
import { NoMatch } from './NoMatch';
import { TableCards } from './TableCards';
import { TableFooter } from './TableFooter';
import { TableRows } from './TableRows';
import { TableSkeleton } from './TableSkeleton';
import { SavedViewTabs } from './tools/SavedViewTabs';
import { TableTools } from './tools/TableTools';
import { useShownColumns } from './tools/useShownColumns';
import { useLastPage } from './useTableSearch';
import { useIsPhone } from '../theme/useMediaQuery';
import { failureMessages, toolMessages } from '../ui.messages';
import { useIsNarrower } from '../theme/useIsNarrower';
import './PagedTable.css';

const PAGE_SIZES = [5, 10, 20, 50, 100] as const;
const onlyAll = [{ key: 'all', label: toolMessages.all }] as const;
const ignore = () => undefined;
const noGroups: ReturnType<RowGrouping<never>> = new Map();
const unsorted = { id: '', desc: false };

/**
 * The component for all lists: heading, filters, bulk bar, antd's Table in each of its states, pages. Paging and
 * sorting are the server's (docs/decisions/026-antd-parts.md).
 */
export function PagedTable<Row extends { _id: string }>(props: PagedTableProps<Row>) {
  const { label, title, extra, name, views, filters, list, selection, running, groups } = props;
  const { total, page, pageSize, sort, onChange, owns, status } = list;
  const headingId = useId();
  const isPhone = useIsPhone();
  const shown = useShownColumns(name ?? label, props.columns);
  const tools = name !== undefined && !isPhone && (
    <TableTools label={label} choices={shown.choices} onShow={shown.show} onReset={shown.reset} />
  );
  const hasHead = title !== undefined || extra !== undefined;
  const { search } = useLocation();
  const view = [search, page, pageSize, sort?.id, sort?.desc, list.narrowedBy].join(' ');
  const { rows, held, total: shownTotal } = useHeldRows(list.rows, total, view, status === 'ready');
  const rowGroups = useMemo(() => groups?.(rows) ?? noGroups, [groups, rows]);
  const minWidth = (props.minWidth ?? 0) + shown.extraWidth;
  const [card, scrolls] = useIsNarrower<HTMLElement>(minWidth);
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const pastTheEnd = useLastPage({ page, pageSize }, status === 'ready' ? total : undefined, (last, step) =>
    onChange({ page: last, pageSize, sort: sort ?? unsorted }, step),
  );

  const onPage = useCallback(
    (nextPage: number, nextSize: number) => onChange({ page: nextPage, pageSize: nextSize, sort: sort ?? unsorted }),
    [onChange, sort],
  );
  const shownStatus = pastTheEnd ? 'loading' : status;
  const hasFooter = shownStatus !== 'failed' && (rows.length > 0 || shownStatus === 'loading');
  const ticked = selection && selection.ids.size > 0 && selection.bulk !== undefined;
  const hasTotal = shownStatus !== 'loading' && shownStatus !== 'failed';
  useFirstRowInSight(card, page);

  return (
    <section
      ref={card}
      className="mq-card mq-paged"
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': headingId })}
    >
      {hasHead && (
        <header className="mq-card-head">
          {title !== undefined && (
            <Heading id={headingId} label={label} total={hasTotal ? shownTotal : undefined}>
              {title}
            </Heading>
          )}
          <div className="mq-end">
            {extra}
            {tools}
          </div>
        </header>
      )}
      {views ??
        (name !== undefined && owns && (
          <SavedViewTabs
            list={name}
            label={label}
            owns={owns}
            fixed={onlyAll}
            shown="all"
            onChange={ignore}
            {...(!hasHead && { extra: tools })}
          />
        ))}
      {filters !== undefined && (
        <ListFilters label={label} isOn={list.filtered === true}>
          {filters}
        </ListFilters>
      )}
      {held && <HeldRows {...held} />}
      <RowGroups value={rowGroups}>
        <PagedRows
          {...props}
          {...{ minWidth, scrolls }}
          columns={shown.columns}
          list={{ ...list, rows, status: shownStatus }}
        />
      </RowGroups>
      {/* Below the rows, and at the foot of the window: neither a row nor the page moves when it comes. */}
      <div className="mq-bulk-place">
        {!(ticked && selection.undone !== undefined) && running}
        {ticked && (
          <BulkBar selection={selection} rows={rows}>
            {selection.bulk}
          </BulkBar>
        )}
      </div>
      {hasFooter && (
        <TableFooter
          label={label}
          hasRowKeys={name !== undefined && !isPhone}
          page={Math.min(page, lastPage)}
          pageSize={pageSize}
          total={shownTotal}
          shown={shownStatus === 'loading' ? 0 : rows.length}
          pageSizes={list.pageSizes ?? PAGE_SIZES}
          onChange={onPage}
        />
      )}
      <SortAnnouncer columns={props.columns} sort={sort} />
    </section>
  );
}

interface HeadingProps {
  id: string;
  label: string;
  children: ReactNode;
  total: number | undefined;
}

/** The title, spaced if it is in capitals ('LATEST ARTWORKS'), and the total. */
function Heading({ id, label, children, total }: HeadingProps) {
  const text = typeof children === 'string' ? children : label;
  return (
    <>
      <h2 id={id} {...(text === text.toUpperCase() && { className: 'mq-capitals' })}>
        {children}
      </h2>
      {total !== undefined && <span className="mq-count">{total}</span>}
    </>
  );
}

interface PagedRowsProps<Row extends { _id: string }> extends PagedTableProps<Row> {
  /** Whether the table is wider than its card. */
  scrolls: boolean;
}

/** The rows, or the placeholder of the current state. */
function PagedRows<Row extends { _id: string }>(props: PagedRowsProps<Row>) {
  const { label, list, columns, selection, row, scrolls, minWidth = 0 } = props;
  const { rows, status, pageSize } = list;
  const isPhone = useIsPhone();
  const isLoading = status === 'loading';
  const drawn = useDelayed(isLoading);
  const asCards = isPhone && row.card !== undefined;
  if (isLoading)
    return (
      <TableSkeleton
        label={label}
        columns={columns}
        rows={Math.min(pageSize, 10)}
        hasTicks={selection !== undefined}
        asCards={asCards}
        drawn={drawn}
        minWidth={minWidth}
        scrolls={scrolls && !asCards}
      />
    );
  if (status === 'failed')
    return <FailureAlert title={failureMessages.couldNotLoad(label)} failure={list.failure} onRetry={list.retry} />;
  if (asCards && rows.length > 0) return <TableCards {...props} />;
  // Without rows the table does not scroll, so that the text is in the middle of the card.
  const isEmpty = rows.length === 0;
  return <TableRows {...props} placeholder={<NoRows {...props} />} {...(isEmpty && { minWidth: 0, scrolls: false })} />;
}

function NoRows<Row extends { _id: string }>({ list, empty }: PagedTableProps<Row>) {
  const { filtered, filterText, clearFilters } = list;
  if (filtered === true && clearFilters) return <NoMatch filters={filterText} onClear={clearFilters} />;
  return <EmptyState {...empty} />;
}
