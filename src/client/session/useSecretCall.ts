import { useState } from 'react';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import { callFailed } from '../api/callFailed';
import type { Args, Failure } from '../api/request';
import { sendCall } from '../api/sendCall';
import { useAppDispatch } from '../store';

export interface SecretCall<E extends Endpoint> {
  /** Returns the reply, or undefined when it failed; the failure is then in `failure`. */
  send: (input: Args<E>) => Promise<ReplyOf<E> | undefined>;
  busy: boolean;
  failure: Failure | undefined;
  forgetFailure: () => void;
}

/** One call behind one button whose body is a secret: it is sent outside the store, so that no action ever holds it. */
export function useSecretCall<E extends Endpoint>(call: E): SecretCall<E> {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    send: async ({ headers, ...input }) => {
      setBusy(true);
      setFailure(undefined);
      const outcome = await dispatch(sendCall(call, input, headers));
      setBusy(false);
      if ('reply' in outcome) return outcome.reply;
      setFailure(outcome.failure);
      if (!outcome.blocked)
        dispatch(callFailed({ failure: outcome.failure, call: call.name, isRead: false, ownFailureText: true }));
      return undefined;
    },
  };
}
