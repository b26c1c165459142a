import { useCallback } from 'react';
import { useAddressSearch } from './useAddressSearch';

/**
 * One parameter of the address, for what is open on a page, so that it survives a reload, Back and a login. null:
 * closed.
 */
export function useAddressParam(name: string): [value: string | null, set: (value: string | null) => void] {
  const [address, setAddress] = useAddressSearch();
  const set = useCallback(
    (value: string | null) => {
      void setAddress((current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      });
    },
    [name, setAddress],
  );
  return [address.get(name), set];
}
