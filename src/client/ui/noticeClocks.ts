export type Holder = 'pointer' | 'focus';

interface Clock {
  seconds: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  holders: Set<Holder>;
}

/**
 * The timers of the notices on the screen. antd's own timer pauses for the mouse but not for keyboard focus, so antd's
 * notices have no duration and these timers close them.
 */
export function noticeClocks(onEnd: (key: string) => void) {
  const clocks = new Map<string, Clock>();

  const run = (key: string, clock: Clock) => {
    clearTimeout(clock.timer);
    clock.timer =
      clock.seconds > 0 && clock.holders.size === 0 ? setTimeout(() => onEnd(key), clock.seconds * 1_000) : undefined;
  };
  const change = (key: string, edit: (clock: Clock) => void) => {
    const clock = clocks.get(key);
    if (!clock) return;
    edit(clock);
    run(key, clock);
  };

  return {
    /** `seconds` 0: the notice stays. Starting it again restarts its time and keeps its holders. */
    start(key: string, seconds: number) {
      const clock = clocks.get(key) ?? { seconds, timer: undefined, holders: new Set() };
      clocks.set(key, clock);
      change(key, () => (clock.seconds = seconds));
    },
    hold: (key: string, holder: Holder) => change(key, ({ holders }) => holders.add(holder)),
    /** When nothing holds it any more, its full time starts again. */
    release: (key: string, holder: Holder) => change(key, ({ holders }) => holders.delete(holder)),
    stop(key: string) {
      clearTimeout(clocks.get(key)?.timer);
      clocks.delete(key);
    },
    stopAll() {
      [...clocks.keys()].forEach((key) => this.stop(key));
    },
  };
}
