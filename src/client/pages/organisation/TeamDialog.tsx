import { Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { team as teamShape, type Team } from '#contract/organisations';
import { SaveAlert } from '../../save/SaveAlert';
import { useRecordForm } from '../../save/useRecordForm';
import { useCreateTeamMutation, useModifyTeamMutation } from '../../organisations/teams.api';
import { UserPicker } from '../../organisations/people/UserPicker';
import { Field } from '../../ui/form/Field';
import { nameProblem } from '../../ui/form/lengthProblem';
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
  const form = useTeamForm(orgId, team, onClose);
  const { failure, change } = form;
  const { name, members } = form.values;
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (name.trim() !== '') form.save();
  };
  const nameTaken = failure?.code === 'team.name_taken' ? failure.message : undefined;
  return (
    <RecordDialog
      title={team ? organisationMessages.teamTitle : organisationMessages.createTeam}
      busy={form.busy}
      unchanged={team !== undefined && !form.dirty}
      alert={
        <SaveAlert
          failure={nameTaken === undefined ? failure : undefined}
          text={organisationMessages.teamFailed}
          onSaveAgain={submit}
        />
      }
      onSubmit={submit}
      onClose={() => form.close(onClose)}
    >
      <Field
        label={organisationMessages.teamName}
        required
        problem={
          name.trim() === ''
            ? tried
              ? formMessages.required(organisationMessages.teamName)
              : undefined
            : (nameTaken ?? nameProblem(name, 200))
        }
      >
        {(control) => <Input {...control} value={name} onChange={({ target }) => change({ name: target.value })} />}
      </Field>
      <Field label={organisationMessages.members}>
        {({ id }) => <UserPicker id={id} value={members} onChange={(next) => change({ members: next })} />}
      </Field>
    </RecordDialog>
  );
}

const valuesOf = (team: Team | undefined): Values => ({
  name: team?.teamName ?? '',
  members: (team?.teamMembers ?? []).map((id) => ({ id, name: nameOf(team, id) })),
});

const labels = { name: organisationMessages.teamName, members: organisationMessages.members };

function useTeamForm(orgId: string, team: Team | undefined, onClose: () => void) {
  const [create] = useCreateTeamMutation();
  const [modify] = useModifyTeamMutation();
  return useRecordForm({
    noun: 'team',
    id: team?._id ?? `new:${orgId}`,
    shape,
    record: team,
    recordShape: teamShape,
    valuesOf,
    told: {
      labels,
      textsOf: (theirs) => ({
        name: theirs.teamName,
        members: valuesOf(theirs)
          .members.map(({ name }) => name)
          .join(', '),
      }),
    },
    send: ({ name, members }, { ifMatch, takeKey }) => {
      const fields = { teamName: name.trim(), teamMembers: members.map(({ id }) => id) };
      const body = { ...fields, orgID: orgId };
      return team
        ? modify({ params: { id: team._id }, body: fields, headers: { ifMatch } }).unwrap()
        : create({ body, headers: { idempotencyKey: takeKey() } }).unwrap();
    },
    onSaved: (_reply, { name }) => {
      notify.success(organisationMessages.teamSaved(name.trim()));
      onClose();
    },
  });
}

function nameOf(team: Team | undefined, id: string): string {
  const member = team?.members?.find(({ _id }) => _id === id);
  return member ? `${member.firstName} ${member.lastName}`.trim() || id : id;
}
