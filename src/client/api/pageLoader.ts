import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { LoaderFunction } from 'react-router-dom';
import { readSearch } from '../ui/browser/reader';
import { readToken } from './token';

/** What `initiate` of a query endpoint returns, as far as a loader needs it. */
export type Read<Result = unknown> = ThunkAction<Result, never, unknown, UnknownAction>;
/** The store's dispatch, as far as a loader needs it. */
export type DispatchRead = <Result>(read: Read<Result>) => Result;

/**
 * A route's loader: begins the page's first calls while the page's code is still loading. It waits for none of them, so that
 * the page shows its own loading state, and it returns nothing: pages read the query cache.
 */
export function pageLoader(
  dispatch: DispatchRead,
  reads: (search: URLSearchParams) => readonly Read[],
): { loader: LoaderFunction; shouldRevalidate: () => boolean } {
  return {
    loader: ({ request }) => {
      // Loaders run before the session guard renders.
      if (readToken() !== null) for (const read of reads(readSearch(new URL(request.url).searchParams))) dispatch(read);
      return null;
    },
    // Once the page is shown, its hooks react to changes of the address.
    shouldRevalidate: () => false,
  };
}
