import { CheckCircleOutlined, CloseCircleOutlined, CloseOutlined, InfoCircleOutlined, LoadingOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, notification } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Kbd } from './Kbd';
import { noticeClosed, notify, registerBoard } from './notify';
import type { KeyedNotice, NoticeKind } from './notify';
import './notify.css';

const ICONS: Readonly<Record<NoticeKind, ReactNode>> = {
  success: <CheckCircleOutlined className="mq-tone-success" />,
  info: <InfoCircleOutlined className="mq-tone-link" />,
  progress: <LoadingOutlined className="mq-tone-link" />,
  warning: <WarningOutlined className="mq-tone-warning" />,
  error: <CloseCircleOutlined className="mq-tone-error" />,
};

type Api = ReturnType<typeof notification.useNotification>[0];

const action = ({ action: offered, key }: KeyedNotice): ReactNode =>
  offered && (
    <Button
      size="small"
      type="text"
      className="mq-notice-action"
      onClick={(event) => {
        event.stopPropagation();
        offered.run();
        notify.close(key);
      }}
    >
      {offered.label}
      {offered.keys !== undefined && <Kbd>{offered.keys}</Kbd>}
    </Button>
  );

function show(api: Api, notice: KeyedNotice, held = false): void {
  const { key, kind, text, detail, duration, onClick } = notice;
  const lasting = duration === 0 || held;
  api.open({
    key,
    icon: ICONS[kind],
    // A click on it reaches the notice's own handler; the button is there for the keyboard.
    title: onClick ? <button type="button" className="mq-notice-text">{text}</button> : text,
    ...(detail !== undefined && { description: detail }),
    actions: action(notice),
    role: kind === 'error' ? 'alert' : 'status',
    duration: lasting ? false : duration,
    closable: { closeIcon: <CloseOutlined aria-hidden />, 'aria-label': 'Dismiss' },
    className: onClick ? 'mq-notice mq-notice-click' : 'mq-notice',
    onClose: () => noticeClosed(key),
    ...(onClick && { onClick }),
    // antd stops its clock for the mouse alone.
    ...(duration > 0 && { props: { onFocus: () => show(api, notice, true), onBlur: () => show(api, notice) } }),
  });
}

/** The place where `notify` speaks: top right, 384 wide. Mounted once, by `ThemeProvider`. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [api, holder] = notification.useNotification({ placement: 'topRight', top: 64, stack: false, pauseOnHover: true });
  useEffect(() => registerBoard({ show: (notice) => show(api, notice), remove: (key) => api.destroy(key) }), [api]);
  return (
    <>
      {children}
      {holder}
    </>
  );
}
