import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../feedback/EmptyState';
import { listMessages } from '../ui.messages';

interface NoMatchProps {
  /** The filters as text: 'Country: Iceland · Type: Airport'. */
  filters?: string | undefined;
  onClear: () => void;
}

/** The state of a list with rows of which none match the filters. */
export function NoMatch({ filters, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon={<FilterOutlined />}
      text={
        <>
          <p>{listMessages.noMatch}</p>
          {filters !== undefined && <p className="mq-state-more">{filters}</p>}
        </>
      }
      action={
        <Button size="small" onClick={onClear}>
          {listMessages.clearFilters}
        </Button>
      }
    />
  );
}
