import { useEffect, useState } from 'react';
import { SearchInput } from './SearchInput';
import { useDebounced } from './useDebounced';

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
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const settled = useDebounced(text, pause);
  // The address is outside React; only a settled text goes there.
  useEffect(() => {
    if (settled === text && settled.trim() !== value) onChange(settled.trim());
  }, [settled, text, value, onChange]);
  return <SearchInput className="mq-search" label={label} placeholder={placeholder} value={text} onChange={setText} />;
}
