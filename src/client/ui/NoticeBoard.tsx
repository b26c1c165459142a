import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  CloseOutlined,
  InfoCircleOutlined,
  LoadingOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Button, notification } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Kbd } from './Kbd';
import { noticeClocks } from './noticeClocks';
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

type Clocks = ReturnType<typeof noticeClocks>;

function show(api: Api, clocks: Clocks, notice: KeyedNotice): void {
  const { key, kind, text, detail, onClick } = notice;
  api.open({
    key,
    icon: ICONS[kind],
    // A click on it reaches the notice's own handler; the button is there for the keyboard.
    title: onClick ? (
      <button type="button" className="mq-notice-text">
        {text}
      </button>
    ) : (
      text
    ),
    ...(detail !== undefined && { description: detail }),
    actions: action(notice),
    role: kind === 'error' ? 'alert' : 'status',
    duration: false,
    closable: { closeIcon: <CloseOutlined aria-hidden />, 'aria-label': 'Dismiss' },
    className: onClick ? 'mq-notice mq-notice-click' : 'mq-notice',
    onClose: () => {
      clocks.stop(key);
      noticeClosed(key);
    },
    ...(onClick && { onClick }),
    props: {
      onPointerEnter: () => clocks.hold(key, 'pointer'),
      onPointerLeave: () => clocks.release(key, 'pointer'),
      onFocus: () => clocks.hold(key, 'focus'),
      onBlur: () => clocks.release(key, 'focus'),
    },
  });
  clocks.start(key, notice.duration);
}

function boardOf(api: Api) {
  const clocks = noticeClocks((key) => notify.close(key));
  const takeDown = registerBoard({
    show: (notice) => show(api, clocks, notice),
    remove: (key) => {
      clocks.stop(key);
      api.destroy(key);
    },
  });
  return () => {
    takeDown();
    clocks.stopAll();
  };
}

/** Shows what `notify` is given: bottom left, 384 wide. Mounted once, by `ThemeProvider`. */
export function NoticeBoard() {
  const [api, holder] = notification.useNotification({ placement: 'bottomLeft', bottom: 12, stack: false });
  useEffect(() => boardOf(api), [api]);
  return <>{holder}</>;
}
