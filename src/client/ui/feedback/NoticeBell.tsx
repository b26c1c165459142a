import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../display/IconButton';
import { noticeMessages } from '../ui.messages';
import { LazyFallback } from './LazyFallback';
import { lazyWithRetry } from './lazyWithRetry';
import { noticeHistory } from './notify';

const NoticeHistory = lazyWithRetry(async () => (await import('./NoticeHistory')).NoticeHistory, LazyFallback);

/** Opens the history of notices, and counts the unseen warnings and errors. */
export function NoticeBell({ onOpen }: { onOpen?: () => void }) {
  const { notices, unseen } = useSyncExternalStore(noticeHistory.subscribe, noticeHistory.read);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Badge className="mq-bell" count={unseen} size="small" overflowCount={9} offset={[-8, 8]} title="">
        <IconButton
          label={noticeMessages.bell(unseen)}
          icon={<BellOutlined aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
            onOpen?.();
            noticeHistory.markSeen();
          }}
        />
      </Badge>
      {open && <NoticeHistory notices={notices} onClear={noticeHistory.clear} onClose={() => setOpen(false)} />}
    </>
  );
}
