import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CallInput, Endpoint } from '#contract/endpoint';
import { callFailed } from './callFailed';
import { request, type CallHeaders, type Failure } from './request';
import { tagTypes } from './tags';

export interface BaseCall {
  call: Endpoint;
  input: CallInput<Endpoint>;
  headers?: CallHeaders | undefined;
}
export interface CallMeta {
  requestId?: string | undefined;
}
export interface CallOptions {
  /** The action tells its own failure: the generic notice for 500 and 502 stays away. */
  ownText?: boolean;
}

export type ContractBaseQuery = BaseQueryFn<BaseCall, unknown, Failure, CallOptions | undefined, CallMeta>;

/** RTK Query aborts what nobody waits for any more. Thrown on, it would write an error to the browser's console. */
const givenUp: Failure = { status: 0, code: 'network', message: 'Nobody waits for this any more.' };

const contractBaseQuery: ContractBaseQuery = async ({ call, input, headers }, { signal, dispatch }, options) => {
  const ownText = options?.ownText ?? false;
  // A mutation runs to its end: aborted, the server would have changed and the cache would not know (docs/decisions/009-seam.md).
  const outcome = await request(call, input, headers, call.method === 'GET' ? signal : undefined).catch(
    (error: unknown) => {
      if (signal.aborted) return { failure: givenUp, blocked: true as const };
      throw error;
    },
  );
  if ('reply' in outcome) return { data: outcome.reply, meta: { requestId: outcome.requestId } };
  if (!outcome.blocked)
    dispatch(callFailed({ failure: outcome.failure, call: call.name, isRead: call.method === 'GET', ownText }));
  return { error: outcome.failure, meta: { requestId: outcome.failure.requestId } };
};

/**
 * The one API slice; features inject their endpoints, since tags only work within one.
 * `immediately`: one slow query in flight (the provider, a count) must not hold back every refetch after a mutation.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: [...tagTypes],
  invalidationBehavior: 'immediately',
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
