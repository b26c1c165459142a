import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import type { Args } from '../api/request';
import { sendSecret } from '../api/sendSecret';
import type { AppDispatch } from '../store';

/** `sendSecret` as an actor, which rejects with an `ApiError`. */
export const requestActor = <E extends Endpoint>(
  dispatch: AppDispatch,
  call: E,
): PromiseActorLogic<ReplyOf<E>, Args<E>> =>
  fromPromise<ReplyOf<E>, Args<E>>(({ input }) => sendSecret(dispatch, call, input));
