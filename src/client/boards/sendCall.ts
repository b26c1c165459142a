import type { Endpoint, ReplyOf } from '#contract/endpoint';
import { callFailed } from '../api/callFailed';
import { callsBlocked } from '../api/calls';
import type { Args } from '../api/endpoints';
import { request, type Failure } from '../api/request';
import type { AppDispatch } from '../store';

/**
 * Sends a contract call past the query cache: the provider's token must not stand in the store, and adding a thousand screens
 * must not refetch the lists a thousand times. The failure's text is the caller's; 401 and 403 are handled as everywhere.
 * @throws Failure
 */
export async function sendCall<E extends Endpoint>(
  dispatch: AppDispatch,
  call: E,
  { headers, ...input }: Args<E>,
): Promise<ReplyOf<E>> {
  if (callsBlocked()) return new Promise<never>(() => undefined);
  const outcome = await request(call, input, headers);
  if ('reply' in outcome) return outcome.reply;
  dispatch(callFailed({ failure: outcome.failure, call: call.name, isRead: call.method === 'GET', ownText: true }));
  throw new CallFailure(outcome.failure);
}

/** A `Failure` that can be thrown: its message is the server's. */
export class CallFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}
