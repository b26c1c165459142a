import { useEffect, useMemo } from 'react';
import { failureOf } from '../../api/apiError';
import type { ProviderPage } from './providerPages';

export type ProviderList<Item> =
  | { status: 'reading'; pages: number; rows: number }
  | { status: 'ready'; items: readonly Item[]; pages: number; unreadable: number; shortfall: Shortfall | undefined }
  | { status: 'failed'; message: string }
  | { status: 'cancelled' };

/** A list that ended before as many records as the provider announced. */
interface Shortfall {
  announced: number;
  listed: number;
}

/** The used parts of an infinite query's result. */
interface PagesResult<Item> {
  data?: { pages: readonly ProviderPage<Item>[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** A reconnect must not reload a long list. */
export const wholeListOptions = { refetchOnReconnect: false } as const;

/** Reads an infinite query to its last page. `isCancelled`: the caller skips the query, which aborts it. */
export function useWholeList<Item extends { id: string }>(
  { data, error, isFetching, hasNextPage, fetchNextPage }: PagesResult<Item>,
  isCancelled: boolean,
): ProviderList<Item> {
  const isWaiting = hasNextPage && !isFetching && error === undefined && !isCancelled;
  useEffect(() => {
    if (isWaiting) fetchNextPage();
  }, [isWaiting, fetchNextPage, data]);
  const isWhole = data !== undefined && !hasNextPage && !isFetching && error === undefined;
  const pages = data?.pages;
  return useMemo(() => {
    if (isCancelled) return { status: 'cancelled' };
    if (error !== undefined && !isFetching) return { status: 'failed', message: failureOf(error).message };
    if (!isWhole || !pages)
      return {
        status: 'reading',
        pages: pages?.length ?? 0,
        rows: pages?.reduce((rows, { items }) => rows + items.length, 0) ?? 0,
      };
    // A row that appears twice, because the list changed while it was read, is used once.
    const rows = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
    const unreadable = pages.reduce((sum, page) => sum + page.unreadable, 0);
    const announced = Math.max(...pages.map(({ count }) => count ?? 0));
    const listed = pages.reduce((sum, { items }) => sum + items.length, unreadable);
    // More than announced is no sign of anything: some providers count the records of the page.
    const shortfall = listed < announced ? { announced, listed } : undefined;
    return { status: 'ready', items: [...rows.values()], pages: pages.length, unreadable, shortfall };
  }, [isCancelled, error, isFetching, isWhole, pages]);
}
