import { createBoard } from '#contract/boards';
import { publisher, screen, type Publisher, type Screen } from '#contract/provider';
import { api, mutation, quietly } from '../../api/api';
import { providerBaseQuery, providerFailure } from './providerBaseQuery';
import { firstAddress, nextPage, pageOf, type PageParam, type ProviderPage } from './providerPages';

/** The screen-inventory provider, as configured on the server. */
export interface Provider {
  /** Absolute address without a trailing slash. */
  base: string;
  /** Name of the query parameter that filters screens by their publisher's name. */
  publisherFilter: string;
}
export interface ScreensOf extends Provider {
  publisherName: string;
}

const publishersAddress = ({ base }: Provider): string => firstAddress(base, '/api/publishers/');
const screensAddress = ({ base, publisherFilter, publisherName }: ScreensOf): string =>
  firstAddress(base, '/api/screens/', { [publisherFilter]: publisherName });

/** The addresses of the pages that were read. */
const addresses = (params: readonly PageParam[], first: string): string[] =>
  params.map(({ address }) => (address === '' ? first : address));

/** A list can have 1,000 pages, so they are not kept after use, and not compared with earlier replies. */
const listOptions = { keepUnusedDataFor: 0, structuralSharing: false } as const;
const firstParam: PageParam = { address: '' };

/**
 * The provider's lists need their own base query: another server, another token, and `next` instead of page numbers.
 * `useWholeList` reads all pages.
 */
export const providerApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPublishers: build.infiniteQuery<ProviderPage<Publisher>, Provider, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: firstParam,
        refetchCachedPages: false,
        getNextPageParam: ({ next }, _pages, _param, params, provider) =>
          nextPage(next, addresses(params, publishersAddress(provider))),
      },
      queryFn: async ({ queryArg, pageParam: { address, refusal } }, baseApi) => {
        if (refusal !== undefined) return { error: providerFailure(refusal) };
        const { data, error } = await providerBaseQuery(address || publishersAddress(queryArg), baseApi, {});
        return error ? { error } : pageOf(publisher, data);
      },
      ...listOptions,
    }),
    listScreens: build.infiniteQuery<ProviderPage<Screen>, ScreensOf, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: firstParam,
        refetchCachedPages: false,
        getNextPageParam: ({ next }, _pages, _param, params, screensOf) =>
          nextPage(next, addresses(params, screensAddress(screensOf))),
      },
      queryFn: async ({ queryArg, pageParam: { address, refusal } }, baseApi) => {
        if (refusal !== undefined) return { error: providerFailure(refusal) };
        const { data, error } = await providerBaseQuery(address || screensAddress(queryArg), baseApi, {});
        return error ? { error } : pageOf(screen, data);
      },
      ...listOptions,
    }),
    // Invalidates nothing: `useAddScreens` refetches the lists once after a run of up to a thousand.
    addScreen: mutation(build, createBoard, () => [], quietly),
  }),
});

export const { useListPublishersInfiniteQuery, useListScreensInfiniteQuery } = providerApi;
