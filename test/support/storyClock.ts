/** The moment at which every story begins: relative times are the same on every day. */
export const storyStart = Date.UTC(2026, 10, 21, 9, 0, 0);

/** Sets the clock to the stories' moment; it runs on from there, so that timers and delays work. Returns a function that undoes this. */
export function startStoryClock(): () => void {
  const RealDate = globalThis.Date;
  const offset = storyStart - RealDate.now();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made === globalThis.Date ? target : made) as Date, // a Date is what it constructs
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver: unknown) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
