import type { ReactNode } from 'react';
import type { ShownFailure } from '../feedback/FailureAlert';
import type { RowGrouping } from './RowGroups';
import type { PagedColumn } from './pagedColumns';
import type { SortChoice, TableParams } from './tableSearch';
import type { HistoryStep } from './useTableSearch';

export type TableStatus = 'loading' | 'ready' | 'refetching' | 'failed';

/** One list: where it is, what is found there. `listOf` makes it from a search in the address and a query. */
export interface List<Row> {
  rows: readonly Row[];
  total: number;
  status: TableStatus;
  failure?: ShownFailure | undefined;
  retry?: () => void;
  page: number;
  pageSize: number;
  pageSizes?: readonly number[];
  sort?: SortChoice;
  onChange: (params: TableParams, step?: HistoryStep) => void;
  /** Which parameters of the address are the list's: with this and the table's name, views can be saved. */
  owns?: (param: string) => boolean;
  /** The values of filters that are not in the address, as one text: rows of other values are never held back. */
  narrowedBy?: string;
  /** Whether filters are on: then nothing found is "no match", not "empty". */
  filtered?: boolean;
  /** The filters as text. */
  filterText?: string | undefined;
  clearFilters?: () => void;
}

export interface AllMatching {
  /** How many rows match the filters, on all pages. */
  total: number;
  onSelectAll: () => void;
  /** While the ids are being fetched. */
  busy?: boolean;
}

/** The ticked rows and what can be done with them. */
export interface Selection<Row = never> {
  ids: ReadonlySet<string>;
  /** The known names by id, for the bulk bar and confirmations. `useTicks` keeps them. */
  names: ReadonlyMap<string, string>;
  /** `seen` are the names of the rows now on the page. */
  onChange: (ids: ReadonlySet<string>, seen: ReadonlyMap<string, string>) => void;
  allMatching?: AllMatching | undefined;
  /** Why a row cannot be ticked; undefined for a row that can. Must keep its identity, like the functions of `row`. */
  disabledReason?: ((row: Row) => string | undefined) | undefined;
  /** The actions of the bulk bar; undefined while a bulk action runs. */
  bulk?: ReactNode;
  /** What the bulk bar says in place of the names, and of the result line, after an Undo. */
  undone?: string | undefined;
}

/** What is drawn of a row. A new function renders all rows again, so in lists with ticks each must keep its identity. */
export interface RowParts<Row> {
  /** For its tick box. */
  name: (row: Row) => string;
  className?: (row: Row) => string;
  /** What it shows when it is opened. */
  opened?: (row: Row) => ReactNode;
  /** Below 768 px each row is this card. Without it the table scrolls inside its card. */
  card?: (row: Row) => ReactNode;
}

export interface PagedTableProps<Row extends { _id: string }> {
  /** What the table contains: 'Boards'. The accessible name of the table, its pages and its states. */
  label: string;
  /**
   * A short, permanent name: the storage key of row height, columns and saved views, which are offered only with a
   * name.
   */
  name?: string;
  /** The heading in the card; absent if the page's own heading is enough. */
  title?: ReactNode;
  /** At the right of the heading. */
  extra?: ReactNode;
  /** Below the heading: the views of the list, if it has others than the saved ones. */
  views?: ReactNode;
  filters?: ReactNode;
  list: List<Row>;
  columns: readonly PagedColumn<Row>[];
  row: RowParts<Row>;
  /** Headings above groups of rows. Must keep its identity while the groups do not change. */
  groups?: RowGrouping<Row>;
  /** What an empty list says. */
  empty: { text: ReactNode; icon?: ReactNode; action?: ReactNode };
  selection?: Selection<Row> | undefined;
  /** The bulk action that runs, and then its result (`BulkProgress`). */
  running?: ReactNode;
  /** Pixels below which the table scrolls inside its card. */
  minWidth?: number;
}
