import { AutoComplete, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { Organisation } from '#contract/organisations';
import type { Failure } from '../../api/request';
import { failureOf } from '../../machines/mutationActor';
import { FailureAlert } from '../../ui/FailureAlert';
import { Field } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { useDraft } from '../../ui/useDraft';
import { useCreateOrganisationMutation, useListOrganisationsQuery, useModifyOrganisationMutation } from '../organisations.api';
import '../people/people.css';

const shape = z.object({ orgName: z.string(), orgType: z.string(), parentOrg: z.string() });
type Values = z.output<typeof shape>;
const knownTypes = ['Board Owner', 'Advertiser', 'Agency'];

interface OrganisationDialogProps {
  /** undefined: a new one. */
  organisation: Organisation | undefined;
  onClose: () => void;
}

/** Creates an organisation, or changes its name, type and parent. */
export function OrganisationDialog({ organisation, onClose }: OrganisationDialogProps) {
  const [initial] = useState<Values>(() => ({ orgName: organisation?.orgName ?? '', orgType: organisation?.orgType ?? '', parentOrg: organisation?.parentOrg ?? '' }));
  const draft = useDraft(`organisation:${organisation?._id ?? 'new'}`, shape, initial);
  const close = () => { draft.clear(); onClose(); };
  const save = useSave(organisation, close);
  const [tried, setTried] = useState(false);
  const all = useListOrganisationsQuery({ query: { pageSize: 500 } }).data?.organisations ?? [];
  const values = draft.value;
  const set = (change: Partial<Values>) => { draft.set({ ...values, ...change }); };
  const taken = save.failure?.code === 'organisation.name_taken' ? save.failure.message : undefined;
  const problem = values.orgName.trim() === '' ? (tried ? messages.form.required(messages.organisations.name) : undefined) : taken;
  const submit = () => {
    setTried(true);
    if (values.orgName.trim() !== '') void save.run(values);
  };
  return (
    <FormDialog
      open
      title={organisation ? messages.organisations.edit : messages.organisations.create}
      onClose={close}
      busy={save.busy}
      footer={<><Button disabled={save.busy} onClick={close}>{messages.form.cancel}</Button><Button type="primary" disabled={save.busy} onClick={submit}>{save.busy ? messages.form.saving : messages.form.save}</Button></>}
    >
      <form className="mq-dialog-form" noValidate onSubmit={(event) => { event.preventDefault(); submit(); }}>
        {save.failure && taken === undefined && <FailureAlert inline title={save.failure.code === 'record.stale' ? messages.form.stale(save.failure.changedBy ?? '') : messages.organisations.saveFailed(save.failure.message)} failure={save.failure} />}
        <Field label={messages.organisations.name} required problem={problem}>{(control) => <Input {...control} maxLength={200} value={values.orgName} onChange={(event) => { set({ orgName: event.target.value }); }} />}</Field>
        <Field label={messages.organisations.type}>{({ id }) => <AutoComplete id={id} value={values.orgType} options={knownTypes.map((value) => ({ value }))} onChange={(next: string | undefined) => { set({ orgType: next ?? '' }); }} />}</Field>
        <Field label={messages.organisations.parent}>
          {({ id }) => <Select id={id} allowClear showSearch={{ optionFilterProp: 'label' }} placeholder={messages.organisations.noParent} value={values.parentOrg === '' ? null : values.parentOrg} options={all.filter(({ _id }) => _id !== organisation?._id).map(({ _id, orgName }) => ({ value: _id, label: orgName }))} onChange={(next: string | null | undefined) => { set({ parentOrg: next ?? '' }); }} />}
        </Field>
        <button type="submit" hidden />
      </form>
    </FormDialog>
  );
}

function useSave(organisation: Organisation | undefined, done: () => void) {
  const [create, creating] = useCreateOrganisationMutation();
  const [modify, modifying] = useModifyOrganisationMutation();
  const [failure, setFailure] = useState<Failure>();
  const [version, setVersion] = useState(organisation?.version);
  const run = async (values: Values) => {
    setFailure(undefined);
    const body = { orgName: values.orgName.trim(), orgType: values.orgType.trim(), parentOrg: values.parentOrg === '' ? null : values.parentOrg };
    try {
      if (organisation) await modify({ params: { id: organisation._id }, body, headers: { ifMatch: version } }).unwrap();
      else await create({ body, headers: { idempotencyKey: crypto.randomUUID() } }).unwrap();
      notify.success(organisation ? messages.organisations.saved(body.orgName) : messages.organisations.created(body.orgName));
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
