import { useCallback } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { useAddressSearch } from './useAddressSearch';

/**
 * One parameter of the address, for what is open on a page, so that it survives a reload, Back and a login. null:
 * closed.
 */
export function useAddressParam(
  name: string,
): [value: string | null, set: (value: string | null, options?: NavigateOptions) => void] {
  const [address, setAddress] = useAddressSearch();
  const set = useCallback(
    (value: string | null, options?: NavigateOptions) => {
      void setAddress((current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }, options);
    },
    [name, setAddress],
  );
  return [address.get(name), set];
}
