import { SearchInput } from './SearchInput';
import { useSearchText } from './useSearchText';

interface SearchFieldProps {
  /** What is searched: 'Search boards'. */
  label: string;
  placeholder?: string;
  /** The text that is searched for now. */
  value: string;
  /** Trimmed, a moment after the last key. */
  onChange: (text: string) => void;
}

/** Milliseconds after the last key. */
const pause = 250;

/** Searches a moment after the last key; the address follows, and a change of the address (Back) is taken over. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const [text, type] = useSearchText(value, onChange, pause);
  return <SearchInput className="mq-search" label={label} placeholder={placeholder} value={text} onChange={type} />;
}
