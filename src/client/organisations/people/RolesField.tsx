import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Select } from 'antd';
import { roleNames, type Grant } from '#contract/permissions';
import { IconButton } from '../../ui/display/IconButton';
import { tabToNextField } from '../../ui/form/tabToNextField';
import { useListOrganisationsQuery } from '../organisations.api';
import { roleMessages } from '../people.messages';
import { foldedSearch } from '../../ui/form/foldedSearch';

/** The option for all organisations among the ids. */
const everywhere = 'all organisations';

/** The last choice wins: all organisations, or named ones. */
function scopeFrom(next: readonly string[], before: readonly string[] | null): string[] | null {
  const named = next.filter((id) => id !== everywhere);
  const choseAll = before !== null && next.includes(everywhere);
  return choseAll || named.length === 0 ? null : named;
}

interface RolesFieldProps {
  value: readonly Grant[];
  disabled: boolean;
  onChange: (roles: Grant[]) => void;
}

/** Roles with the organisations that each applies to: all or named ones. */
export function RolesField({ value, disabled, onChange }: RolesFieldProps) {
  const organisations = useListOrganisationsQuery({ query: { pageSize: 500 } }).data?.organisations ?? [];
  const set = (index: number, change: Partial<Grant>) =>
    onChange(value.map((grant, i) => (i === index ? { ...grant, ...change } : grant)));
  return (
    <Flex vertical gap={8} align="flex-start" role="group" aria-label={roleMessages.roles}>
      <strong>{roleMessages.roles}</strong>
      {value.map(({ role, organisations: chosen }, index) => (
        // Rows have no id, so their position is the key.
        <div key={index} className="mq-role-row">
          <Select
            aria-label={roleMessages.role(index + 1)}
            disabled={disabled}
            {...tabToNextField}
            value={role}
            options={roleNames.map((name) => ({ value: name, label: name }))}
            onChange={(next) => set(index, { role: next })}
          />
          <Select
            aria-label={roleMessages.organisationsOf(role)}
            mode="multiple"
            disabled={disabled}
            {...tabToNextField}
            value={chosen ?? [everywhere]}
            options={[
              // Its tag cannot be removed; choosing an organisation replaces it.
              { value: everywhere, label: roleMessages.all, disabled: chosen === null },
              ...organisations.map(({ _id, orgName }) => ({ value: _id, label: orgName })),
            ]}
            showSearch={foldedSearch}
            onChange={(next: string[]) => set(index, { organisations: scopeFrom(next, chosen) })}
          />
          <IconButton
            label={roleMessages.remove(role)}
            disabled={disabled}
            icon={<DeleteOutlined />}
            onClick={() => onChange(value.filter((_, i) => i !== index))}
          />
        </div>
      ))}
      <Button
        type="link"
        icon={<PlusOutlined aria-hidden />}
        disabled={disabled}
        onClick={() => onChange([...value, { role: 'Viewer', organisations: null }])}
      >
        {roleMessages.add}
      </Button>
    </Flex>
  );
}
