import { grouped } from './grouped';

export const listsWords = {
  list: {
    clearFilters: 'Clear filters',
    clearSearch: 'Clear search',
    selectAll: (count: number) => `Select all ${grouped(count)} that match`,
    selectPage: 'Select all on this page',
    selectRow: (name: string) => `Select ${name}`,
    clearSelection: 'Clear selection',
    bulkActions: 'Bulk actions',
    selected: (count: number) => `${grouped(count)} selected`,
    range: (first: number, last: number, total: number) => `${grouped(first)}–${grouped(last)} of ${grouped(total)}`,
    sortedBy: (column: string, descending: boolean) => `Sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
    loading: (what: string) => `Loading ${what}`,
    noMatch: 'Nothing matches these filters.',
    progress: (done: number, total: number) => `${grouped(done)} of ${grouped(total)}`,
    stop: 'Stop',
    stopping: 'Stopping...',
    doneCount: (count: number) => `${String(count)} done`,
    failedCount: (count: number) => `${String(count)} failed`,
    notRunCount: (count: number) => `${String(count)} not run`,
    retryFailed: 'Retry failed',
    close: 'Close',
  },
} as const;
