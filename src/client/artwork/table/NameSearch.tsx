import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';

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
  return (
    <Input
      className="mq-name-search"
      size="small"
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      placeholder="Search by name"
      aria-label={`Search ${label} by name`}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
