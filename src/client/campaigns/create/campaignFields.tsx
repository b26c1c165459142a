import { Checkbox, Input } from 'antd';
import { ArtworkPicker } from '../../artwork/ArtworkPicker';
import { BoardPicker } from '../../boards/BoardPicker';
import { DatePicker } from '../../ui/DatePicker';
import { Field } from '../../ui/Field';
import { campaignMessages } from '../campaigns.messages';
import type { NewCampaign } from './newCampaign';

export interface FieldsProps {
  form: NewCampaign;
  change: (change: Partial<NewCampaign>) => void;
  /** By field; empty until the form was sent once. */
  problems: Partial<Record<keyof NewCampaign, string>>;
}

export function Basics({ form, change, problems }: FieldsProps) {
  return (
    <fieldset>
      <legend>{campaignMessages.basics}</legend>
      <Field wide label={campaignMessages.nameLabel} problem={problems.name} required>
        {(id) => (
          <Input
            {...id}
            value={form.name}
            maxLength={200}
            onChange={(event) => {
              change({ name: event.target.value });
            }}
          />
        )}
      </Field>
      <Field label={campaignMessages.startDate}>
        {(id) => (
          <DatePicker
            {...id}
            value={form.start}
            onChange={(start) => {
              change({ start });
            }}
          />
        )}
      </Field>
      <Field label={campaignMessages.endDate} problem={problems.end}>
        {(id) => (
          <DatePicker
            {...id}
            value={form.end}
            onChange={(end) => {
              change({ end });
            }}
          />
        )}
      </Field>
    </fieldset>
  );
}

export function Budgets({ form, change, problems }: FieldsProps) {
  return (
    <fieldset>
      <legend>{campaignMessages.budgets}</legend>
      {(['daily', 'monthly'] as const).map((which) => {
        const enabled = form[`${which}Enabled`];
        return (
          <div key={which}>
            <Checkbox
              checked={enabled}
              onChange={(event) => {
                change({ [`${which}Enabled`]: event.target.checked });
              }}
            >
              {campaignMessages.limit[which]}
            </Checkbox>
            <Field
              label={which === 'daily' ? campaignMessages.dailyBudget : campaignMessages.monthlyBudget}
              problem={problems[which]}
            >
              {(id) => (
                <Input
                  {...id}
                  type="number"
                  min={0}
                  step="0.01"
                  prefix="$"
                  disabled={!enabled}
                  value={form[which]}
                  onChange={(event) => {
                    change({ [which]: event.target.value });
                  }}
                />
              )}
            </Field>
          </div>
        );
      })}
    </fieldset>
  );
}

export function Placement({ form, change }: FieldsProps) {
  return (
    <fieldset>
      <legend>{campaignMessages.where}</legend>
      <Field wide label={campaignMessages.boards}>
        {({ id }) => (
          <BoardPicker
            id={id}
            value={form.boards}
            onChange={(boards) => {
              change({ boards });
            }}
          />
        )}
      </Field>
      <Field wide label={campaignMessages.artworks}>
        {({ id }) => (
          <ArtworkPicker
            id={id}
            value={form.artworks}
            onChange={(artworks) => {
              change({ artworks });
            }}
          />
        )}
      </Field>
    </fieldset>
  );
}
