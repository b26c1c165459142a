import type { EndpointBuilder, ResultDescription } from '@reduxjs/toolkit/query';
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint';
import type { CallMeta, ContractBaseQuery } from './api';
import type { CallHeaders, Failure } from './request';
import { unlessFailed, type Tag, type TagType } from './tags';

export type Build = EndpointBuilder<ContractBaseQuery, TagType, 'api'>;

/** The arguments of a hook or of `initiate`: the parts of the call, and headers for calls with a version or an idempotency key. */
export type Args<E extends Endpoint> = CallInput<E> & { headers?: CallHeaders };

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
    providesTags: ((reply: ReplyOf<E> | undefined, _: Failure | undefined, input: Args<E>) =>
      tags(reply, input)) as ResultDescription<TagType, ReplyOf<E>, Args<E>, Failure, CallMeta | undefined>, // same function, readonly result
    extraOptions: { ownFailureText },
    ...options,
  });
}

/** A write made from a contract call; on failure it invalidates nothing. `ownFailureText`: the feature shows its own text for a 500. */
export function mutation<E extends Endpoint>(
  build: Build,
  call: E,
  tags: (reply: ReplyOf<E> | undefined, input: Args<E>) => readonly Tag[],
  options: { ownFailureText?: boolean } = {},
) {
  return build.mutation<ReplyOf<E>, Args<E>>({
    query: ({ headers, ...input }) => ({ call, input, headers }),
    invalidatesTags: unlessFailed(tags) as ResultDescription<
      TagType,
      ReplyOf<E>,
      Args<E>,
      Failure,
      CallMeta | undefined
    >, // same function, readonly result
    extraOptions: { ownFailureText: options.ownFailureText ?? false },
  });
}
