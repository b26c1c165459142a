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
 * RTK Query skips a refetch of what is just being asked for: where a mutation ends in between, its change would be missing in the list until something else
 * asks again. So what an invalidation skipped is asked for once more when the question under way has ended. Stands before RTK Query's own middleware, which
 * refetches, or skips, while it is passed the action that invalidates. What was aborted is not asked for again: nobody waits for it, or its session has ended.
 */
export const askAgain: Middleware<object, unknown, ThunkDispatch<unknown, unknown, UnknownAction>> = ({ dispatch }) => {
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
