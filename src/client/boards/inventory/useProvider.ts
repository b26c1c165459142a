import { useMemo } from 'react';
import { getInventoryToken } from '#contract/inventory';
import { useProduct } from '../../api/product.api';
import { apiAddress } from '../../api/runtime';
import { useAppDispatch } from '../../store';
import type { Provider } from './providerClient';
import { sendCall } from '../sendCall';

/** The screen-inventory provider, as our server names it; undefined where it names none. The token is kept until the provider refuses it. */
export function useProvider(): Provider | undefined {
  const dispatch = useAppDispatch();
  const { inventoryUrl, publisherFilter } = useProduct();
  return useMemo(() => {
    if (inventoryUrl === '') return undefined;
    let kept: Promise<string> | undefined;
    const ask = () => sendCall(dispatch, getInventoryToken, {}).then(({ token }) => token);
    return {
      base: new URL(apiAddress(inventoryUrl), location.href).href.replace(/\/+$/, ''),
      publisherFilter,
      token: (renew) => {
        if (renew) kept = undefined;
        kept ??= ask().catch((error: unknown) => {
          kept = undefined;
          throw error;
        });
        return kept;
      },
    };
  }, [dispatch, inventoryUrl, publisherFilter]);
}
