import { useState } from 'react';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import { failureOf } from '../api/apiError';
import type { Args, Failure } from '../api/request';
import { sendSecret } from '../api/sendSecret';
import { useAppDispatch } from '../store';

/** One call behind one button whose body is a secret: it is sent outside the store, so that no action ever holds it. */
export function useSecretCall<E extends Endpoint>(call: E) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    /** Returns the reply, or undefined when it failed; the failure is then in `failure`. */
    send: async (input: Args<E>): Promise<ReplyOf<E> | undefined> => {
      setBusy(true);
      setFailure(undefined);
      try {
        return await sendSecret(dispatch, call, input);
      } catch (error) {
        setFailure(failureOf(error));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
