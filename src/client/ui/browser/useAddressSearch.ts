import { useCallback, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { readSearch } from './reader';

export type ChangeSearch = (
  change: (current: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => Promise<void>;

/**
 * The query of the address, and a function that changes it. Unlike the router's `useSearchParams`, a change starts from
 * the address that the router has or is on its way to, not from the one last rendered: of two quick changes, none is
 * lost. The fragment stays. The function is stable.
 */
export function useAddressSearch(): [search: URLSearchParams, change: ChangeSearch] {
  const rendered = useLocation();
  const navigate = useNavigate();
  // The router publishes its own state only through this context.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const search = useMemo(() => readSearch(rendered.search), [rendered.search]);
  const change = useCallback<ChangeSearch>(
    async (changed, options) => {
      if (router === undefined) throw new Error('useAddressSearch needs a data router.');
      const { location, navigation } = router.state;
      // During a navigation to another page, that page's query does not apply here.
      const latest = navigation.location?.pathname === location.pathname ? navigation.location : location;
      const next = changed(readSearch(latest.search)).toString();
      await navigate({ search: next === '' ? '' : `?${next}`, hash: latest.hash }, options);
    },
    [router, navigate],
  );
  return [search, change];
}
