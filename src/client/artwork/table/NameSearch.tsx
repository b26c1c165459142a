import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../../ui/SearchInput';

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
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text.trim()), text === '' ? 0 : rest);
  };
  return <SearchInput className="mq-name-search" small label={`Search ${label} by name`} placeholder="Search by name" value={typed} onChange={type} />;
}
