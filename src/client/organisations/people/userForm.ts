import { useState } from 'react';
import { z } from 'zod';
import { grants } from '#contract/permissions';
import {
  createUser as createUserCall,
  modifyUser as modifyUserCall,
  user as userRecord,
  type User,
} from '#contract/session';
import { useExtension } from '../../api/product.api';
import type { Failure } from '../../api/request';
import { useProof } from '../../save/useProof';
import { useRecordForm } from '../../save/useRecordForm';
import { useCreateUserMutation, useModifyUserMutation, newUserTags, userTags } from '../../session/users.api';
import { notify } from '../../ui/feedback/notify';
import { isEmail } from '../../ui/form/EmailInput';
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
function valuesOf(user: User | undefined): UserValues {
  if (!user) return emptyUser;
  const { email, firstName, lastName, teams, isAdmin = false, roles = [] } = user;
  return { email, firstName, lastName, teams, isAdmin, roles };
}

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
  isAdmin: userMessages.administrator,
  roles: userMessages.role,
};

/** The form of a user, or, without one, of an invitation. `dialog` asks for the password if a new e-mail or role needs it. */
export function useUserForm(user: User | undefined, onClose: () => void) {
  const { form, dialog } = useUserRecord(user, onClose);
  const [tried, setTried] = useState(false);
  const { values, failure } = form;
  const refused = emailRefusal(failure);
  return {
    values,
    busy: form.busy,
    dialog,
    /** Without what is said at the e-mail. */
    failure: refused === undefined ? failure : undefined,
    problem: isEmail(values.email) ? refused : tried ? emailProblem(values.email) : undefined,
    change: form.change,
    leaveEmail: () => setTried(user !== undefined || values.email.trim() !== ''),
    submit: () => {
      setTried(true);
      if (isEmail(values.email)) form.save();
    },
    close: () => form.close(onClose),
    isChanged: form.dirty,
  };
}

function useUserRecord(user: User | undefined, onClose: () => void) {
  const [create] = useCreateUserMutation();
  const [modify] = useModifyUserMutation();
  const hasRoles = useExtension('roles');
  const { dialog, write } = useProof();
  const form = useRecordForm({
    noun: 'user',
    id: user?._id ?? 'new',
    shape: userShape,
    record: user,
    recordShape: userRecord,
    valuesOf,
    told: {
      labels,
      textsOf: ({ email, firstName, lastName, roles = [] }) => ({
        email,
        firstName,
        lastName,
        roles: roles.map(({ role }) => role).join(', '),
      }),
    },
    send: (
      { isAdmin, roles, ...common },
      { ifMatch, takeKey },
    ): Promise<{ emailToConfirm?: string | undefined; user: User }> => {
      const body = { ...common, email: common.email.trim(), ...(hasRoles ? { roles } : { isAdmin }) };
      if (!user) return write(create, createUserCall, { body, headers: { idempotencyKey: takeKey() } }, newUserTags);
      const { _id: id } = user;
      return write(modify, modifyUserCall, { params: { id }, body, headers: { ifMatch } }, userTags(id));
    },
    onSaved: ({ emailToConfirm }, values) => {
      notify.success(user ? userMessages.saved(userName(values)) : userMessages.invited(values.email.trim()));
      if (emailToConfirm !== undefined) notify.success(userMessages.emailToConfirm(emailToConfirm));
      onClose();
    },
  });
  return { form, dialog };
}
