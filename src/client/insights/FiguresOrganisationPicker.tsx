import { Select } from 'antd';
import { useState } from 'react';
import { useGetOrganisationQuery, useListOrganisationsQuery } from '../organisations/organisations.api';
import { useDebounced } from '../ui/form/useDebounced';
import { insightMessages } from './insights.messages';

interface FiguresOrganisationPickerProps {
  /** undefined: all. */
  orgID: string | undefined;
  onChange: (orgID: string | undefined) => void;
}

const all = '';
const maxFound = 20;

/** Selects the organisation of the figures (searched by name), or all. Independent of the selection in the sidebar. */
export function FiguresOrganisationPicker({ orgID, onChange }: FiguresOrganisationPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 250);
  const found = useListOrganisationsQuery({ query: { pageSize: maxFound, ...(search && { search }) } });
  const { data: chosen } = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined });
  const options = (found.data?.organisations ?? []).map(({ _id, orgName }) => ({ value: _id, label: orgName }));
  const isMissing = orgID !== undefined && !options.some(({ value }) => value === orgID);
  return (
    <Select<string>
      className="mq-figures-organisation"
      aria-label={insightMessages.organisation}
      value={orgID ?? all}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      onOpenChange={(open) => !open && setTyped('')}
      onChange={(value) => onChange(value === all ? undefined : value)}
      options={[
        { value: all, label: insightMessages.allOrganisations },
        ...(isMissing ? [{ value: orgID, label: chosen?.org.orgName ?? '…' }] : []),
        ...options,
      ]}
    />
  );
}
