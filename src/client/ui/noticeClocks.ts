export type Holder = 'pointer' | 'focus';

interface Clock {
  seconds: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  holders: Set<Holder>;
}

/**
 * The clocks of the notices on the screen. antd's own stops for the mouse alone, and closes at once a notice whose time is
 * taken away, so its notices are all lasting and this decides when they go.
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
    /** `seconds` 0: lasting. Said again, it starts over, still held by whoever holds it. */
    start(key: string, seconds: number) {
      const clock = clocks.get(key) ?? { seconds, timer: undefined, holders: new Set() };
      clocks.set(key, clock);
      change(key, () => (clock.seconds = seconds));
    },
    hold: (key: string, holder: Holder) => change(key, ({ holders }) => holders.add(holder)),
    /** Let go by all, it has its whole time again. */
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
