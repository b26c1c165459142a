import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';

/** What is read here of the actions of RTK Query's queries. */
interface QueryEnd {
  type: string;
  meta: { condition?: boolean; arg: { queryCacheKey: string; endpointName: string; originalArgs: unknown; forceRefetch?: unknown } };
}
const isQueryEnd = (action: unknown): action is QueryEnd =>
  typeof action === 'object' && action !== null && 'type' in action && (action.type === `${api.reducerPath}/executeQuery/fulfilled` || action.type === `${api.reducerPath}/executeQuery/rejected`);

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;

/**
 * RTK Query skips a refetch of what is just being asked for: where a mutation ends in between, its change would be missing in the list until something else
 * asks again. So a question that was skipped is asked once more when the one under way has ended.
 */
export const askAgain: Middleware<object, unknown, ThunkDispatch<unknown, unknown, UnknownAction>> = ({ dispatch }) => {
  const skipped = new Set<string>();
  return (next) => (action) => {
    const result = next(action);
    // A session has ended: nothing of it is asked for again.
    if (api.util.resetApiState.match(action)) skipped.clear();
    if (!isQueryEnd(action)) return result;
    const { condition, arg } = action.meta;
    if (condition === true) {
      if (arg.forceRefetch === true) skipped.add(arg.queryCacheKey);
    } else if (skipped.delete(arg.queryCacheKey)) {
      const endpoints: Record<string, { initiate: unknown } | undefined> = api.endpoints;
      const initiate = endpoints[arg.endpointName]?.initiate as Initiate | undefined; // every query endpoint's
      if (initiate) dispatch(initiate(arg.originalArgs, { subscribe: false, forceRefetch: true }));
    }
    return result;
  };
};
