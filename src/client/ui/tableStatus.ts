import type { TableStatus } from './pagedTableProps';

interface AskedList {
  /** The last answer, also to an earlier question. */
  data?: unknown;
  /** The answer to this question. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
}

/** What a table shows of a query: old rows stay while the next come, but never in place of an answer that failed. */
export function tableStatus({ data, currentData, error, isFetching }: AskedList): TableStatus {
  if (error !== undefined && currentData === undefined && !isFetching) return 'failed';
  if (data === undefined) return 'loading';
  return isFetching ? 'refetching' : 'ready';
}
