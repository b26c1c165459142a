import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { messages } from './messages';

interface NoMatchProps {
  text?: string | undefined;
  /** The filters in words: 'Country: Iceland · Type: Airport'. */
  filters?: string | undefined;
  onClear: () => void;
}

/** There are rows, but none that match. */
export function NoMatch({ text = messages.list.noMatch, filters, onClear }: NoMatchProps) {
  return (
    <div className="mq-state">
      <FilterOutlined className="mq-state-icon" aria-hidden />
      <p className="mq-state-text">{text}</p>
      {filters !== undefined && <p className="mq-state-more">{filters}</p>}
      <Button size="small" onClick={onClear}>
        {messages.list.clearFilters}
      </Button>
    </div>
  );
}
