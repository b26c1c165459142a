import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { messages } from './messages';
import './searchInput.css';

interface SearchInputProps {
  /** What is searched: 'Search boards'. */
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  className: string;
  /** In the head of a card. */
  small?: boolean;
}

/** A field with a magnifier and a cross that empties it. Plain elements: antd's Input is 13 kB, which every list would load before its rows. */
export function SearchInput({
  label,
  placeholder = label,
  value,
  onChange,
  className,
  small = false,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={`mq-input ${small ? 'mq-input-small ' : ''}${className}`}>
      <SearchOutlined aria-hidden className="mq-input-sign" />
      <input
        ref={input}
        type="text"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {/* Pressed by the mouse it leaves the focus in the field. */}
      <button
        type="button"
        className="mq-input-clear"
        hidden={value === ''}
        onMouseDown={(event) => event.preventDefault()}
        onClick={clear}
      >
        <CloseCircleFilled aria-label={messages.list.clearSearch} />
      </button>
    </span>
  );
}
