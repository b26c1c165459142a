import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input, Tooltip } from 'antd';
import { longestSearch } from '#contract/page';
import { listMessages } from '../ui.messages';
import { useSearchText } from './useSearchText';

interface SearchFieldProps {
  /** What is searched: 'Search boards'. */
  label: string;
  placeholder?: string;
  /** The current search text. */
  value: string;
  /** Trimmed, a moment after the last key. */
  onChange: (text: string) => void;
  className?: string;
  size?: 'small' | 'medium';
}

/** Milliseconds after the last key. */
const pause = 250;

/** Searches shortly after the last key, and follows outside changes of the value (Back). What is too long is not searched. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onChange,
  className = 'mq-search',
  size = 'medium',
}: SearchFieldProps) {
  const [text, type, isTooLong] = useSearchText(value, onChange, pause);
  return (
    <Tooltip open={isTooLong} title={isTooLong && <span role="alert">{listMessages.atMost(longestSearch)}</span>}>
      <Input
        className={className}
        size={size}
        prefix={<SearchOutlined aria-hidden />}
        allowClear={{ clearIcon: <CloseCircleFilled aria-label={listMessages.clearSearch} /> }}
        data-search
        aria-label={label}
        aria-invalid={isTooLong}
        {...(isTooLong && { status: 'error' })}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </Tooltip>
  );
}
