import { useState } from 'react';
import { z } from 'zod';
import type { ReplyOf } from '#contract/endpoint';
import { grants } from '#contract/permissions';
import {
  createUser as createUserCall,
  modifyUser as modifyUserCall,
  user as userRecord,
  type User,
} from '#contract/session';
import { useExtension } from '../../api/product.api';
import type { Failure } from '../../api/request';
import { sendSecret } from '../../api/sendSecret';
import { useProof } from '../../save/useProof';
import { useGuardedClose } from '../../save/useLeaveGuard';
import { useRecordDraft, type RecordDraft } from '../../save/useRecordDraft';
import { readAs, useSaveRecord } from '../../save/useSaveRecord';
import { useCreateUserMutation, useModifyUserMutation, newUserTags, userTags } from '../../session/session.api';
import { useAppDispatch } from '../../store';
import { notify } from '../../ui/feedback/notify';
import { formMessages } from '../../ui/ui.messages';
import { userMessages } from '../people.messages';
import { userName } from './UserPicker';

const userShape = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  teams: z.array(z.string()),
  isAdmin: z.boolean(),
  roles: grants,
});
export type UserValues = z.output<typeof userShape>;

const emptyUser: UserValues = { email: '', firstName: '', lastName: '', teams: [], isAdmin: false, roles: [] };
const valuesOf = ({ email, firstName, lastName, teams, isAdmin = false, roles = [] }: User): UserValues => ({
  email,
  firstName,
  lastName,
  teams,
  isAdmin,
  roles,
});

const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

/** Why an address cannot be one. */
const emailProblem = (text: string): string => (text.trim() === '' ? userMessages.emailMissing : formMessages.badEmail);

/** The server's message about the e-mail, shown at the field. */
const emailRefusal = (failure: Failure | undefined): string | undefined =>
  failure?.fields?.find(({ path }) => path === 'email')?.message ??
  (failure?.code === 'user.email_taken' ? failure.message : undefined);

const labels = {
  email: userMessages.email,
  firstName: userMessages.firstName,
  lastName: userMessages.lastName,
  teams: userMessages.teams,
  isAdmin: userMessages.isAdmin,
  roles: userMessages.role,
};

const readTheirs = readAs(userRecord, valuesOf, ({ email, firstName, lastName, roles = [] }) => ({
  email,
  firstName,
  lastName,
  roles: roles.map(({ role }) => role).join(', '),
}));

/** The form of a user, or, without one, of an invitation. `dialog` asks for the password if a new e-mail or role needs it. */
export function useUserForm(user: User | undefined, onClose: () => void) {
  const draft = useRecordDraft(
    `user:${user?._id ?? 'new'}`,
    userShape,
    user ? valuesOf(user) : emptyUser,
    user?.version,
  );
  const { busy, dialog, failure, run } = useSaveUser(user, draft, onClose);
  const close = useGuardedClose(draft, draft.base, busy, onClose);
  const [tried, setTried] = useState(false);
  const values = draft.value;
  const refused = emailRefusal(failure);
  return {
    values,
    busy,
    dialog,
    /** Without what is said at the e-mail. */
    failure: refused === undefined ? failure : undefined,
    problem: isEmail(values.email) ? refused : tried ? emailProblem(values.email) : undefined,
    change: (change: Partial<UserValues>) => draft.set({ ...values, ...change }),
    leaveEmail: () => setTried(user !== undefined || values.email.trim() !== ''),
    submit: () => {
      setTried(true);
      if (isEmail(values.email)) void run(values);
    },
    close,
    isChanged: JSON.stringify(values) !== JSON.stringify(draft.base),
  };
}

function useSaveUser(user: User | undefined, draft: RecordDraft<UserValues>, onClose: () => void) {
  const [create] = useCreateUserMutation();
  const [modify] = useModifyUserMutation();
  const hasRoles = useExtension('roles');
  const dispatch = useAppDispatch();
  const { dialog, withProof } = useProof();
  const save = useSaveRecord<UserValues, ReplyOf<typeof modifyUserCall> | ReplyOf<typeof createUserCall>>({
    version: draft.version,
    merge: { base: draft.base, take: draft.set, labels, read: readTheirs },
    send: (values, headers) => {
      const { isAdmin, roles, ...common } = { ...values, email: values.email.trim() };
      const fields = { ...common, ...(hasRoles ? { roles } : { isAdmin }) };
      if (user) {
        const params = { id: user._id };
        const { ifMatch } = headers;
        return withProof((proof) => {
          const call = { params, body: { ...fields, ...proof }, headers: { ifMatch } };
          return proof.currentPassword === undefined
            ? modify(call).unwrap()
            : sendSecret(dispatch, modifyUserCall, call, userTags(user._id));
        });
      }
      const { idempotencyKey } = headers;
      return withProof((proof) => {
        const call = { body: { ...fields, ...proof }, headers: { idempotencyKey } };
        return proof.currentPassword === undefined
          ? create(call).unwrap()
          : sendSecret(dispatch, createUserCall, call, newUserTags);
      });
    },
    onSaved: (values, reply) => {
      notify.success(user ? userMessages.saved(userName(values)) : userMessages.invited(values.email.trim()));
      if ('emailToConfirm' in reply && reply.emailToConfirm !== undefined)
        notify.success(userMessages.emailToConfirm(reply.emailToConfirm));
      draft.clear();
      onClose();
    },
  });
  return { ...save, dialog };
}
