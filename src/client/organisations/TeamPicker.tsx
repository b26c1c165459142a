import { Form, Select } from 'antd';
import { memo, useId } from 'react';
import { selectionMessages } from './organisations.messages';
import { useSelection, type Selection } from './selection';
import { useTeamsOf } from './useTeamsOf';

const all = 'all';

/** The management team under the selected organisation. */
export function TeamPicker() {
  const { orgID, teamID, choose } = useSelection();
  return <Picker orgID={orgID} teamID={teamID} onChoose={choose} />;
}

/** Memoised: another page or order of a list does not render it again. */
const Picker = memo(function Picker({ orgID, teamID, onChoose }: Selection & { onChoose: (next: Selection) => void }) {
  const id = useId();
  const { teams, isLoading } = useTeamsOf(orgID);
  const missing =
    teamID === undefined || teams.some(({ _id }) => _id === teamID) ? [] : [{ value: teamID, label: '…' }];
  return (
    <Form.Item layout="vertical" className="mq-org-field" htmlFor={id} label={selectionMessages.managementTeam}>
      <Select<string | null>
        id={id}
        className="mq-org-select"
        disabled={orgID === undefined}
        loading={isLoading}
        value={orgID === undefined ? null : (teamID ?? all)}
        placeholder={selectionMessages.noTeam}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(value) => onChoose({ orgID, teamID: value === all || value === null ? undefined : value })}
        options={[
          {
            value: all,
            label: teams.length === 0 && !isLoading ? selectionMessages.noTeam : selectionMessages.allTeams,
          },
          ...teams.map(({ _id, teamName }) => ({ value: _id, label: teamName })),
          ...missing,
        ]}
      />
    </Form.Item>
  );
});
