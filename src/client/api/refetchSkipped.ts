import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';

/** What is read here of the actions of RTK Query's queries. */
interface QueryEnd {
  meta: {
    condition?: boolean;
    aborted?: boolean;
    arg: { queryCacheKey: string; endpointName: string; originalArgs: unknown };
  };
}
const typeOf = (action: unknown): unknown =>
  typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
const ends = (kind: 'executeQuery' | 'executeMutation'): readonly unknown[] => [
  `${api.reducerPath}/${kind}/fulfilled`,
  `${api.reducerPath}/${kind}/rejected`,
];
const [queryEnds, mutationEnds] = [ends('executeQuery'), ends('executeMutation')];
const isQueryEnd = (action: unknown): action is QueryEnd => queryEnds.includes(typeOf(action));
const mayInvalidate = (action: unknown): boolean =>
  mutationEnds.includes(typeOf(action)) || api.util.invalidateTags.match(action);

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;

/**
 * RTK Query does not refetch an invalidated query that is already in flight, so its reply may lack the mutation's change. This middleware
 * refetches such a query once more when it has finished, unless it was aborted. It must precede RTK Query's own middleware, which
 * refetches or skips while it handles the invalidating action.
 */
export const refetchSkipped: Middleware<object, unknown, ThunkDispatch<unknown, unknown, UnknownAction>> = ({
  dispatch,
}) => {
  const skipped = new Set<string>();
  let invalidating = 0;
  return (next) => (action) => {
    const counted = mayInvalidate(action) ? 1 : 0;
    let result: unknown;
    invalidating += counted;
    try {
      result = next(action);
    } finally {
      invalidating -= counted;
    }
    if (!isQueryEnd(action)) return result;
    const { condition, aborted, arg } = action.meta;
    if (condition === true) {
      if (invalidating > 0) skipped.add(arg.queryCacheKey);
    } else if (skipped.delete(arg.queryCacheKey) && aborted !== true) {
      const endpoints: Record<string, { initiate: unknown } | undefined> = api.endpoints;
      const initiate = endpoints[arg.endpointName]?.initiate as Initiate | undefined; // every query endpoint's
      if (initiate) dispatch(initiate(arg.originalArgs, { subscribe: false, forceRefetch: true }));
    }
    return result;
  };
};
