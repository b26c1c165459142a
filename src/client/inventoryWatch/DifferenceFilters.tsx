import type { InventorySummary } from '#contract/inventoryWatch';
import { SearchField } from '../ui/form/SearchField';
import { SelectFilter, textOptions } from '../ui/form/SelectFilter';
import { fieldNames, inventoryMessages } from './inventoryWatch.messages';
import type { DifferenceSearch } from './useDifferenceSearch';

interface DifferenceFiltersProps {
  search: DifferenceSearch;
  summary: InventorySummary | undefined;
}

/** The search and the filters of the differences by what the last check found. */
export function DifferenceFilters({ search: { filters, setFilters }, summary }: DifferenceFiltersProps) {
  const choice = <Name extends 'publisher' | 'country' | 'field'>(
    name: Name,
    label: string,
    options: { value: NonNullable<(typeof filters)[Name]>; label: string }[],
  ) => (
    <SelectFilter
      className="mq-filter-select"
      label={label}
      isSearched
      value={filters[name]}
      options={options}
      onChange={(value) => setFilters({ [name]: value })}
    />
  );
  return (
    <>
      <SearchField
        label={inventoryMessages.search}
        value={filters.search ?? ''}
        onChange={(text) => setFilters({ search: text }, 'replace')}
      />
      {choice(
        'publisher',
        inventoryMessages.publisher,
        textOptions(summary?.publishers.map(({ publisher_name: name }) => name) ?? []),
      )}
      {choice('country', inventoryMessages.country, textOptions(summary?.countries ?? []))}
      {choice(
        'field',
        inventoryMessages.field,
        (summary?.fields ?? []).map((field) => ({ value: field, label: fieldNames[field] })),
      )}
    </>
  );
}
