import type { Endpoint, ReplyOf } from '#contract/endpoint';
import { api } from './api';
import { unwrapReply } from './apiError';
import { callFailed } from './callFailed';
import { mayHaveHappened } from './mayHaveHappened';
import type { Args } from './request';
import { sendCall, type ApiDispatch } from './sendCall';
import type { Tag } from './tags';

/**
 * A write whose data no action may hold, such as a password: sent outside the store, which is told of a failure as of
 * that of every call. Invalidates `tags` when it succeeds, or may have. @throws ApiError
 */
export async function sendSecret<E extends Endpoint>(
  dispatch: ApiDispatch,
  call: E,
  { headers, ...input }: Args<E>,
  tags: readonly Tag[] = [],
): Promise<ReplyOf<E>> {
  const outcome = await dispatch(sendCall(call, input, headers));
  const isDone = 'reply' in outcome || (!outcome.blocked && mayHaveHappened(outcome.failure));
  if (isDone && tags.length > 0) dispatch(api.util.invalidateTags([...tags]));
  if ('failure' in outcome && !outcome.blocked)
    dispatch(callFailed({ failure: outcome.failure, call: call.name, isRead: false, ownFailureText: true }));
  return unwrapReply(outcome);
}
