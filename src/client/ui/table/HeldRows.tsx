import { SyncOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { listMessages } from '../ui.messages';
import './HeldRows.css';

interface HeldRowsProps {
  /** The number of new rows that are not shown yet. */
  added: number;
  show: () => void;
}

/** '3 new: show'. Overlaid on the table's header, because a separate line would move the rows. */
export function HeldRows({ added, show }: HeldRowsProps) {
  return (
    <div className="mq-held-slot">
      <Flex gap={6} align="center" className="mq-held-rows" role="status">
        <SyncOutlined aria-hidden />
        <span>{listMessages.newRows(added)}:</span>
        <Button type="link" size="small" onClick={show}>
          {listMessages.showNewRows}
        </Button>
      </Flex>
    </div>
  );
}
