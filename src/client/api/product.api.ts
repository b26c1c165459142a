import type { ExtensionName } from '#contract/extensions';
import * as contract from '#contract/product';
import { api, query } from './api';
import type { Read } from './pageLoader';
import { productName } from './runtime';
import { itemTag, listTag } from './tags';

const baseApiConfig = (): contract.ProductConfig => ({
  productName: productName(),
  inventoryUrl: '',
  extensions: [],
  devtools: false,
  version: '',
});

const unknownPlatform = { name: 'the platform', canWithdraw: false };

export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<contract.ProductConfig, Record<string, never>>({
      // An API with only the calls of section 7 has no such call. The failure is cached as a reply, so that it is
      // requested only once.
      queryFn: async (_input, _api, _options, ask) => {
        const { data, error } = await ask({ call: contract.getConfig, input: {} });
        if (error?.status === 404) return { data: baseApiConfig() };
        return error ? { error } : { data: data as contract.ProductConfig }; // the call's own reply
      },
      providesTags: [itemTag('config', 'this')],
      keepUnusedDataFor: 86_400,
    }),
    listAudit: query(build, contract.listAudit, () => [listTag('audit')]),
  }),
});

export const { useGetConfigQuery, useListAuditQuery } = productApi;

/** Run-time settings. An API with only the calls of section 7 has no such call, and so no extensions. */
export function useProduct() {
  const { data, isError } = useGetConfigQuery({});
  return {
    productName: data?.productName ?? 'Marquee',
    known: data !== undefined || isError,
    has: (extension: ExtensionName): boolean => data?.extensions.includes(extension) ?? false,
    inventoryUrl: data?.inventoryUrl ?? '',
    publisherFilter: data?.publisherFilter ?? 'publisher_name',
    /** The name of the sign-in provider, if there is one. */
    signInName: data?.signIn?.oidc,
    /** Whether users who sign in with a password need a second factor. */
    needsFactor: data?.signIn?.secondFactor ?? false,
    /** The supply-side platform's name in sentences, and whether it has a call to withdraw an artwork. */
    platform: data?.platform ?? unknownPlatform,
  };
}

/** Whether the API has an extension; false until it is known. */
export const useExtension = (extension: ExtensionName): boolean => useProduct().has(extension);

/** A read that is sent only once it is known that the API has its extension. */
export const ifSupported =
  (extension: ExtensionName, read: Read): Read =>
  async (dispatch) => {
    const { data } = await dispatch(productApi.endpoints.getConfig.initiate({}, { subscribe: false }));
    if (data?.extensions.includes(extension)) dispatch(read);
  };
