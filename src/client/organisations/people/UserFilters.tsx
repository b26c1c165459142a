import { Select } from 'antd';
import { roleNames } from '#contract/permissions';
import { useExtension } from '../../api/product.api';
import { tabToNextField } from '../../ui/form/tabToNextField';
import { SearchField } from '../../ui/form/SearchField';
import { FilterChip } from '../../ui/table/FilterChip';
import { useListOrganisationsQuery } from '../organisations.api';
import { accessMessages, userMessages } from '../people.messages';
import type { UserFilterValues } from './userSearch';
import { foldedSearch } from '../../ui/form/foldedSearch';

interface UserFiltersProps {
  filters: UserFilterValues;
  onChange: (change: UserFilterValues, step?: 'push' | 'replace') => void;
  /** Otherwise there are only the filters by what everybody sees. */
  managesPeople: boolean;
}

/** The filters of the list: text, role, organisation and second factor, kept in the address. */
export function UserFilters({ filters, onChange, managesPeople }: UserFiltersProps) {
  const organisations = useListOrganisationsQuery({ query: { pageSize: 500 } }).data?.organisations ?? [];
  const hasRoles = useExtension('roles') && managesPeople;
  return (
    <>
      <div className="mq-people-search">
        <SearchField
          label={userMessages.search}
          value={filters.search ?? ''}
          onChange={(text) => onChange({ search: text }, 'replace')}
        />
      </div>
      {hasRoles && (
        <Select
          aria-label={userMessages.role}
          className="mq-people-filter"
          placeholder={userMessages.role}
          allowClear
          {...tabToNextField}
          value={filters.role ?? null}
          options={roleNames.map((name) => ({ value: name, label: name }))}
          onChange={(name) => onChange({ role: roleNames.find((each) => each === name) })}
        />
      )}
      <Select
        aria-label={userMessages.organisation}
        className="mq-people-filter"
        placeholder={userMessages.organisation}
        allowClear
        {...tabToNextField}
        showSearch={foldedSearch}
        value={filters.of ?? null}
        options={organisations.map(({ _id, orgName }) => ({ value: _id, label: orgName }))}
        onChange={(id: string | null | undefined) => onChange({ of: id ?? undefined })}
      />
      {managesPeople && (
        <>
          <Select
            aria-label={accessMessages.factor}
            className="mq-people-filter"
            placeholder={accessMessages.factor}
            allowClear
            {...tabToNextField}
            value={filters.hasSecondFactor ?? null}
            options={[
              { value: true, label: accessMessages.on },
              { value: false, label: accessMessages.notSetUp },
            ]}
            onChange={(on: boolean | null | undefined) => onChange({ hasSecondFactor: on ?? undefined })}
          />
          <FilterChip on={filters.isActive === false} onChange={(on) => onChange({ isActive: on ? false : undefined })}>
            {userMessages.deactivated}
          </FilterChip>
        </>
      )}
    </>
  );
}
