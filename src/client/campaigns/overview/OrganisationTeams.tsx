import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import type { Team } from '#contract/organisations';
import type { Failure } from '../../api/request';
import { failureOf } from '../../machines/mutationActor';
import { useCreateTeamMutation, useListTeamsQuery, useModifyTeamMutation } from '../../organisations/organisations.api';
import { UserPicker } from '../../organisations/people/UserPicker';
import { useSelectionSearch } from '../../organisations/selection';
import { FailureAlert } from '../../ui/FailureAlert';
import { Field } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { useDraft } from '../../ui/useDraft';

/** The organisation's teams: their dashboards, a new one, names and members. */
export function OrganisationTeams({ orgId }: { orgId: string }) {
  const { data } = useListTeamsQuery({ query: { orgID: orgId, pageSize: 100 } });
  const [shown, setShown] = useState<Team | 'new' | null>(null);
  const search = useSelectionSearch();
  const teams = data?.teams ?? [];
  return (
    <section className="mq-card mq-figure" aria-label={messages.organisations.teams}>
      <h2>{messages.organisations.teams} <span className="mq-count">{data?.totalTeams}</span></h2>
      {data && teams.length === 0 && <p className="mq-two">{messages.organisation.noTeams}</p>}
      <ul className="mq-plain-list">
        {teams.map((team) => (
          <li key={team._id}>
            <div>
              <strong className="mq-ellipsis">{team.teamName}</strong>
              <div className="mq-two">{messages.organisation.memberCount(team.teamMembers.length)} · {messages.home.campaigns(team.campaigns.length)}</div>
            </div>
            <Button size="small" aria-label={`${messages.organisation.editTeam} ${team.teamName}`} onClick={() => { setShown(team); }}>{messages.organisation.editTeam}</Button>
            <Link className="mq-button-link" aria-label={`${messages.home.goToDash}: ${team.teamName}`} to={{ pathname: `/dashboard/${encodeURIComponent(team._id)}`, search }}>{messages.home.goToDash}</Link>
          </li>
        ))}
      </ul>
      <Button onClick={() => { setShown('new'); }}>{messages.organisation.createTeam}</Button>
      {shown !== null && <TeamDialog orgId={orgId} team={shown === 'new' ? undefined : shown} onClose={() => { setShown(null); }} />}
    </section>
  );
}

const shape = z.object({ name: z.string(), members: z.array(z.object({ id: z.string(), name: z.string() })) });

function TeamDialog({ orgId, team, onClose }: { orgId: string; team: Team | undefined; onClose: () => void }) {
  const [initial] = useState(() => ({ name: team?.teamName ?? '', members: (team?.teamMembers ?? []).map((id) => ({ id, name: nameOf(team, id) })) }));
  const draft = useDraft(`team:${team?._id ?? `new:${orgId}`}`, shape, initial);
  const [create, creating] = useCreateTeamMutation();
  const [modify, modifying] = useModifyTeamMutation();
  const [failure, setFailure] = useState<Failure>();
  const [tried, setTried] = useState(false);
  const [version, setVersion] = useState(team?.version);
  const busy = creating.isLoading || modifying.isLoading;
  const { name, members } = draft.value;
  const close = () => { draft.clear(); onClose(); };
  const submit = async () => {
    setTried(true);
    if (name.trim() === '') return;
    setFailure(undefined);
    const fields = { teamName: name.trim(), teamMembers: members.map(({ id }) => id) };
    try {
      if (team) await modify({ params: { id: team._id }, body: fields, headers: { ifMatch: version } }).unwrap();
      else await create({ body: { ...fields, orgID: orgId }, headers: { idempotencyKey: crypto.randomUUID() } }).unwrap();
      notify.success(messages.organisation.teamSaved(fields.teamName));
      close();
    } catch (error) {
      const said = failureOf(error);
      setFailure(said);
      if (said.code === 'record.stale') setVersion(undefined);
    }
  };
  const taken = failure?.code === 'team.name_taken' ? failure.message : undefined;
  return (
    <FormDialog open title={team ? messages.organisation.teamTitle : messages.organisation.createTeam} onClose={close} busy={busy} footer={<><Button disabled={busy} onClick={close}>{messages.form.cancel}</Button><Button type="primary" disabled={busy} onClick={() => void submit()}>{busy ? messages.form.saving : messages.form.save}</Button></>}>
      <form className="mq-dialog-form" noValidate onSubmit={(event) => { event.preventDefault(); void submit(); }}>
        {failure && taken === undefined && <FailureAlert inline title={failure.code === 'record.stale' ? messages.form.stale(failure.changedBy ?? '') : messages.organisation.teamFailed(failure.message)} failure={failure} />}
        <Field label={messages.organisation.teamName} required problem={name.trim() === '' ? (tried ? messages.form.required(messages.organisation.teamName) : undefined) : taken}>{(control) => <Input {...control} maxLength={200} value={name} onChange={(event) => { draft.set({ name: event.target.value, members }); }} />}</Field>
        <Field label={messages.organisation.members}>{({ id }) => <UserPicker id={id} value={members} onChange={(next) => { draft.set({ name, members: next }); }} />}</Field>
        <button type="submit" hidden />
      </form>
    </FormDialog>
  );
}

function nameOf(team: Team | undefined, id: string): string {
  const member = team?.members?.find(({ _id }) => _id === id);
  return member ? `${member.firstName} ${member.lastName}`.trim() || id : id;
}
