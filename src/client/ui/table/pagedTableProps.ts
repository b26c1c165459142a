import type { ReactNode } from 'react';
import type { ShownFailure } from '../feedback/FailureAlert';
import type { RowGrouping } from './RowGroups';
import type { PagedColumn } from './pagedColumns';
import type { SortChoice, TableParams } from './tableSearch';
import type { HistoryStep } from './useTableSearch';

export type TableStatus = 'loading' | 'ready' | 'refetching' | 'failed';

export interface AllMatching {
  /** How many rows match the filters, on all pages. */
  total: number;
  onSelectAll: () => void;
  /** While the ids are being fetched. */
  busy?: boolean;
}

export interface Selection {
  ids: ReadonlySet<string>;
  /** The known names by id, for the bulk bar and confirmations. `useTicks` keeps them. */
  names: ReadonlyMap<string, string>;
  /** `seen` are the names of the rows now on the page. */
  onChange: (ids: ReadonlySet<string>, seen: ReadonlyMap<string, string>) => void;
  allMatching?: AllMatching | undefined;
}

export interface PagedTableProps<Row extends { _id: string }> {
  /** What the table contains: 'Boards'. The accessible name of the table, its pages and its states. */
  label: string;
  /**
   * A short, permanent name: the storage key of row height, columns and saved views, which are offered only with a
   * name.
   */
  name?: string;
  /** Which parameters of the address are the list's (`useTableSearch`): with this and `name`, views can be saved. */
  owns?: (param: string) => boolean;
  /** The heading in the card; absent if the page's own heading is enough. */
  title?: ReactNode;
  total: number;
  /** At the right of the heading. */
  extra?: ReactNode;
  /** Below the heading: the views of the list, if it has others than the saved ones. */
  views?: ReactNode;
  filters?: ReactNode;
  /** The values of filters that are not in the address, as one text: rows of other values are never held back. */
  narrowedBy?: string;
  /** A notice above the rows. */
  notice?: ReactNode;
  columns: readonly PagedColumn<Row>[];
  rows: readonly Row[];
  /** Headings above groups of rows. Must keep its identity while the groups do not change. */
  groups?: RowGrouping<Row>;
  /**
   * The name of a row, for its tick box. In lists with ticks this, `rowClassName` and `renderCard` must keep their
   * identity, because a new function renders all rows again.
   */
  rowName: (row: Row) => string;
  page: number;
  pageSize: number;
  pageSizes?: readonly number[];
  sort?: SortChoice;
  onChange: (params: TableParams, step?: HistoryStep) => void;
  status: TableStatus;
  failure?: ShownFailure | undefined;
  onRetry?: () => void;
  emptyText: string;
  emptyIcon?: ReactNode;
  emptyAction?: ReactNode;
  /** Whether filters are on: then nothing found is "no match", not "empty". */
  filtered?: boolean;
  /** The filters as text. */
  filterText?: string | undefined;
  noMatchText?: string;
  onClearFilters?: () => void;
  selection?: Selection;
  /** Why a row cannot be ticked; undefined for a row that can. Keeps its identity, like `rowName`. */
  tickDisabledReason?: ((row: Row) => string | undefined) | undefined;
  /** The actions of the bulk bar; undefined while a bulk action runs. */
  bulk?: ReactNode;
  /** The bulk action that runs, and then its result (`BulkProgress`). */
  running?: ReactNode;
  rowClassName?: (row: Row) => string;
  /** What a row shows when it is opened. Keeps its identity, like `rowClassName`. */
  renderOpened?: (row: Row) => ReactNode;
  /** Below 768 px each row is this card. Without it the table scrolls inside its card. */
  renderCard?: (row: Row) => ReactNode;
  /** Pixels below which the table scrolls inside its card. */
  minWidth?: number;
}

interface ListQuery {
  /** The last reply, possibly for other arguments. */
  data?: unknown;
  /** The reply for the current arguments. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
}

/**
 * The status of a table from its query: old rows stay while the next ones load, unless that load fails. With `quietRefetch` the rows
 * are not dimmed while the same page is read again, for lists that poll or that change after each decision.
 */
export function tableStatus(
  { data, currentData, error, isFetching }: ListQuery,
  { quietRefetch = false }: { quietRefetch?: boolean } = {},
): TableStatus {
  if (error !== undefined && currentData === undefined && !isFetching) return 'failed';
  if (data === undefined) return 'loading';
  return isFetching && !(quietRefetch && currentData !== undefined) ? 'refetching' : 'ready';
}
