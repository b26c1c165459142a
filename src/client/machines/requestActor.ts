import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import { replyOf } from '../api/apiError';
import { callFailed } from '../api/callFailed';
import type { Args } from '../api/request';
import type { AppDispatch } from '../store';
import { sendCall } from '../api/sendCall';

/**
 * A contract call as an actor, outside the query cache, for data that must not appear in any action or its metadata
 * (passwords, CSV rows). Rejects with an `ApiError`; the shell is notified as for every failed call.
 */
export function requestActor<E extends Endpoint>(
  dispatch: AppDispatch,
  call: E,
  options: { ownFailureText: boolean },
): PromiseActorLogic<ReplyOf<E>, Args<E>> {
  return fromPromise<ReplyOf<E>, Args<E>>(async ({ input: { headers, ...input } }) => {
    const outcome = await dispatch(sendCall(call, input, headers));
    if ('failure' in outcome && !outcome.blocked)
      dispatch(
        callFailed({
          failure: outcome.failure,
          call: call.name,
          isRead: call.method === 'GET',
          ownFailureText: options.ownFailureText,
        }),
      );
    return replyOf(outcome);
  });
}
