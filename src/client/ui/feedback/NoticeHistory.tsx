import { Button, Drawer, Empty } from 'antd';
import { useEffect } from 'react';
import { useReturnFocus } from '../keyboard/useReturnFocus';
import { RelativeDate } from '../format/RelativeDate';
import { noticeMessages } from '../ui.messages';
import { noticeIcons } from './noticeIcons';
import type { PastNotice } from './noticeHistory';

interface NoticeHistoryProps {
  notices: readonly PastNotice[];
  /** Also closes the drawer, because the focused button is removed. */
  onClear: () => void;
  onClose: () => void;
}

/** The notices since the console was loaded, the newest first. */
export function NoticeHistory({ notices, onClear, onClose }: NoticeHistoryProps) {
  const returnFocus = useReturnFocus();
  useEffect(
    () => () => {
      if (document.activeElement === document.body) returnFocus();
    },
    [returnFocus],
  );
  return (
    <Drawer
      open
      size={400}
      aria-label={noticeMessages.history}
      title={noticeMessages.history}
      closable={{ placement: 'end', 'aria-label': noticeMessages.close }}
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
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={noticeMessages.noneYet} />
      ) : (
        <ul className="mq-past-notices">
          {notices.map(({ id, kind, text, detail, at }) => (
            <li key={id}>
              {noticeIcons[kind]}
              <div>
                <div>{text}</div>
                {detail !== undefined && <div className="mq-two">{detail}</div>}
                <RelativeDate date={at} inline />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
