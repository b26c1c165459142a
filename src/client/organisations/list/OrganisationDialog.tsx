import { AutoComplete, Input, Select } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { organisation as organisationShape, type Organisation } from '#contract/organisations';
import { SaveAlert } from '../../save/SaveAlert';
import { useRecordForm } from '../../save/useRecordForm';
import { SavedMeanwhileBadge } from '../../session/SavedMeanwhileBadge';
import { Field } from '../../ui/form/Field';
import { organisationListMessages } from '../organisations.messages';
import { formMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';
import { nameProblem } from '../../ui/form/lengthProblem';
import { RecordDialog } from '../../ui/form/RecordDialog';
import {
  useCreateOrganisationMutation,
  useListOrganisationsQuery,
  useModifyOrganisationMutation,
} from '../organisations.api';
import { foldedSearch } from '../../ui/form/foldedSearch';

const shape = z.object({ orgName: z.string(), orgType: z.string(), parentOrg: z.string() });
type Values = z.output<typeof shape>;
const knownTypes = ['Board Owner', 'Advertiser', 'Agency'];

const valuesOf = (organisation: Organisation | undefined): Values => ({
  orgName: organisation?.orgName ?? '',
  orgType: organisation?.orgType ?? '',
  parentOrg: organisation?.parentOrg ?? '',
});

interface OrganisationDialogProps {
  /** undefined: a new one. */
  organisation: Organisation | undefined;
  onClose: () => void;
}

/** Creates an organisation, or changes its name, type and parent. */
export function OrganisationDialog({ organisation, onClose }: OrganisationDialogProps) {
  const form = useOrganisationForm(organisation, onClose);
  const { values, failure, change } = form;
  const [tried, setTried] = useState(false);
  const taken = failure?.code === 'organisation.name_taken' ? failure.message : undefined;
  const problem =
    values.orgName.trim() === '' ? (tried ? formMessages.required(organisationListMessages.name) : undefined) : taken;
  const submit = () => {
    setTried(true);
    if (values.orgName.trim() !== '') form.save();
  };
  return (
    <RecordDialog
      title={organisation ? organisationListMessages.edit : organisationListMessages.create}
      busy={form.busy}
      unchanged={organisation !== undefined && !form.dirty}
      alert={
        <>
          <SavedMeanwhileBadge
            id={organisation?._id}
            what="organisation"
            began={form.version}
            stored={failure === undefined ? organisation?.version : undefined}
          />
          <SaveAlert
            failure={taken === undefined ? failure : undefined}
            text={organisationListMessages.saveFailed}
            onSaveAgain={submit}
          />
        </>
      }
      onSubmit={submit}
      onClose={() => form.close(onClose)}
    >
      <Field label={organisationListMessages.name} required problem={problem ?? nameProblem(values.orgName, 200)}>
        {(control) => (
          <Input {...control} value={values.orgName} onChange={({ target }) => change({ orgName: target.value })} />
        )}
      </Field>
      <Field label={organisationListMessages.type}>
        {({ id }) => (
          <AutoComplete
            id={id}
            value={values.orgType}
            options={knownTypes.map((value) => ({ value }))}
            onChange={(next: string | undefined) => change({ orgType: next ?? '' })}
          />
        )}
      </Field>
      <Parent value={values.parentOrg} self={organisation?._id} onChange={(parentOrg) => change({ parentOrg })} />
    </RecordDialog>
  );
}

function Parent({
  value,
  self,
  onChange,
}: {
  value: string;
  self: string | undefined;
  onChange: (id: string) => void;
}) {
  const all = useListOrganisationsQuery({ query: { pageSize: 500 } }).data?.organisations ?? [];
  const options = all.filter(({ _id }) => _id !== self).map(({ _id, orgName }) => ({ value: _id, label: orgName }));
  return (
    <Field label={organisationListMessages.parent}>
      {({ id }) => (
        <Select
          id={id}
          allowClear
          showSearch={foldedSearch}
          placeholder={organisationListMessages.noParent}
          value={value === '' ? null : value}
          options={options}
          onChange={(next: string | null | undefined) => onChange(next ?? '')}
        />
      )}
    </Field>
  );
}

const labels = {
  orgName: organisationListMessages.name,
  orgType: organisationListMessages.type,
  parentOrg: organisationListMessages.parent,
};

function useOrganisationForm(organisation: Organisation | undefined, onClose: () => void) {
  const [create] = useCreateOrganisationMutation();
  const [modify] = useModifyOrganisationMutation();
  return useRecordForm({
    noun: 'organisation',
    id: organisation?._id ?? 'new',
    shape,
    record: organisation,
    recordShape: organisationShape,
    valuesOf,
    told: {
      labels,
      textsOf: ({ orgName, orgType, parentOrgName }) => ({
        orgName,
        orgType,
        parentOrg: parentOrgName ?? organisationListMessages.noParent,
      }),
    },
    send: ({ orgName, orgType, parentOrg }, { ifMatch, takeKey }) => {
      const body = { orgName: orgName.trim(), orgType: orgType.trim(), parentOrg: parentOrg === '' ? null : parentOrg };
      return organisation
        ? modify({ params: { id: organisation._id }, body, headers: { ifMatch } }).unwrap()
        : create({ body, headers: { idempotencyKey: takeKey() } }).unwrap();
    },
    onSaved: (_reply, { orgName }) => {
      const message = organisation ? organisationListMessages.saved : organisationListMessages.created;
      notify.success(message(orgName.trim()));
      onClose();
    },
  });
}
