import type { TableStatus } from './pagedTableProps';

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
