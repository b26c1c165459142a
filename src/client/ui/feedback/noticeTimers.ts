export type Holder = 'pointer' | 'focus';

interface NoticeTimer {
  seconds: number;
  timeout: ReturnType<typeof setTimeout> | undefined;
  holders: Set<Holder>;
}

/**
 * The timers of the notices on the screen. antd's own timer pauses for the mouse but not for keyboard focus, so antd's
 * notices have no duration and these timers close them.
 */
export function noticeTimers(onEnd: (key: string) => void) {
  const timers = new Map<string, NoticeTimer>();

  const run = (key: string, timer: NoticeTimer) => {
    clearTimeout(timer.timeout);
    timer.timeout =
      timer.seconds > 0 && timer.holders.size === 0 ? setTimeout(() => onEnd(key), timer.seconds * 1_000) : undefined;
  };
  const change = (key: string, edit: (timer: NoticeTimer) => void) => {
    const timer = timers.get(key);
    if (!timer) return;
    edit(timer);
    run(key, timer);
  };

  return {
    /** `seconds` 0: the notice stays. Starting it again restarts its time and keeps its holders. */
    start(key: string, seconds: number) {
      const timer = timers.get(key) ?? { seconds, timeout: undefined, holders: new Set() };
      timers.set(key, timer);
      change(key, () => (timer.seconds = seconds));
    },
    hold: (key: string, holder: Holder) => change(key, ({ holders }) => holders.add(holder)),
    /** When the last holder has released it, its full time starts again. */
    release: (key: string, holder: Holder) => change(key, ({ holders }) => holders.delete(holder)),
    stop(key: string) {
      clearTimeout(timers.get(key)?.timeout);
      timers.delete(key);
    },
    stopAll() {
      [...timers.keys()].forEach((key) => this.stop(key));
    },
  };
}
