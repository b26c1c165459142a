import { Select } from 'antd';
import { useState } from 'react';
import type { User } from '#contract/session';
import { useManagesPeople } from '../../session/permissions';
import { useListUsersQuery } from '../../session/users.api';
import { useTypedSearch } from '../../ui/form/useDebounced';
import { tabToNextField } from '../../ui/form/tabToNextField';

export interface PickedUser {
  id: string;
  name: string;
}

export const userName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;

interface UserPickerProps {
  id: string;
  value: readonly PickedUser[];
  onChange: (users: PickedUser[]) => void;
}

/** Chooses users by name or e-mail; the server searches. */
export function UserPicker({ id, value, onChange }: UserPickerProps) {
  const [text, setText] = useState('');
  const search = useTypedSearch(text);
  // Those who do not manage people are shown only active ones, and may not ask for them.
  const isActive = useManagesPeople() || undefined;
  const { data, isFetching } = useListUsersQuery({
    query: { pageSize: 50, isActive, ...(search === '' ? {} : { search }) },
  });
  const found = (data?.users ?? []).map((user) => ({ value: user._id, label: userName(user) }));
  const chosen = value
    .filter((user) => !found.some((each) => each.value === user.id))
    .map((user) => ({ value: user.id, label: user.name }));
  return (
    <Select
      mode="multiple"
      {...tabToNextField}
      id={id}
      labelInValue
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={isFetching}
      value={value.map((user) => ({ value: user.id, label: user.name }))}
      options={[...found, ...chosen]}
      onChange={(next: { value: string; label: string }[]) =>
        onChange(next.map((each) => ({ id: each.value, name: each.label })))
      }
    />
  );
}
