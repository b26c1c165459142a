import { Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { team as teamShape, type Team } from '#contract/organisations';
import { SaveAlert } from '../../save/SaveAlert';
import { useGuardedClose } from '../../save/useLeaveGuard';
import { useRecordDraft, type RecordDraft } from '../../save/useRecordDraft';
import { readAs, useSaveRecord } from '../../save/useSaveRecord';
import { useCreateTeamMutation, useModifyTeamMutation } from '../../organisations/organisations.api';
import { UserPicker } from '../../organisations/people/UserPicker';
import { Field } from '../../ui/form/Field';
import { organisationMessages } from './organisationPage.messages';
import { formMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';
import { RecordDialog } from '../../ui/form/RecordDialog';

const shape = z.object({ name: z.string(), members: z.array(z.object({ id: z.string(), name: z.string() })) });
type Values = z.output<typeof shape>;

interface TeamDialogProps {
  orgId: string;
  /** undefined: a new one. */
  team: Team | undefined;
  onClose: () => void;
}

/** Creates a team of an organisation, or changes its name and members. */
export function TeamDialog({ orgId, team, onClose }: TeamDialogProps) {
  const draft = useRecordDraft(`team:${team?._id ?? `new:${orgId}`}`, shape, valuesOf(team), team?.version);
  const [tried, setTried] = useState(false);
  const { name, members } = draft.value;
  const save = useSaveTeam(orgId, team, draft, onClose);
  const close = useGuardedClose(draft, draft.base, save.busy, onClose);
  const submit = () => {
    setTried(true);
    if (name.trim() !== '') void save.run(draft.value);
  };
  const taken = save.failure?.code === 'team.name_taken' ? save.failure.message : undefined;
  return (
    <RecordDialog
      title={team ? organisationMessages.teamTitle : organisationMessages.createTeam}
      busy={save.busy}
      alert={
        <SaveAlert
          failure={taken === undefined ? save.failure : undefined}
          text={organisationMessages.teamFailed}
          onSaveAgain={submit}
        />
      }
      onSubmit={submit}
      onClose={close}
    >
      <Field
        label={organisationMessages.teamName}
        required
        problem={
          name.trim() === '' ? (tried ? formMessages.required(organisationMessages.teamName) : undefined) : taken
        }
      >
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={name}
            onChange={({ target }) => draft.set({ name: target.value, members })}
          />
        )}
      </Field>
      <Field label={organisationMessages.members}>
        {({ id }) => <UserPicker id={id} value={members} onChange={(next) => draft.set({ name, members: next })} />}
      </Field>
    </RecordDialog>
  );
}

const valuesOf = (team: Team | undefined): Values => ({
  name: team?.teamName ?? '',
  members: (team?.teamMembers ?? []).map((id) => ({ id, name: nameOf(team, id) })),
});

const labels = { name: organisationMessages.teamName, members: organisationMessages.members };

const readTheirs = readAs(teamShape, valuesOf, (team) => ({
  name: team.teamName,
  members: valuesOf(team)
    .members.map(({ name }) => name)
    .join(', '),
}));

function useSaveTeam(orgId: string, team: Team | undefined, draft: RecordDraft<Values>, onClose: () => void) {
  const [create] = useCreateTeamMutation();
  const [modify] = useModifyTeamMutation();
  return useSaveRecord<Values, unknown>({
    version: draft.version,
    merge: { base: draft.base, take: draft.set, labels, read: readTheirs },
    send: ({ name, members }, { ifMatch, idempotencyKey }) => {
      const fields = { teamName: name.trim(), teamMembers: members.map(({ id }) => id) };
      return team
        ? modify({ params: { id: team._id }, body: fields, headers: { ifMatch } }).unwrap()
        : create({ body: { ...fields, orgID: orgId }, headers: { idempotencyKey } }).unwrap();
    },
    onSaved: ({ name }) => {
      notify.success(organisationMessages.teamSaved(name.trim()));
      draft.clear();
      onClose();
    },
  });
}

function nameOf(team: Team | undefined, id: string): string {
  const member = team?.members?.find(({ _id }) => _id === id);
  return member ? `${member.firstName} ${member.lastName}`.trim() || id : id;
}
