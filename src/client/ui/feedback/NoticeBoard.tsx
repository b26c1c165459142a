import { CloseOutlined } from '@ant-design/icons';
import { Button, notification } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Kbd } from '../keyboard/Kbd';
import { useMediaQuery } from '../theme/useMediaQuery';
import { noticeIcons } from './noticeIcons';
import { noticeTimers } from './noticeTimers';
import { noticeClosed, notify, registerBoard } from './notify';
import type { KeyedNotice } from './notify';
import type { NoticeWithKeys } from './NoticeKey';
import './notify.css';

type Api = ReturnType<typeof notification.useNotification>[0];

const action = ({ action: offered, key }: KeyedNotice): ReactNode =>
  offered && (
    <Button
      size="small"
      type="text"
      className="mq-notice-action"
      onClick={(event) => {
        event.stopPropagation();
        if (notify.close(key)) offered.run();
      }}
    >
      {offered.label}
      {offered.keys !== undefined && <Kbd>{offered.keys}</Kbd>}
    </Button>
  );

/** Whether the action of a notice has a key. */
const hasKeys = (notice: KeyedNotice): notice is NoticeWithKeys => notice.action?.keys !== undefined;

type Timers = ReturnType<typeof noticeTimers>;
/** Called with a notice that is shown, and with undefined once it is gone. */
type Watch = (key: string, notice: KeyedNotice | undefined) => void;

function show(api: Api, timers: Timers, watch: Watch, notice: KeyedNotice): void {
  const { key, kind, text, detail, onClick } = notice;
  api.open({
    key,
    icon: noticeIcons[kind],
    // A click bubbles to the notice's own handler; the button is for the keyboard.
    title: onClick ? (
      <Button type="text" className="mq-plain-button">
        {text}
      </Button>
    ) : (
      text
    ),
    ...(detail !== undefined && { description: detail }),
    actions: action(notice),
    role: kind === 'error' ? 'alert' : 'status',
    duration: false,
    closable: { closeIcon: <CloseOutlined aria-hidden />, 'aria-label': 'Dismiss' },
    className: onClick ? 'mq-notice mq-notice-click' : 'mq-notice',
    classNames: {
      wrapper: 'mq-notice-parts',
      icon: 'mq-notice-icon',
      title: 'mq-notice-title',
      description: 'mq-notice-detail',
      actions: 'mq-notice-actions',
      close: 'mq-notice-close',
    },
    styles: { section: { gap: 0 } },
    onClose: () => {
      timers.stop(key);
      watch(key, undefined);
      noticeClosed(key);
    },
    ...(onClick && { onClick }),
    props: {
      onPointerEnter: () => timers.hold(key, 'pointer'),
      onPointerLeave: () => timers.release(key, 'pointer'),
      onFocus: () => timers.hold(key, 'focus'),
      onBlur: () => timers.release(key, 'focus'),
    },
  });
  timers.start(key, notice.duration);
  watch(key, notice);
}

function createBoard(api: RefObject<Api>, watch: Watch) {
  const timers = noticeTimers((key) => notify.close(key));
  const takeDown = registerBoard({
    show: (notice) => show(api.current, timers, watch, notice),
    remove: (key) => {
      timers.stop(key);
      watch(key, undefined);
      api.current.destroy(key);
    },
  });
  return () => {
    takeDown();
    timers.stopAll();
  };
}

/** Where the top bar has room in its middle, a notice of one line lies on it; elsewhere notices begin below it. */
const roomInTopBar = '(min-width: 1200px)';

/**
 * Shows the notices of `notify`: at the top, in the middle, 384 px wide. Mounted once, by `ThemeProvider` with what binds
 * the keys of notices, or by the sign-in page without.
 */
export function NoticeBoard({ Key }: { Key?: ComponentType<{ notice: NoticeWithKeys }> }) {
  const top = useMediaQuery(roomInTopBar) ? 4 : 64;
  const [api, holder] = notification.useNotification({ placement: 'top', top, stack: false });
  // antd may return another object at each render. The board registers once, because a notice survives one other board.
  const latest = useRef(api);
  useEffect(() => {
    latest.current = api;
  }, [api]);
  const [withKeys, setWithKeys] = useState<readonly NoticeWithKeys[]>([]);
  useEffect(
    () =>
      createBoard(latest, (key, notice) =>
        setWithKeys((before) => {
          const others = before.filter((other) => other.key !== key);
          if (notice && hasKeys(notice)) return [...others, notice];
          return others.length === before.length ? before : others;
        }),
      ),
    [],
  );
  return (
    <>
      {holder}
      {Key && withKeys.map((notice) => <Key key={notice.key} notice={notice} />)}
    </>
  );
}
