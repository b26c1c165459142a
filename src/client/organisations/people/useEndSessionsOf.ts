import type { ReactNode } from 'react';
import { endUserSessions } from '#contract/access';
import { sendSecret } from '../../api/sendSecret';
import { listTag } from '../../api/tags';
import { useProof } from '../../machines/useProof';
import { useEndUserSessionsMutation } from '../../session/access.api';
import { useAppDispatch } from '../../store';
import { notify } from '../../ui/feedback/notify';

/** Ends one session of another user, or all; `dialog` asks for the password where the server wants it again. */
export function useEndSessionsOf(id: string): { end: (session?: string) => void; dialog: ReactNode } {
  const [end] = useEndUserSessionsMutation();
  const dispatch = useAppDispatch();
  const { withProof, dialog } = useProof();
  const endSessions = (session?: string): void => {
    withProof((proof) => {
      const call = { params: { id }, body: { ...(session !== undefined && { session }), ...proof } };
      return proof.currentPassword === undefined
        ? end(call).unwrap()
        : sendSecret(dispatch, endUserSessions, call, [listTag('session')]);
    }).then(
      ({ message }) => notify.success(message),
      () => undefined,
    );
  };
  return { end: endSessions, dialog };
}
