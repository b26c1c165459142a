import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { ReplyOf } from '#contract/endpoint';
import { grants, ownerEverywhere } from '#contract/permissions';
import { type createUser as createUserCall, modifyUser as modifyUserCall, type User } from '#contract/session';
import { useExtension } from '../../api/product.api';
import type { Failure } from '../../api/request';
import { sendSecret } from '../../api/sendSecret';
import { useProof } from '../../machines/useProof';
import { useAppDispatch } from '../../store';
import { useSaveRecord } from '../../machines/useSaveRecord';
import { useCreateUserMutation, useGetMeQuery, useModifyUserMutation, userTags } from '../../session/session.api';
import { Field } from '../../ui/form/Field';
import { userMessages } from '../people.messages';
import { formMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { useDraft } from '../../ui/form/useDraft';
import { tabLeaves } from '../../ui/form/tabLeaves';
import { useListTeamsQuery } from '../organisations.api';
import { saveFailureTitle } from '../../machines/saveFailureTitle';
import { PersonAccess } from './PersonAccess';
import { RolesField } from './RolesField';
import { userName } from './UserPicker';

const shape = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  teams: z.array(z.string()),
  isAdmin: z.boolean(),
  roles: grants,
  isActive: z.boolean(),
});
type Values = z.output<typeof shape>;
const empty: Values = { email: '', firstName: '', lastName: '', teams: [], isAdmin: false, roles: [], isActive: true };
const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

interface UserDialogProps {
  /** undefined while it loads, or for a new one. */
  user: User | undefined;
  isNew: boolean;
  onClose: () => void;
}

/** Invites a user, or changes names, teams, role and whether they may sign in. */
export function UserDialog({ user, isNew, onClose }: UserDialogProps) {
  return isNew || user ? <Form user={user} onClose={onClose} /> : null;
}

