import { useCallback, useEffect, useMemo } from 'react';
import { useAddressSearch } from '../browser/useAddressSearch';
import { paramName, readTableSearch, writeFilters, writeTableParams } from './tableSearch';
import type { Filters, FilterShape, TableDefaults, TableParams } from './tableSearch';

/** Typing and corrections replace the history entry, choices push one, so that Back undoes one choice. */
export type HistoryStep = 'push' | 'replace';

export interface TableSearch<SortID extends string, Shape extends FilterShape> extends ReturnType<
  typeof readTableSearch<SortID, Shape>
> {
  filtered: boolean;
  onChange: (tableParams: TableParams, step?: HistoryStep) => void;
  setFilters: (patch: { [Name in keyof Shape]?: Filters<Shape>[Name] | undefined }, step?: HistoryStep) => void;
  clearFilters: () => void;
  /** Whether a parameter of the address is this list's own. */
  owns: (param: string) => boolean;
}

/**
 * The state of one list (page, size, sort, filters) kept in the address. `defaults` and `shape` must keep their
 * identity: a new object in each render would create a new search in each render.
 */
export function useTableSearch<SortID extends string, Shape extends FilterShape>(
  prefix: string,
  defaults: TableDefaults<SortID>,
  shape: Shape,
): TableSearch<SortID, Shape> {
  const [params, setParams] = useAddressSearch();
  const { tableParams, filters, query } = useMemo(
    () => readTableSearch(params, prefix, defaults, shape),
    [params, prefix, defaults, shape],
  );

  const go = useCallback(
    (change: (params: URLSearchParams) => URLSearchParams, step: HistoryStep) =>
      void setParams(change, { replace: step === 'replace', preventScrollReset: true }),
    [setParams],
  );
  const onChange = useCallback(
    (next: TableParams, step: HistoryStep = 'push') =>
      go((current) => writeTableParams(current, prefix, defaults, next), step),
    [go, prefix, defaults],
  );
  const setFilters = useCallback<TableSearch<SortID, Shape>['setFilters']>(
    // exactOptionalPropertyTypes does not allow an explicit undefined, which `writeFilters` reads as removal.
    (patch, step = 'push') => go((current) => writeFilters(current, prefix, patch as Filters<Shape>), step),
    [go, prefix],
  );
  const clearFilters = useCallback(
    () =>
      go(
        (current) => writeFilters(current, prefix, Object.fromEntries(Object.keys(shape).map((name) => [name, '']))),
        'push',
      ),
    [go, prefix, shape],
  );

  const owns = useMemo(() => {
    const names = ['page', 'pageSize', 'sortID', 'sortDesc', ...Object.keys(shape)].map((name) =>
      paramName(prefix, name),
    );
    return (param: string) => names.includes(param);
  }, [prefix, shape]);

  return {
    tableParams,
    filters,
    filtered: Object.keys(filters).length > 0,
    query,
    onChange,
    setFilters,
    clearFilters,
    owns,
  };
}

const noFilters = {};

/**
 * A page past the end (rows were deleted, an old link) goes to the last one, without a step in the history. Returns whether
 * it is past the end.
 */
export function useLastPage(
  { page, pageSize }: { page: number; pageSize: number },
  total: number | undefined,
  goTo: (page: number, step: HistoryStep) => void,
): boolean {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > last) goTo(last, 'replace');
  });
  return page > last;
}

/** The page of a list in the address, for a list that has neither filters nor an order to choose. */
export function useTablePage(prefix: string, pageSize: number) {
  const defaults = useMemo(() => ({ pageSize, sortID: '', sortDesc: false, sortIDs: [''] }), [pageSize]);
  const { tableParams, onChange } = useTableSearch(prefix, defaults, noFilters);
  const goTo = (page: number, step?: HistoryStep) => onChange({ ...tableParams, page }, step);
  return { tableParams: { page: tableParams.page, pageSize }, pageSizes: [pageSize], onChange, goTo };
}
