import { Select } from 'antd';
import { useState } from 'react';
import { useGetUserQuery, useListUsersQuery } from '../../session/users.api';
import { useDebounced } from '../../ui/form/useDebounced';
import { tabToNextField } from '../../ui/form/tabToNextField';
import { auditMessages } from './audit.messages';

interface AuditPersonPickerProps {
  /** Id of an account, or of a service token. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Filters the log by one account, with a server search by name or e-mail. */
export function AuditPersonPicker({ value, onChange }: AuditPersonPickerProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const { data, isFetching } = useListUsersQuery({ query: { pageSize: 50, ...(search === '' ? {} : { search }) } });
  const chosen = useGetUserQuery({ params: { id: value ?? '' } }, { skip: value === undefined }).data;
  const found = (data?.users ?? []).map(({ _id, firstName, lastName, email }) => ({
    value: _id,
    label: `${firstName} ${lastName}`.trim() || email,
  }));
  const isFound = value === undefined || found.some((option) => option.value === value);
  const name = chosen === undefined ? '' : `${chosen.firstName} ${chosen.lastName}`.trim();
  return (
    <Select
      aria-label={auditMessages.person}
      className="mq-audit-kind"
      placeholder={auditMessages.person}
      allowClear
      popupMatchSelectWidth={false}
      {...tabToNextField}
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={isFetching}
      value={value ?? null}
      options={isFound ? found : [...found, { value, label: name || value }]}
      onChange={(id: string | null | undefined) => onChange(id ?? undefined)}
    />
  );
}