function Form({ user, onClose }: { user: User | undefined; onClose: () => void }) {
  const [initial] = useState<Values>(() =>
    user
      ? {
          email: user.email,
          firstName: user.firstName,
          lastName: user.lastName,
          teams: user.teams,
          isAdmin: user.isAdmin,
          roles: user.roles ?? [],
          isActive: user.isActive,
        }
      : empty,
  );
  const draft = useDraft(`user:${user?._id ?? 'new'}`, shape, initial);
  const close = () => {
    draft.clear();
    onClose();
  };
  const save = useSaveUser(user, close);
  const [tried, setTried] = useState(false);
  const values = draft.value;
  const set = (change: Partial<Values>) => {
    draft.set({ ...values, ...change });
  };
  const refused = emailRefusal(save.failure);
  const problem = isEmail(values.email) ? refused : tried ? formMessages.badEmail : undefined;
  const submit = () => {
    setTried(true);
    if (isEmail(values.email)) void save.run(values);
  };
  const text = (
    name: 'email' | 'firstName' | 'lastName',
    label: string,
    rest: { required?: boolean; problem?: string | undefined; type?: string; onBlur?: () => void } = {},
  ) => (
    <Field label={label} required={rest.required ?? false} problem={rest.problem}>
      {(control) => (
        <Input
          {...control}
          type={rest.type ?? 'text'}
          autoComplete="off"
          {...(rest.onBlur ? { onBlur: rest.onBlur } : {})}
          value={values[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <RecordDialog
        title={user ? userMessages.editTitle : userMessages.invite}
        subtitle={user ? user.email : userMessages.inviteSubtitle}
        label={user ? formMessages.save : userMessages.invite}
        busy={save.busy}
        failure={refused === undefined ? save.failure : undefined}
        failureTitle={saveFailureTitle(save.failure, userMessages.saveFailed)}
        onSubmit={submit}
        onClose={close}
      >
        {text('email', userMessages.email, {
          required: true,
          problem,
          type: 'email',
          onBlur: () => setTried(values.email.trim() !== ''),
        })}
        {text('firstName', userMessages.firstName)}
        {text('lastName', userMessages.lastName)}
        <Teams value={values.teams} onChange={(teams) => set({ teams })} />
        <Rights user={user} values={values} onChange={set} />
        <Access user={user} />
      </RecordDialog>
      {save.dialog}
    </>
  );
}

function Teams({ value, onChange }: { value: string[]; onChange: (teams: string[]) => void }) {
  const teams = useListTeamsQuery({ query: { pageSize: 500 } }).data?.teams ?? [];
  return (
    <Field label={userMessages.teams}>
      {({ id }) => (
        <Select
          id={id}
          mode="multiple"
          {...tabLeaves}
          value={value}
          options={teams.map(({ _id, teamName }) => ({ value: _id, label: teamName }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

/** Of somebody else; what belongs to one's own account is at the profile. */
function Access({ user }: { user: User | undefined }) {
  const me = useGetMeQuery({}).data;
  const has = useExtension('people');
  return user && me && me._id !== user._id && has ? <PersonAccess user={user} /> : null;
}

/** Nobody can take their own role or deactivate themselves. */
function Rights({
  user,
  values,
  onChange,
}: {
  user: User | undefined;
  values: Values;
  onChange: (change: Partial<Values>) => void;
}) {
  const me = useGetMeQuery({}).data;
  const isMe = user !== undefined && me?._id === user._id;
  const hasRoles = useExtension('roles');
  return (
    <>
      <Checkbox
        checked={values.isAdmin}
        disabled={isMe}
        onChange={({ target }) =>
          onChange({ isAdmin: target.checked, roles: target.checked ? [...ownerEverywhere] : [] })
        }
      >
        {userMessages.isAdmin}
      </Checkbox>
      {hasRoles && values.isAdmin && (
        <RolesField
          value={values.roles}
          disabled={isMe}
          onChange={(roles) => onChange({ roles, isAdmin: roles.length > 0 })}
        />
      )}
      {user && me && !isMe && (
        <Checkbox checked={values.isActive} onChange={({ target }) => onChange({ isActive: target.checked })}>
          {userMessages.isActive}
        </Checkbox>
      )}
      {isMe && <p className="mq-two">{userMessages.yourself}</p>}
    </>
  );
}

/** What the server says about the address itself: shown at the field. */
const emailRefusal = (failure: Failure | undefined): string | undefined =>
  failure?.fields?.find(({ path }) => path === 'email')?.message ??
  (failure?.code === 'user.email_taken' ? failure.message : undefined);

function useSaveUser(user: User | undefined, done: () => void) {
  const [create] = useCreateUserMutation();
  const [modify] = useModifyUserMutation();
  const hasRoles = useExtension('roles');
  const dispatch = useAppDispatch();
  const { dialog, withProof } = useProof();
  const save = useSaveRecord<Values, ReplyOf<typeof modifyUserCall> | ReplyOf<typeof createUserCall>>({
    version: user?.version,
    send: (values, headers) => {
      const { isActive, isAdmin, roles, ...common } = { ...values, email: values.email.trim() };
      const fields = { ...common, ...(hasRoles ? { roles } : { isAdmin }) };
      if (user) {
        const params = { id: user._id };
        const { ifMatch } = headers;
        return withProof((proof) => {
          const call = { params, body: { ...fields, isActive, ...proof }, headers: { ifMatch } };
          return proof.currentPassword === undefined
            ? modify(call).unwrap()
            : sendSecret(dispatch, modifyUserCall, call, userTags(user._id));
        });
      }
      return create({ body: fields, headers: { idempotencyKey: headers.idempotencyKey } }).unwrap();
    },
    onSaved: (values, reply) => {
      notify.success(user ? userMessages.saved(userName(values)) : userMessages.invited(values.email.trim()));
      if ('emailToConfirm' in reply && reply.emailToConfirm !== undefined)
        notify.success(userMessages.emailToConfirm(reply.emailToConfirm));
      done();
    },
  });
  return { ...save, dialog };
}
