import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../ui/useDebounced';

/** Searches by name once the typing rests; follows the address when it changes by Back or 'Clear filters'. */
export function NameSearch({ label, value, onChange }: { label: string; value: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const settled = useDebounced(typed);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  }, [onChange]);
  useEffect(() => {
    if (settled.trim() !== value.trim() && settled === typed) told.current(settled.trim());
    // Only the typing speaks here: a change of the address alone must not be written back.
  }, [settled]);
  return <Input className="mq-name-search" size="small" allowClear prefix={<SearchOutlined aria-hidden />} placeholder="Search by name" aria-label={`Search ${label} by name`} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
