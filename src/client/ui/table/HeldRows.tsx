import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { listMessages } from '../ui.messages';
import './HeldRows.css';

interface HeldRowsProps {
  /** Rows that the list would show now and that are not on the screen. */
  added: number;
  show: () => void;
}

/** '3 new: show'. It lies over the head of the table: a line of its own would move the rows it stands for. */
export function HeldRows({ added, show }: HeldRowsProps) {
  return (
    <div className="mq-held-slot">
      <div className="mq-held-rows" role="status">
        <SyncOutlined aria-hidden />
        <span>{listMessages.newRows(added)}:</span>
        <Button type="link" size="small" onClick={show}>
          {listMessages.showNewRows}
        </Button>
      </div>
    </div>
  );
}
