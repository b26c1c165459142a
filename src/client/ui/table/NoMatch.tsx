import { FilterOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { listMessages } from '../ui.messages';

interface NoMatchProps {
  /** The filters as text: 'Country: Iceland · Type: Airport'. */
  filters?: string | undefined;
  onClear: () => void;
}

/** The state of a list with rows of which none match the filters. */
export function NoMatch({ filters, onClear }: NoMatchProps) {
  return (
    <Empty
      className="mq-state"
      image={<FilterOutlined aria-hidden />}
      description={
        <>
          <p>{listMessages.noMatch}</p>
          {filters !== undefined && <p className="mq-state-more">{filters}</p>}
        </>
      }
    >
      <Button size="small" onClick={onClear}>
        {listMessages.clearFilters}
      </Button>
    </Empty>
  );
}
