import { Input } from 'antd';
import { DatePicker } from '../../ui/form/DatePicker';
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

/** Name, start and end to the minute, with their time zone. */
export function EditorDates({ form, change, problems }: SectionProps) {
  const runs = runText(form);
  return (
    <section className="mq-editor-part" aria-labelledby="campaign-dates">
      <h2 id="campaign-dates">{campaignMessages.basics}</h2>
      <Field label={campaignMessages.nameLabel} problem={problems.name} required>
        {(control) => (
          <Input
            {...control}
            value={form.name}
            maxLength={200}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <div className="mq-editor-pair">
        <Field label={campaignMessages.startDate}>
          {(control) => (
            <DatePicker {...control} value={form.start} time="00:00" onChange={(start) => change({ start })} />
          )}
        </Field>
        <Field label={campaignMessages.endDate} problem={problems.end}>
          {(control) => <DatePicker {...control} value={form.end} time="23:59" onChange={(end) => change({ end })} />}
        </Field>
      </div>
      <p className="mq-two">{campaignMessages.timesIn(timeZoneName())}</p>
      {runs && <p className={runs.ended ? 'mq-tone-error' : 'mq-two'}>{runs.text}</p>}
    </section>
  );
}
