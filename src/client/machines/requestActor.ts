import type { Dispatch } from '@reduxjs/toolkit';
import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import { callFailed } from '../api/callFailed';
import type { Args } from '../api/endpoints';
import { request } from '../api/request';

/**
 * A contract call as an actor, outside the query cache: for what must be in no action, not even in its metadata
 * (passwords, CSV rows). Rejects with a `Failure`, told to the error catalogue like any other.
 */
export function requestActor<E extends Endpoint>(
  dispatch: Dispatch,
  call: E,
  options: { ownText: boolean },
): PromiseActorLogic<ReplyOf<E>, Args<E>> {
  return fromPromise<ReplyOf<E>, Args<E>>(async ({ input: { headers, ...input } }) => {
    const outcome = await request(call, input, headers);
    if ('reply' in outcome) return outcome.reply;
    if (!outcome.blocked)
      dispatch(
        callFailed({
          failure: outcome.failure,
          call: call.name,
          isRead: call.method === 'GET',
          ownText: options.ownText,
        }),
      );
    const reason: Error = outcome.failure as unknown as Error; // a Failure is plain data on purpose: it goes into a machine's context
    return Promise.reject(reason);
  });
}
