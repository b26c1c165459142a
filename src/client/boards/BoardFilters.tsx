import { memo } from 'react';
import type { Filters } from '../ui/table/tableSearch';
import type { TableSearch } from '../ui/table/useTableSearch';
import type { boardFilters } from './boardSearch';
import { boardMessages } from './boards.messages';
import { stateMessages } from '../ui/ui.messages';
import { SearchField } from '../ui/form/SearchField';
import { SelectFilter, textOptions } from '../ui/form/SelectFilter';

interface BoardFiltersProps {
  values: Filters<typeof boardFilters>;
  onChange: TableSearch<string, typeof boardFilters>['setFilters'];
  /** The values that boards have; empty while they load. */
  options: { countries: readonly string[]; publishers: readonly string[]; venueTypes: readonly string[] };
}

/**
 * The search and a Select for each list of values; nothing without the API's extension. Memoised, so that a tick in the
 * table does not render them again.
 */
export const BoardFilters = memo(function BoardFilters({ values, onChange, options }: BoardFiltersProps) {
  const list = (name: 'country' | 'publisher' | 'venueType', label: string, texts: readonly string[]) => (
    <SelectFilter
      className="mq-board-filter"
      label={label}
      isSearched
      value={values[name]}
      options={textOptions(texts)}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const flag = (name: 'paused' | 'deleted', label: string, no: string, yes: string) => (
    <SelectFilter
      className="mq-board-filter"
      label={label}
      value={values[name]}
      options={[
        { value: false, label: no },
        { value: true, label: yes },
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
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
