import { Select } from 'antd';
import { memo } from 'react';
import type { Filters } from '../ui/table/tableSearch';
import type { TableSearch } from '../ui/table/useTableSearch';
import type { boardFilters } from './boardSearch';
import { boardMessages } from './boards.messages';
import { stateMessages } from '../ui/ui.messages';
import { SearchField } from '../ui/form/SearchField';
import { foldedSearch } from '../ui/form/foldedSearch';

interface BoardFiltersProps {
  values: Filters<typeof boardFilters>;
  onChange: TableSearch<string, typeof boardFilters>['setFilters'];
  /** The values that boards have; empty while they load. */
  options: { countries: readonly string[]; publishers: readonly string[]; venueTypes: readonly string[] };
}

interface Option {
  value: string | boolean;
  label: string;
}

/**
 * The search and a Select for each list of values; nothing without the API's extension. Memoised, so that a tick in the
 * table does not render them again.
 */
export const BoardFilters = memo(function BoardFilters({ values, onChange, options }: BoardFiltersProps) {
  const select = (
    name: Exclude<keyof typeof boardFilters, 'search'>,
    label: string,
    options: Option[],
    isSearched = false,
  ) => (
    <Select<string | boolean | null, Option>
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={isSearched && foldedSearch}
      value={values[name] ?? null}
      options={options}
      onChange={(value?: string | boolean | null) => onChange({ [name]: value ?? undefined })}
      popupMatchSelectWidth={false}
      className="mq-board-filter"
    />
  );
  const list = (name: 'country' | 'publisher' | 'venueType', label: string, from: readonly string[]) =>
    select(
      name,
      label,
      from.filter((value) => value !== '').map((value) => ({ value, label: value })),
      true,
    );
  const flag = (name: 'paused' | 'deleted', label: string, no: string, yes: string) =>
    select(name, label, [
      { value: false, label: no },
      { value: true, label: yes },
    ]);
  return (
    <>
      <SearchField
        label={boardMessages.search}
        placeholder={boardMessages.searchHint}
        value={values.search ?? ''}
        onChange={(search) => onChange({ search: search === '' ? undefined : search }, 'replace')}
      />
      {list('country', boardMessages.country, options.countries)}
      {list('publisher', boardMessages.mediaOwner, options.publishers)}
      {list('venueType', boardMessages.type, options.venueTypes)}
      {flag('paused', stateMessages.status, stateMessages.active, stateMessages.paused)}
      {flag('deleted', boardMessages.isDeleted, boardMessages.normal, boardMessages.deleted)}
    </>
  );
});
