import { Input } from 'antd';
import { useExtension } from '../../api/product.api';
import { OrganisationSelect } from '../../organisations/OrganisationPicker';
import { TeamSelect } from '../../organisations/TeamPicker';
import { DatePicker } from '../../ui/form/DatePicker';
import { dateProblem } from '../../ui/form/dateProblem';
import { nameProblem } from '../../ui/form/lengthProblem';
import { Field } from '../../ui/form/Field';
import { daysBetween, fromLocalMinute, fromNow, isPast, timeZoneName } from '../../ui/format/moment';
import { campaignMessages } from '../campaigns.messages';
import type { CampaignForm, CampaignProblems } from './campaignForm';

export interface SectionProps {
  form: CampaignForm;
  change: (change: Partial<CampaignForm>) => void;
  /** By field; empty until the form was submitted once. */
  problems: CampaignProblems;
}

/** 'Starts in 2 days, runs for 28 days.' */
function runText({ start, end }: CampaignForm): { text: string; ended: boolean } | undefined {
  const [from, to] = [fromLocalMinute(start), fromLocalMinute(end)];
  if (to !== null && isPast(to)) return { text: campaignMessages.endedSince(fromNow(to)), ended: true };
  const length = from !== null && to !== null && to > from ? campaignMessages.runsFor(daysBetween(from, to) + 1) : '';
  if (from === null) return undefined;
  return {
    text: `${isPast(from) ? campaignMessages.startedSince(fromNow(from)) : campaignMessages.startsIn(fromNow(from))}${length}.`,
    ended: false,
  };
}

/** Name, owners of a stored campaign, start and end to the minute with their time zone. */
export function EditorDates({ form, change, problems, isStored }: SectionProps & { isStored: boolean }) {
  const canMove = useExtension('organisations') && isStored;
  const runs = runText(form);
  return (
    <section className="mq-editor-part" aria-labelledby="campaign-dates">
      <h2 id="campaign-dates">{campaignMessages.basics}</h2>
      <Field label={campaignMessages.fields.name} problem={problems.name ?? nameProblem(form.name, 200)} required>
        {(control) => (
          <Input {...control} value={form.name} onChange={(event) => change({ name: event.target.value })} />
        )}
      </Field>
      {canMove && <EditorOwners form={form} change={change} />}
      <div className="mq-editor-pair">
        <Field label={campaignMessages.fields.start} problem={dateProblem(form.start)}>
          {(control) => (
            <DatePicker {...control} value={form.start} time="00:00" onChange={(start) => change({ start })} />
          )}
        </Field>
        <Field label={campaignMessages.fields.end} problem={dateProblem(form.end) ?? problems.end}>
          {(control) => <DatePicker {...control} value={form.end} time="23:59" onChange={(end) => change({ end })} />}
        </Field>
      </div>
      <p className="mq-two">{campaignMessages.timesIn(timeZoneName())}</p>
      {runs && <p className={runs.ended ? 'mq-tone-error' : 'mq-two'}>{runs.text}</p>}
    </section>
  );
}

/** The organisation that pays for the campaign, and one of its teams. Another organisation has other teams. */
function EditorOwners({ form, change }: Omit<SectionProps, 'problems'>) {
  return (
    <div className="mq-editor-pair" id="campaign-owner">
      <Field label={campaignMessages.fields.organisation}>
        {({ id, 'aria-describedby': describedBy }) => (
          <OrganisationSelect
            id={id}
            aria-describedby={describedBy}
            value={form.organisation === '' ? undefined : form.organisation}
            onChoose={(organisation) => change({ organisation: organisation ?? form.organisation, team: '' })}
          />
        )}
      </Field>
      <Field label={campaignMessages.fields.team}>
        {({ id, 'aria-describedby': describedBy }) => (
          <TeamSelect
            id={id}
            aria-describedby={describedBy}
            orgID={form.organisation === '' ? undefined : form.organisation}
            value={form.team === '' ? undefined : form.team}
            onChoose={(team) => change({ team: team ?? '' })}
            whenNone={campaignMessages.noTeam}
          />
        )}
      </Field>
    </div>
  );
}
