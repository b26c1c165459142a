import { useCallback, useEffect, useState } from 'react';
import { noticeClosed, registerBoard, type KeyedNotice } from '../ui/notify';
import { CloseIcon, CrossIcon, InfoIcon, TickIcon } from './icons';

const icons = {
  success: <TickIcon />,
  info: <InfoIcon />,
  progress: <InfoIcon />,
  warning: <CrossIcon />,
  error: <CrossIcon />,
} as const;

/** The place for notices on pages without antd. The console's own place takes over behind the login. */
export function LightNotices() {
  const [notices, setNotices] = useState<readonly KeyedNotice[]>([]);
  useEffect(
    () =>
      registerBoard({
        show: (notice) => setNotices((shown) => [...shown.filter(({ key }) => key !== notice.key), notice]),
        remove: (key) => setNotices((shown) => shown.filter((notice) => notice.key !== key)),
      }),
    [],
  );
  const close = useCallback((key: string) => {
    noticeClosed(key);
    setNotices((shown) => shown.filter((notice) => notice.key !== key));
  }, []);
  return (
    <div className="mq-light-notices">
      {notices.map((notice) => (
        <LightNotice key={notice.key} notice={notice} close={close} />
      ))}
    </div>
  );
}

function LightNotice({ notice, close }: { notice: KeyedNotice; close: (key: string) => void }) {
  const [held, setHeld] = useState(false);
  const { duration, key } = notice;
  useEffect(() => {
    if (duration === 0 || held) return;
    const clock = setTimeout(() => close(key), duration * 1000);
    return () => clearTimeout(clock);
  }, [duration, held, key, close]);
  return (
    <div
      role={notice.kind === 'error' ? 'alert' : 'status'}
      className={`mq-light-notice mq-light-notice-${notice.kind}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icons[notice.kind]}
      <div>
        {notice.onClick ? (
          <button type="button" className="mq-light-notice-text" onClick={notice.onClick}>
            {notice.text}
          </button>
        ) : (
          notice.text
        )}
        {notice.detail !== undefined && <div className="mq-two">{notice.detail}</div>}
      </div>
      {notice.action && (
        <button
          type="button"
          className="mq-light-notice-action"
          onClick={() => {
            close(key);
            notice.action?.run();
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button type="button" className="mq-plain-eye" aria-label="Dismiss" onClick={() => close(key)}>
        <CloseIcon />
      </button>
    </div>
  );
}
