import { SearchField } from '../../ui/form/SearchField';

interface NameSearchProps {
  /** The list that is searched. */
  label: string;
  /** The text in the address. */
  value: string;
  onChange: (search: string) => void;
}

/** Searches by name after a pause in typing; follows the address when it changes by Back or 'Clear filters'. */
export function NameSearch({ label, value, onChange }: NameSearchProps) {
  return (
    <SearchField
      className="mq-name-search"
      size="small"
      label={`Search ${label} by name`}
      placeholder="Search by name"
      value={value}
      onChange={onChange}
    />
  );
}
