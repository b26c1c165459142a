import { Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { User } from '#contract/session';
import { failureOf } from '../../machines/mutationActor';
import { useCreateUserMutation, useGetMeQuery, useModifyUserMutation } from '../../session/session.api';
import { FailureAlert } from '../../ui/FailureAlert';
import { Field } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { useDraft } from '../../ui/useDraft';
import type { Failure } from '../../api/request';
import { useListTeamsQuery } from '../organisations.api';
import { userName } from './UserPicker';
import './people.css';

const shape = z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), teams: z.array(z.string()), isAdmin: z.boolean(), isActive: z.boolean() });
type Values = z.output<typeof shape>;
const empty: Values = { email: '', firstName: '', lastName: '', teams: [], isAdmin: true, isActive: true };

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
  const [initial] = useState<Values>(() => (user ? { email: user.email, firstName: user.firstName, lastName: user.lastName, teams: user.teams, isAdmin: user.isAdmin, isActive: user.isActive } : empty));
  const draft = useDraft(`user:${user?._id ?? 'new'}`, shape, initial);
  const save = useSave(user, () => { draft.clear(); onClose(); });
  const [tried, setTried] = useState(false);
  const me = useGetMeQuery({}).data;
  const teams = useListTeamsQuery({ query: { pageSize: 500 } }).data?.teams ?? [];
  const values = draft.value;
  const set = (change: Partial<Values>) => { draft.set({ ...values, ...change }); };
  const isMe = user !== undefined && me?._id === user._id;
  const refused = save.failure?.fields?.find(({ path }) => path === 'email')?.message ?? (save.failure?.code === 'user.email_taken' ? save.failure.message : undefined);
  const problem = /^\S+@\S+\.\S+$/.test(values.email.trim()) ? refused : tried ? messages.form.badEmail : undefined;
  const submit = () => {
    setTried(true);
    if (/^\S+@\S+\.\S+$/.test(values.email.trim())) void save.run(values);
  };
  return (
    <FormDialog
      open
      title={user ? messages.users.editTitle : messages.users.invite}
      subtitle={user ? user.email : messages.users.inviteSubtitle}
      onClose={() => { draft.clear(); onClose(); }}
      busy={save.busy}
      footer={<><Button disabled={save.busy} onClick={() => { draft.clear(); onClose(); }}>{messages.form.cancel}</Button><Button type="primary" disabled={save.busy} onClick={submit}>{save.busy ? messages.form.saving : user ? messages.form.save : messages.users.invite}</Button></>}
    >
      <form className="mq-dialog-form" noValidate onSubmit={(event) => { event.preventDefault(); submit(); }}>
        {save.failure && refused === undefined && <FailureAlert inline title={save.failure.code === 'record.stale' ? messages.form.stale(save.failure.changedBy ?? '') : messages.users.saveFailed(save.failure.message)} failure={save.failure} />}
        <Field label={messages.users.email} required problem={problem}>{(control) => <Input {...control} type="email" autoComplete="off" value={values.email} onChange={(event) => { set({ email: event.target.value }); }} />}</Field>
        <Field label={messages.users.firstName}>{(control) => <Input {...control} autoComplete="off" value={values.firstName} onChange={(event) => { set({ firstName: event.target.value }); }} />}</Field>
        <Field label={messages.users.lastName}>{(control) => <Input {...control} autoComplete="off" value={values.lastName} onChange={(event) => { set({ lastName: event.target.value }); }} />}</Field>
        <Field label={messages.users.teams}>{({ id }) => <Select id={id} mode="multiple" value={values.teams} options={teams.map(({ _id, teamName }) => ({ value: _id, label: teamName }))} showSearch={{ optionFilterProp: 'label' }} onChange={(next: string[]) => { set({ teams: next }); }} />}</Field>
        <Checkbox checked={values.isAdmin} disabled={isMe} onChange={(event) => { set({ isAdmin: event.target.checked }); }}>{messages.users.isAdmin}</Checkbox>
        {user && <Checkbox checked={values.isActive} disabled={isMe} onChange={(event) => { set({ isActive: event.target.checked }); }}>{messages.users.isActive}</Checkbox>}
        {isMe && <p className="mq-two">{messages.users.yourself}</p>}
        <button type="submit" hidden />
      </form>
    </FormDialog>
  );
}

function useSave(user: User | undefined, done: () => void) {
  const [create, creating] = useCreateUserMutation();
  const [modify, modifying] = useModifyUserMutation();
  const [failure, setFailure] = useState<Failure>();
  const [version, setVersion] = useState(user?.version);
  const run = async (values: Values) => {
    setFailure(undefined);
    const { isActive, ...fields } = { ...values, email: values.email.trim() };
    try {
      if (user) await modify({ params: { id: user._id }, body: { ...fields, isActive }, headers: { ifMatch: version } }).unwrap();
      else await create({ body: fields, headers: { idempotencyKey: crypto.randomUUID() } }).unwrap();
      notify.success(user ? messages.users.saved(userName(values)) : messages.users.invited(fields.email));
      done();
    } catch (error) {
      const said = failureOf(error);
      setFailure(said);
      // The next press saves over what the other saved, now that it was shown.
      if (said.code === 'record.stale') setVersion(undefined);
    }
  };
  return { run, failure, busy: creating.isLoading || modifying.isLoading };
}
