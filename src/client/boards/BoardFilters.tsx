import { Select } from 'antd';
import { memo } from 'react';
import { boardMessages } from './boards.messages';
import { stateMessages } from '../ui/ui.messages';
import { SearchField } from '../ui/form/SearchField';
import { foldedSearch } from '../ui/form/foldedSearch';

export interface BoardFilterValues {
  search?: string | undefined;
  country?: string | undefined;
  publisher?: string | undefined;
  venueType?: string | undefined;
  paused?: boolean | undefined;
  deleted?: boolean | undefined;
}

interface BoardFiltersProps {
  values: BoardFilterValues;
  onChange: (patch: BoardFilterValues, step?: 'push' | 'replace') => void;
  /** The values that boards have; empty while they load. */
  options: { countries: readonly string[]; publishers: readonly string[]; venueTypes: readonly string[] };
}

const yesNo = [
  { value: 'false', label: 'no' },
  { value: 'true', label: 'yes' },
];

/**
 * The search and a Select for each list of values; nothing without the API's extension. Memoised, so that a tick in the
 * table does not render them again.
 */
export const BoardFilters = memo(function BoardFilters({ values, onChange, options }: BoardFiltersProps) {
  const list = (name: 'country' | 'publisher' | 'venueType', label: string, from: readonly string[]) => (
    <Select<string | null>
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={foldedSearch}
      value={values[name] ?? null}
      options={from.filter((value) => value !== '').map((value) => ({ value, label: value }))}
      onChange={(value: string | null | undefined) => onChange({ [name]: value ?? undefined })}
      popupMatchSelectWidth={false}
      className="mq-board-filter"
    />
  );
  const flag = (name: 'paused' | 'deleted', label: string, options: { true: string; false: string }) => (
    <Select<string | null>
      aria-label={label}
      placeholder={label}
      allowClear
      value={values[name] === undefined ? null : String(values[name])}
      options={yesNo.map(({ value }) => ({ value, label: value === 'true' ? options.true : options.false }))}
      onChange={(value: string | null | undefined) =>
        onChange({ [name]: value === null || value === undefined ? undefined : value === 'true' })
      }
      popupMatchSelectWidth={false}
      className="mq-board-filter"
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
      {flag('paused', stateMessages.status, { true: stateMessages.paused, false: stateMessages.active })}
      {flag('deleted', boardMessages.isDeleted, { true: boardMessages.deleted, false: boardMessages.normal })}
    </>
  );
});
