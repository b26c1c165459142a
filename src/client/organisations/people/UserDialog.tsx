import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { User } from '#contract/session';
import type { Failure } from '../../api/request';
import { useSaveRecord } from '../../machines/useSaveRecord';
import { useCreateUserMutation, useGetMeQuery, useModifyUserMutation } from '../../session/session.api';
import { Field } from '../../ui/Field';
import { userMessages } from '../people.messages';
import { formMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/notify';
import { RecordDialog } from '../../ui/RecordDialog';
import { useDraft } from '../../ui/useDraft';
import { tabLeaves } from '../../ui/tabLeaves';
import { useListTeamsQuery } from '../organisations.api';
import { saveFailureTitle } from '../../machines/saveFailureTitle';
import { userName } from './UserPicker';

const shape = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  teams: z.array(z.string()),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
});
type Values = z.output<typeof shape>;
const empty: Values = { email: '', firstName: '', lastName: '', teams: [], isAdmin: false, isActive: true };
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
    <RecordDialog
      title={user ? userMessages.editTitle : userMessages.invite}
      subtitle={user ? user.email : userMessages.inviteSubtitle}
      word={user ? formMessages.save : userMessages.invite}
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
    </RecordDialog>
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
  return (
    <>
      <Checkbox
        checked={values.isAdmin}
        disabled={isMe}
        onChange={({ target }) => onChange({ isAdmin: target.checked })}
      >
        {userMessages.isAdmin}
      </Checkbox>
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
  return useSaveRecord<Values, unknown>({
    version: user?.version,
    send: (values, headers) => {
      const { isActive, ...fields } = { ...values, email: values.email.trim() };
      return user
        ? modify({
            params: { id: user._id },
            body: { ...fields, isActive },
            headers: { ifMatch: headers.ifMatch },
          }).unwrap()
        : create({ body: fields, headers: { idempotencyKey: headers.idempotencyKey } }).unwrap();
    },
    onSaved: (values) => {
      notify.success(user ? userMessages.saved(userName(values)) : userMessages.invited(values.email.trim()));
      done();
    },
  });
}
