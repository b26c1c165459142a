import type { z } from 'zod';
import { createBoard } from '#contract/boards';
import { publisher, screen } from '#contract/provider';
import { api, mutation, quietly, type Build } from '../../api/api';
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

/** A list of which `record` is one, from `addressOf` on; `useWholeList` reads all its pages. */
const wholeList = <Item extends z.ZodType, Arg>(build: Build, record: Item, addressOf: (arg: Arg) => string) =>
  build.infiniteQuery<ProviderPage<z.output<Item>>, Arg, PageParam>({
    infiniteQueryOptions: {
      initialPageParam: { address: '' },
      refetchCachedPages: false,
      getNextPageParam: ({ next }, _pages, _param, params, arg) =>
        nextPage(
          next,
          params.map(({ address }) => address || addressOf(arg)),
        ),
    },
    queryFn: async ({ queryArg, pageParam: { address, refusal } }, baseApi) => {
      if (refusal !== undefined) return { error: providerFailure(refusal) };
      const { data, error } = await providerBaseQuery(address || addressOf(queryArg), baseApi, {});
      return error ? { error } : pageOf(record, data, address === '');
    },
    // A list can have 1,000 pages, so they are not kept after use, and not compared with earlier replies.
    keepUnusedDataFor: 0,
    structuralSharing: false,
  });

/**
 * The provider's lists need their own base query: another server, another token, and `next` instead of page numbers.
 */
export const providerApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPublishers: wholeList(build, publisher, ({ base }: Provider) => firstAddress(base, '/api/publishers/')),
    listScreens: wholeList(build, screen, ({ base, publisherFilter, publisherName }: ScreensOf) =>
      firstAddress(base, '/api/screens/', { [publisherFilter]: publisherName }),
    ),
    // Invalidates nothing: `useAddScreens` refetches the lists once after a run of up to a thousand.
    addScreen: mutation(build, createBoard, () => [], quietly),
  }),
});

export const { useListPublishersInfiniteQuery, useListScreensInfiniteQuery } = providerApi;
