import { useMemo } from 'react';
import { useProduct } from '../../api/product.api';
import { apiAddress } from '../../api/runtime';
import type { Provider } from './provider.api';

/** The screen-inventory provider that is configured on the server; undefined if there is none. */
export function useProvider(): Provider | undefined {
  const { inventoryUrl, publisherFilter } = useProduct();
  return useMemo(
    () =>
      inventoryUrl === ''
        ? undefined
        : { base: new URL(apiAddress(inventoryUrl), location.href).href.replace(/\/+$/, ''), publisherFilter },
    [inventoryUrl, publisherFilter],
  );
}
