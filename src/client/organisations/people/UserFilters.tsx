import { roleNames } from '#contract/permissions';
import { useExtension } from '../../api/product.api';
import { SearchField } from '../../ui/form/SearchField';
import { FilterChip } from '../../ui/table/FilterChip';
import type { Filters } from '../../ui/table/tableSearch';
import type { TableSearch } from '../../ui/table/useTableSearch';
import { useListOrganisationsQuery } from '../organisations.api';
import { accessMessages, userMessages } from '../people.messages';
import type { shape } from './userSearch';
import { SelectFilter, textOptions } from '../../ui/form/SelectFilter';

interface UserFiltersProps {
  filters: Filters<typeof shape>;
  onChange: TableSearch<string, typeof shape>['setFilters'];
  /** Otherwise there are only the filters by what everybody sees. */
  managesPeople: boolean;
}

/** The filters of the list: text, role, organisation and second factor, kept in the address. */
export function UserFilters({ filters, onChange, managesPeople }: UserFiltersProps) {
  const organisations = useListOrganisationsQuery({ query: { pageSize: 500 } }).data?.organisations ?? [];
  const hasRoles = useExtension('roles') && managesPeople;
  return (
    <>
      <SearchField
        className="mq-people-search"
        label={userMessages.search}
        value={filters.search ?? ''}
        onChange={(text) => onChange({ search: text }, 'replace')}
      />
      {hasRoles && (
        <SelectFilter
          className="mq-people-filter"
          label={userMessages.role}
          value={filters.role}
          options={textOptions(roleNames)}
          onChange={(role) => onChange({ role })}
        />
      )}
      <SelectFilter
        className="mq-people-filter"
        label={userMessages.organisation}
        isSearched
        value={filters.of}
        options={organisations.map(({ _id, orgName }) => ({ value: _id, label: orgName }))}
        onChange={(id) => onChange({ of: id })}
      />
      {managesPeople && (
        <>
          <SelectFilter
            className="mq-people-filter"
            label={accessMessages.factor}
            value={filters.hasSecondFactor}
            options={[
              { value: true, label: accessMessages.on },
              { value: false, label: accessMessages.notSetUp },
            ]}
            onChange={(on) => onChange({ hasSecondFactor: on })}
          />
          <FilterChip on={filters.isActive === false} onChange={(on) => onChange({ isActive: on ? false : undefined })}>
            {userMessages.deactivated}
          </FilterChip>
        </>
      )}
    </>
  );
}
