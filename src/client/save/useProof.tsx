import { useCallback, useState, type ReactNode } from 'react';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import { plain, type Args, type Failure } from '../api/request';
import { sendSecret } from '../api/sendSecret';
import type { Tag } from '../api/tags';
import { useAppDispatch } from '../store';
import { PasswordDialog } from '../ui/form/PasswordDialog';
import { failureOf } from '../api/apiError';

/** The proof that some changes need; empty at the first attempt. */
export interface Proof {
  currentPassword?: string;
}

interface Asking {
  give: (password: string) => void;
  cancel: () => void;
  busy: boolean;
  failure: Failure | undefined;
}

/** Failures for which the password is requested again; the caller shows all others. */
const askAgain = new Set(['password.wrong', 'login.too_many']);

/**
 * `withProof` sends a call. If the server needs the password, it asks in `dialog` and sends the call again with it. If
 * the user cancels, it throws the server's failure. The form behind the dialog keeps its values. `write` does so for a
 * mutation, and sends it with the password outside the store, where it invalidates `tags` (those of the mutation).
 */
export function useProof(): {
  dialog: ReactNode;
  withProof: <Reply>(send: (proof: Proof) => Promise<Reply>) => Promise<Reply>;
  write: <E extends Endpoint>(
    mutate: (args: Args<E>) => { unwrap: () => Promise<ReplyOf<E>> },
    call: E,
    args: Args<E>,
    tags: readonly Tag[],
  ) => Promise<ReplyOf<E>>;
} {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<Asking>();
  const withProof = useCallback(async <Reply,>(send: (proof: Proof) => Promise<Reply>): Promise<Reply> => {
    const requestPassword = (demand: unknown) =>
      new Promise<{ reply: Reply } | { thrown: unknown }>((resolve) => {
        const end = (outcome: { reply: Reply } | { thrown: unknown }): void => {
          setAsking(undefined);
          resolve(outcome);
        };
        const cancel = (): void => end({ thrown: demand });
        const give = (currentPassword: string): void => {
          setAsking({ give, cancel, busy: true, failure: undefined });
          send({ currentPassword }).then(
            (reply) => end({ reply }),
            (thrown: unknown) => {
              const failure = failureOf(thrown);
              if (askAgain.has(failure.code)) setAsking({ give, cancel, busy: false, failure });
              else end({ thrown });
            },
          );
        };
        setAsking({ give, cancel, busy: false, failure: undefined });
      });
    return send({}).catch(async (error: unknown) => {
      if (failureOf(error).code !== 'password.required') throw error;
      const outcome = await requestPassword(error);
      if ('thrown' in outcome) throw outcome.thrown;
      return outcome.reply;
    });
  }, []);
  return {
    dialog:
      asking === undefined ? null : (
        <PasswordDialog busy={asking.busy} failure={asking.failure} onGive={asking.give} onCancel={asking.cancel} />
      ),
    withProof,
    write: (mutate, call, args, tags) =>
      withProof((proof) => {
        if (proof.currentPassword === undefined) return mutate(args).unwrap();
        // Calls that need the password have it in their body.
        return sendSecret(dispatch, call, { ...args, body: { ...plain(args.body), ...proof } } as typeof args, tags);
      }),
  };
}
