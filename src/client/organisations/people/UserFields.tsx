import { Checkbox, Input, Select } from 'antd';
import { ownerEverywhere } from '#contract/permissions';
import { useExtension } from '../../api/product.api';
import { EmailInput } from '../../ui/form/EmailInput';
import { Field } from '../../ui/form/Field';
import { nameProblem } from '../../ui/form/lengthProblem';
import { tabToNextField } from '../../ui/form/tabToNextField';
import { useListTeamsQuery } from '../teams.api';
import { roleMessages, userMessages } from '../people.messages';
import { RolesField } from './RolesField';
import type { UserValues } from './userForm';
import { foldedSearch } from '../../ui/form/foldedSearch';

interface UserFieldsProps {
  values: UserValues;
  /** The validation message of the e-mail. */
  problem: string | undefined;
  onChange: (change: Partial<UserValues>) => void;
  /** Called when the e-mail field loses the focus. */
  onLeave: () => void;
}

/** E-mail, names and teams. */
export function UserFields({ values, problem, onChange, onLeave }: UserFieldsProps) {
  const teams = useListTeamsQuery({ query: { pageSize: 500 } }).data?.teams ?? [];
  return (
    <>
      <Field label={userMessages.email} required problem={problem}>
        {(control) => (
          <EmailInput
            {...control}
            autoComplete="off"
            value={values.email}
            onBlur={onLeave}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
      </Field>
      {(['firstName', 'lastName'] as const).map((name) => (
        <Field key={name} label={userMessages[name]} problem={nameProblem(values[name], 100)}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={values[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={userMessages.teams}>
        {({ id }) => (
          <Select
            id={id}
            mode="multiple"
            {...tabToNextField}
            value={values.teams}
            options={teams.map(({ _id, teamName }) => ({ value: _id, label: teamName }))}
            showSearch={foldedSearch}
            onChange={(chosen: string[]) => onChange({ teams: chosen })}
          />
        )}
      </Field>
    </>
  );
}

interface UserRightsProps extends Pick<UserFieldsProps, 'values' | 'onChange'> {
  /** Whether this is the signed-in user, who cannot remove their own role. */
  isMe: boolean;
}

/** The roles; with an API without roles, whether the user is an administrator. */
export function UserRights({ values, isMe, onChange }: UserRightsProps) {
  const hasRoles = useExtension('roles');
  return (
    <>
      {hasRoles ? (
        <RolesField
          value={values.roles}
          disabled={isMe}
          onChange={(roles) => onChange({ roles, isAdmin: roles.length > 0 })}
        />
      ) : (
        <Checkbox
          checked={values.isAdmin}
          disabled={isMe}
          onChange={({ target }) =>
            onChange({ isAdmin: target.checked, roles: target.checked ? [...ownerEverywhere] : [] })
          }
        >
          {userMessages.administrator}
        </Checkbox>
      )}
      {hasRoles && values.roles.length === 0 && <p className="mq-two">{roleMessages.noRole}</p>}
      {isMe && <p className="mq-two">{userMessages.yourself}</p>}
    </>
  );
}
