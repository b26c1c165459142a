import { Form, Select, Skeleton, type SelectProps } from 'antd';
import { useId } from 'react';
import { selectionMessages } from './organisations.messages';
import { useSelection } from './selection';
import { useTeamsOf } from './useTeamsOf';
import { foldedSearch } from '../ui/form/foldedSearch';

const all = 'all';

/** The management team under the selected organisation. */
export function TeamPicker() {
  const { orgID, teamID, chosen, choose } = useSelection();
  const id = useId();
  return (
    <Form.Item layout="vertical" className="mq-org-field" htmlFor={id} label={selectionMessages.managementTeam}>
      {chosen ? (
        <TeamSelect
          id={id}
          className="mq-org-select"
          orgID={orgID}
          value={teamID}
          onChoose={(next) => choose({ orgID, teamID: next })}
          whenNone={selectionMessages.allTeams}
        />
      ) : (
        <Skeleton.Input block />
      )}
    </Form.Item>
  );
}

interface TeamSelectProps extends Pick<SelectProps, 'id' | 'className' | 'aria-describedby'> {
  orgID: string | undefined;
  value: string | undefined;
  onChoose: (teamID: string | undefined) => void;
  /** The label of the choice that selects none. */
  whenNone: string;
}

/** antd's Select of a team of the organisation. */
export function TeamSelect({ orgID, value: teamID, onChoose, whenNone, ...select }: TeamSelectProps) {
  const { teams, isLoading } = useTeamsOf(orgID);
  const missing =
    teamID === undefined || teams.some(({ _id }) => _id === teamID) ? [] : [{ value: teamID, label: '…' }];
  return (
    <Select<string | null>
      {...select}
      {...(orgID === undefined && { disabled: true })}
      loading={isLoading}
      value={orgID === undefined ? null : (teamID ?? all)}
      placeholder={selectionMessages.noTeam}
      showSearch={foldedSearch}
      onChange={(value) => onChoose(value === all || value === null ? undefined : value)}
      options={[
        { value: all, label: teams.length === 0 && !isLoading ? selectionMessages.noTeam : whenNone },
        ...teams.map(({ _id, teamName }) => ({ value: _id, label: teamName })),
        ...missing,
      ]}
    />
  );
}
