import type { ShownFailure } from '../feedback/FailureAlert';
import type { List, TableStatus } from './pagedTableProps';

/** The parts of an RTK Query result that say how a list stands. */
interface ListQuery {
  /** The last reply, possibly for other arguments. */
  data?: unknown;
  /** The reply for the current arguments. */
  currentData?: unknown;
  error?: (Partial<ShownFailure> & object) | undefined;
  isFetching: boolean;
}

/** Where a list is: a `useTableSearch`. */
interface ListSearch extends Pick<List<never>, 'pageSizes' | 'onChange' | 'owns' | 'filtered' | 'clearFilters'> {
  tableParams: Pick<List<never>, 'page' | 'pageSize' | 'sort'>;
}

interface Found<Row> {
  rows: readonly Row[] | undefined;
  total: number | undefined;
  /** The filters as text, for 'nothing matches'. */
  filterText?: string | undefined;
  /** Does not dim the rows while the same page is read again: for lists that poll or change after each decision. */
  quietRefetch?: boolean;
}

const noRows: readonly never[] = [];

/** The list of a search: `listOf(search, query, { rows: query.data?.boards, total: query.data?.totalBoards })`. */
export function listOf<Row>(
  { tableParams, ...search }: ListSearch,
  query: ListQuery & { refetch: () => unknown },
  { rows = noRows, total = 0, filterText, quietRefetch = false }: Found<Row>,
): List<Row> {
  return {
    ...tableParams,
    ...search,
    filterText,
    rows,
    total,
    status: tableStatus(query, quietRefetch),
    failure: query.error && { message: '', ...query.error },
    retry: () => void query.refetch(),
  };
}

/** The status of a table from its query: old rows stay while the next ones load, unless that load fails. */
export function tableStatus({ data, currentData, error, isFetching }: ListQuery, quietRefetch = false): TableStatus {
  if (error !== undefined && currentData === undefined && !isFetching) return 'failed';
  if (data === undefined) return 'loading';
  return isFetching && !(quietRefetch && currentData !== undefined) ? 'refetching' : 'ready';
}
