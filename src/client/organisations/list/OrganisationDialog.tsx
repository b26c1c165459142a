import { AutoComplete, Input, Select } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { organisation as organisationShape, type Organisation } from '#contract/organisations';
import { SaveAlert } from '../../save/SaveAlert';
import { useGuardedClose } from '../../save/useLeaveGuard';
import { useRecordDraft, type RecordDraft } from '../../save/useRecordDraft';
import { readAs, useSaveRecord } from '../../save/useSaveRecord';
import { SavedMeanwhileBadge } from '../../session/SavedMeanwhileBadge';
import { Field } from '../../ui/form/Field';
import { organisationListMessages } from '../organisations.messages';
import { formMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';
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
  const key = `organisation:${organisation?._id ?? 'new'}`;
  const draft = useRecordDraft(key, shape, valuesOf(organisation), organisation?.version);
  const save = useSaveOrganisation(organisation, draft, onClose);
  const close = useGuardedClose(draft, draft.base, save.busy, onClose);
  const [tried, setTried] = useState(false);
  const values = draft.value;
  const set = (change: Partial<Values>) => draft.set({ ...values, ...change });
  const taken = save.failure?.code === 'organisation.name_taken' ? save.failure.message : undefined;
  const problem =
    values.orgName.trim() === '' ? (tried ? formMessages.required(organisationListMessages.name) : undefined) : taken;
  const submit = () => {
    setTried(true);
    if (values.orgName.trim() !== '') void save.run(values);
  };
  return (
    <RecordDialog
      title={organisation ? organisationListMessages.edit : organisationListMessages.create}
      busy={save.busy}
      alert={
        <>
          <SavedMeanwhileBadge
            id={organisation?._id}
            what="organisation"
            began={draft.version}
            stored={save.failure === undefined ? organisation?.version : undefined}
          />
          <SaveAlert
            failure={taken === undefined ? save.failure : undefined}
            text={organisationListMessages.saveFailed}
            onSaveAgain={submit}
          />
        </>
      }
      onSubmit={submit}
      onClose={close}
    >
      <Field label={organisationListMessages.name} required problem={problem}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={values.orgName}
            onChange={({ target }) => set({ orgName: target.value })}
          />
        )}
      </Field>
      <Field label={organisationListMessages.type}>
        {({ id }) => (
          <AutoComplete
            id={id}
            value={values.orgType}
            options={knownTypes.map((value) => ({ value }))}
            onChange={(next: string | undefined) => set({ orgType: next ?? '' })}
          />
        )}
      </Field>
      <Parent value={values.parentOrg} self={organisation?._id} onChange={(parentOrg) => set({ parentOrg })} />
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

const readTheirs = readAs(organisationShape, valuesOf, ({ orgName, orgType, parentOrgName }) => ({
  orgName,
  orgType,
  parentOrg: parentOrgName ?? organisationListMessages.noParent,
}));

function useSaveOrganisation(organisation: Organisation | undefined, draft: RecordDraft<Values>, onClose: () => void) {
  const [create] = useCreateOrganisationMutation();
  const [modify] = useModifyOrganisationMutation();
  return useSaveRecord<Values, unknown>({
    version: draft.version,
    merge: { base: draft.base, take: draft.set, labels, read: readTheirs },
    send: ({ orgName, orgType, parentOrg }, { ifMatch, idempotencyKey }) => {
      const body = { orgName: orgName.trim(), orgType: orgType.trim(), parentOrg: parentOrg === '' ? null : parentOrg };
      return organisation
        ? modify({ params: { id: organisation._id }, body, headers: { ifMatch } }).unwrap()
        : create({ body, headers: { idempotencyKey } }).unwrap();
    },
    onSaved: ({ orgName }) => {
      notify.success(
        organisation
          ? organisationListMessages.saved(orgName.trim())
          : organisationListMessages.created(orgName.trim()),
      );
      draft.clear();
      onClose();
    },
  });
}
