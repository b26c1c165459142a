import { BellOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { RelativeDate } from '../format/RelativeDate';
import { noticeMessages, formMessages } from '../ui.messages';
import { noticeIcons } from './noticeIcons';
import { RecordTable } from '../table/RecordTable';
import { EmptyState } from './EmptyState';
import type { PastNotices } from './pastNotices';

interface NoticeHistoryProps {
  notices: PastNotices['notices'];
  /** Also closes the drawer, because the focused button is removed. */
  onClear: () => void;
  onClose: () => void;
}

/** The notices of the user, the newest first. */
export function NoticeHistory({ notices, onClear, onClose }: NoticeHistoryProps) {
  return (
    <Drawer
      open
      size={400}
      aria-label={noticeMessages.history}
      title={noticeMessages.history}
      closable={{ placement: 'end', 'aria-label': formMessages.close }}
      onClose={onClose}
      extra={
        notices.length > 0 && (
          <Button
            type="text"
            size="small"
            onClick={() => {
              onClear();
              onClose();
            }}
          >
            {noticeMessages.clear}
          </Button>
        )
      }
    >
      {notices.length === 0 ? (
        <EmptyState icon={<BellOutlined />} text={noticeMessages.noneYet} />
      ) : (
        <RecordTable
          label={noticeMessages.history}
          rows={notices}
          rowKey={({ name }) => name}
          name={({ kind, text, detail, at }) => (
            <div className="mq-past-notice">
              {noticeIcons[kind]}
              <div>
                {text}
                {detail !== undefined && <span className="mq-two">{detail}</span>}
                <RelativeDate date={at} inline />
              </div>
            </div>
          )}
        />
      )}
    </Drawer>
  );
}
