import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { UndoLine } from './UndoLine';

/** The end of the queue; the last decision can still be taken back. */
export function Finished({ count, onClose }: { count: number; onClose: () => void }) {
  return (
    <div className="mq-review-finished">
      <CheckCircleOutlined aria-hidden className="mq-tone-success" />
      <p role="status">
        {count === 1 ? 'The artwork is decided.' : `All ${String(count)} artworks of this list are decided.`}
      </p>
      <UndoLine />
      <Button type="primary" onClick={onClose} autoFocus>
        Close review mode
      </Button>
    </div>
  );
}
