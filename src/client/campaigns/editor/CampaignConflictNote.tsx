import type { ReactNode } from 'react';
import { useOrganisationName } from '../../organisations/organisations.api';
import { useTeamName } from '../../organisations/teams.api';
import { formatDate } from '../../ui/format/moment';
import { ConflictView } from '../../save/ConflictView';
import type { Conflict } from '../../save/useRecordForm';
import { campaignMessages } from '../campaigns.messages';
import type { CampaignField, CampaignForm } from './campaignForm';

interface CampaignConflictNoteProps {
  conflict: Conflict<CampaignForm>;
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

const OrganisationName = ({ id }: { id: string }): ReactNode => useOrganisationName(id) ?? '…';
const TeamName = ({ id }: { id: string }): ReactNode => useTeamName(id) ?? '…';

/**
 * The fields that another user changed too, each with both values to choose from; the other fields are already merged.
 */
export function CampaignConflictNote({ conflict, busy, onResolve, onYield }: CampaignConflictNoteProps) {
  const { mine, theirs, conflicting, failure } = conflict;
  return (
    <ConflictView<CampaignField>
      className="mq-card mq-campaign-conflict"
      footClassName="mq-editor-foot"
      title={campaignMessages.conflictTitle(failure.changedBy)}
      failure={failure}
      label={campaignMessages.conflictFields}
      fields={conflicting}
      labelOf={(field) => campaignMessages.fields[field]}
      valueOf={(field, side) => shown(field, side === 'mine' ? mine : theirs)}
      busy={busy}
      onYield={onYield}
      onResolve={onResolve}
    >
      <p>{campaignMessages.conflictHelp}</p>
    </ConflictView>
  );
}
