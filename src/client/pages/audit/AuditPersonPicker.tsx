import { useState } from 'react';
import { useGetUserQuery, useListUsersQuery } from '../../session/users.api';
import { useTypedSearch } from '../../ui/form/useDebounced';
import { SelectFilter } from '../../ui/form/SelectFilter';
import { auditMessages } from './audit.messages';
import { userName } from '../../organisations/people/UserPicker';

interface AuditPersonPickerProps {
  /** Id of an account, or of a service token. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Filters the log by one account, with a server search by name or e-mail. */
export function AuditPersonPicker({ value, onChange }: AuditPersonPickerProps) {
  const [text, setText] = useState('');
  const search = useTypedSearch(text);
  const { data, isFetching } = useListUsersQuery({ query: { pageSize: 50, ...(search === '' ? {} : { search }) } });
  const chosen = useGetUserQuery({ params: { id: value ?? '' } }, { skip: value === undefined }).currentData;
  const found = (data?.users ?? []).map((user) => ({ value: user._id, label: userName(user) }));
  const isFound = value === undefined || found.some((option) => option.value === value);
  const name = chosen === undefined ? '' : `${chosen.firstName} ${chosen.lastName}`.trim();
  return (
    <SelectFilter
      className="mq-audit-kind"
      label={auditMessages.person}
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={isFetching}
      value={value}
      options={isFound ? found : [...found, { value, label: name || value }]}
      onChange={onChange}
    />
  );
}
