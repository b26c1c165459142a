import { Button, Radio, Table, type TableColumnType } from 'antd';
import { useState, type ReactNode } from 'react';
import { useGetOrganisationQuery, useGetTeamQuery } from '../../organisations/organisations.api';
import { formatDate } from '../../ui/format/moment';
import { noSpin } from '../../ui/table/noSpin';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { campaignMessages } from '../campaigns.messages';
import type { CampaignField, CampaignForm } from './campaignForm';
import type { CampaignConflict } from './useCampaignSave';

interface CampaignConflictNoteProps {
  conflict: CampaignConflict;
  busy: boolean;
  onResolve: (takeTheirs: readonly CampaignField[]) => void;
  onYield: () => void;
}

function shown(field: CampaignField, form: CampaignForm): ReactNode {
  const value = form[field];
  if (field === 'organisation' && form.organisation !== '') return <OrganisationName id={form.organisation} />;
  if (field === 'team' && form.team !== '') return <TeamName id={form.team} />;
  if (typeof value === 'boolean') return value ? campaignMessages.on : campaignMessages.off;
  if (typeof value !== 'string') return String(value.length);
  if (value === '') return campaignMessages.emptyValue;
  return field === 'start' || field === 'end' ? `${formatDate(value)}, ${value.slice(11)}` : value;
}

const OrganisationName = ({ id }: { id: string }): ReactNode =>
  useGetOrganisationQuery({ params: { id } }).data?.org.orgName ?? '…';
const TeamName = ({ id }: { id: string }): ReactNode => useGetTeamQuery({ params: { id } }).data?.team.teamName ?? '…';

/**
 * The fields that another user changed too, each with both values to choose from; the other fields are already merged.
 */
export function CampaignConflictNote({ conflict, busy, onResolve, onYield }: CampaignConflictNoteProps) {
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<CampaignField>>(new Set());
  const { mine, theirs, fields, changedBy, changedAt } = conflict;
  const choose = (field: CampaignField, isTheirs: boolean): void =>
    setTakeTheirs((before) => new Set(isTheirs ? [...before, field] : [...before].filter((each) => each !== field)));
  const column = (isTheirs: boolean, title: string): TableColumnType<{ field: CampaignField }> => ({
    key: isTheirs ? 'theirs' : 'mine',
    title,
    render: (_value, { field }) => (
      <Radio
        name={`conflict-${field}`}
        aria-label={`${campaignMessages.fields[field]}: ${isTheirs ? 'theirs' : 'yours'}`}
        checked={takeTheirs.has(field) === isTheirs}
        onChange={() => choose(field, isTheirs)}
      >
        {shown(field, isTheirs ? theirs : mine)}
      </Radio>
    ),
  });
  return (
    <section className="mq-card mq-campaign-conflict" aria-label={campaignMessages.conflictName}>
      <h2>{campaignMessages.conflictTitle(changedBy)}</h2>
      {changedAt !== undefined && <RelativeDate date={changedAt} inline />}
      <p>{campaignMessages.conflictHelp}</p>
      <Table<{ field: CampaignField }>
        size="medium"
        aria-label={campaignMessages.conflictFields}
        columns={[
          {
            key: 'field',
            title: campaignMessages.field,
            rowScope: 'row',
            render: (_value, { field }) => campaignMessages.fields[field],
          },
          column(false, campaignMessages.yours),
          column(true, changedBy ?? campaignMessages.theirs),
        ]}
        dataSource={fields.map((field) => ({ field }))}
        rowKey="field"
        rowHoverable={false}
        pagination={false}
        loading={noSpin}
      />
      <footer className="mq-editor-foot">
        <Button disabled={busy} onClick={onYield}>
          {campaignMessages.takeTheirs}
        </Button>
        <Button type="primary" disabled={busy} onClick={() => onResolve([...takeTheirs])}>
          {campaignMessages.saveChosen}
        </Button>
      </footer>
    </section>
  );
}
