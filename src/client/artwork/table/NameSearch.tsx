import { SearchField } from '../../ui/form/SearchField';

interface NameSearchProps {
  /** The list that is searched. */
  label: string;
  /** The text in the address is one of its filters. */
  search: {
    filters: { search?: string | undefined };
    setFilters: (change: { search: string | undefined }, history: 'replace') => void;
  };
}

/** Searches by name after a pause in typing; follows the address when it changes by Back or 'Clear filters'. */
export function NameSearch({ label, search: { filters, setFilters } }: NameSearchProps) {
  return (
    <SearchField
      className="mq-name-search"
      size="small"
      label={`Search ${label} by name`}
      placeholder="Search by name"
      value={filters.search ?? ''}
      onChange={(text) => setFilters({ search: text === '' ? undefined : text }, 'replace')}
    />
  );
}
