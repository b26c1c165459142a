import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input, Tooltip } from 'antd';
import type { SearchProps } from 'antd/es/input';
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
  /** Searches only when Enter or its button is pressed: for a long list. */
  onEnter?: boolean;
}

/** Milliseconds after the last key. */
const pause = 250;

/** Searches shortly after the last key, and follows outside changes of the value (Back). What is too long is not searched. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, className = 'mq-search', size = 'medium' } = props;
  const [text, type, isTooLong, search] = useSearchText(value, onChange, props.onEnter ? Infinity : pause);
  const field: SearchProps = {
    className,
    size,
    allowClear: { clearIcon: <CloseCircleFilled aria-label={listMessages.clearSearch} /> },
    'aria-label': label,
    'aria-invalid': isTooLong,
    ...(isTooLong && { status: 'error' }),
    placeholder,
    value: text,
    onChange: (event) => type(event.target.value),
  };
  return (
    <Tooltip open={isTooLong} title={isTooLong && <span role="alert">{listMessages.atMost(longestSearch)}</span>}>
      {props.onEnter ? (
        <Input.Search {...field} data-search onSearch={search} />
      ) : (
        <Input {...field} data-search prefix={<SearchOutlined aria-hidden />} />
      )}
    </Tooltip>
  );
}
