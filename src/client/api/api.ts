import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint';
import { callFailed } from './callFailed';
import { ownWrite, writtenBy } from './events/ownWrite';
import type { ThunkServices } from './sendCall';
import { request, type Args, type CallHeaders, type Failure } from './request';
import { tagTypes, unlessFailed, type Tag, type TagType } from './tags';

export interface BaseCall {
  call: Endpoint;
  input: CallInput<Endpoint>;
  headers?: CallHeaders | undefined;
}
export interface CallMeta {
  requestId?: string | undefined;
}
export interface CallOptions {
  /** The caller shows the failure itself, so there is no general notice for 500 and 502. */
  ownFailureText?: boolean;
}

export type ContractBaseQuery = BaseQueryFn<BaseCall, unknown, Failure, CallOptions | undefined, CallMeta>;

/** RTK Query aborts a query without subscribers. Rethrown, the abort would appear as an error in the browser's console. */
const cancelledFailure: Failure = { status: 0, code: 'network', message: 'The request was cancelled.' };

const contractBaseQuery: ContractBaseQuery = async ({ call, input, headers }, { signal, dispatch, extra }, options) => {
  const ownFailureText = options?.ownFailureText ?? false;
  // A mutation is never aborted: the server would have changed without the cache being invalidated (docs/decisions/009-seam.md).
  const newest = (extra as ThunkServices).newest(); // the store's extraArgument, which RTK Query passes on untyped
  if (newest) await newest;
  const outcome = await request(call, input, headers, call.method === 'GET' ? signal : undefined).catch(
    (error: unknown) => {
      if (signal.aborted) return { failure: cancelledFailure, blocked: true as const };
      throw error;
    },
  );
  if ('reply' in outcome) return { data: outcome.reply, meta: { requestId: outcome.requestId } };
  if (!outcome.blocked)
    dispatch(callFailed({ failure: outcome.failure, call: call.name, isRead: call.method === 'GET', ownFailureText }));
  return { error: outcome.failure, meta: { requestId: outcome.failure.requestId } };
};

/**
 * The only API slice: tags work within one slice, so features inject their endpoints into it.
 * `immediately`: a slow query in flight (the provider, a count) must not delay the refetches after a mutation.
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

export type Build = EndpointBuilder<ContractBaseQuery, TagType, 'api'>;

/**
 * A cached read made from a contract call: `listBoards: query(build, contract.listBoards, (reply) => pageTags('board', reply?.boards))`.
 * Pages skip the query where the API lacks the call's extension (`useExtension` in product.api.ts).
 */
export function query<E extends Endpoint>(
  build: Build,
  call: E,
  tags: (reply: ReplyOf<E> | undefined, input: Args<E>) => readonly Tag[],
  { ownFailureText = false, ...options }: { keepUnusedDataFor?: number; ownFailureText?: boolean } = {},
) {
  return build.query<ReplyOf<E>, Args<E>>({
    query: ({ headers, ...input }) => ({ call, input, headers }),
    providesTags: (reply, _, input) => tags(reply, input),
    extraOptions: { ownFailureText },
    ...options,
  });
}

/** Without the general notice of a failure: the caller shows it itself, or it is no news. */
export const quietly = { ownFailureText: true };
/** Read each time it is asked for, and not kept. */
export const readOnce = { keepUnusedDataFor: 0, ...quietly };
/** Of a query that is dispatched: answered by the server, not from the cache, and without a subscription. */
export const readNow = { subscribe: false, forceRefetch: true } as const;

/** A write made from a contract call; on failure it invalidates nothing. */
export function mutation<E extends Endpoint>(
  build: Build,
  call: E,
  tags: (reply: ReplyOf<E> | undefined, input: Args<E>) => readonly Tag[],
  options: { ownFailureText?: boolean } = {},
) {
  return build.mutation<ReplyOf<E>, Args<E>>({
    query: ({ headers, ...input }) => ({ call, input, headers }),
    invalidatesTags: unlessFailed(tags),
    extraOptions: { ownFailureText: options.ownFailureText ?? false },
    onQueryStarted: async (input, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.then(
        ({ data }) => ({ data }),
        () => undefined,
      );
      const invalidated = reply ? tags(reply.data, input) : [];
      if (reply && invalidated.length > 0) dispatch(ownWrite(writtenBy(input, reply.data, invalidated)));
    },
  });
}
