import { SearchInput } from '../../ui/SearchInput';
import { useSearchText } from '../../ui/useSearchText';

interface NameSearchProps {
  /** The list that is searched. */
  label: string;
  /** As it stands in the address. */
  value: string;
  onChange: (search: string) => void;
}

/** Milliseconds the typing rests before it is searched for. */
const rest = 300;

/** Searches by name once the typing rests; follows the address when it changes by Back or 'Clear filters'. */
export function NameSearch({ label, value, onChange }: NameSearchProps) {
  const [text, type] = useSearchText(value, onChange, rest);
  return (
    <SearchInput
      className="mq-name-search"
      small
      label={`Search ${label} by name`}
      placeholder="Search by name"
      value={text}
      onChange={type}
    />
  );
}
