import { noticeTimers } from '../../../src/client/ui/feedback/noticeTimers';

describe('the timers of notices', () => {
  const ended = jest.fn<undefined, [string]>();
  const timers = noticeTimers(ended);
  beforeEach(() => {
    jest.useFakeTimers();
    ended.mockClear();
  });
  afterEach(() => {
    timers.stopAll();
    jest.useRealTimers();
  });

  it('end after their seconds, each its own', () => {
    timers.start('a', 5);
    timers.start('b', 10);
    jest.advanceTimersByTime(5_000);
    expect(ended.mock.calls).toEqual([['a']]);
    jest.advanceTimersByTime(5_000);
    expect(ended.mock.calls).toEqual([['a'], ['b']]);
  });
  it('wait while pointer or focus holds them, then have their whole time again', () => {
    timers.start('a', 5);
    jest.advanceTimersByTime(4_000);
    timers.hold('a', 'pointer');
    timers.hold('a', 'focus');
    jest.advanceTimersByTime(60_000);
    timers.release('a', 'pointer');
    jest.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
    timers.release('a', 'focus');
    jest.advanceTimersByTime(4_999);
    expect(ended).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ended.mock.calls).toEqual([['a']]);
  });
  it('restart when shown again, and stay when the duration is 0', () => {
    timers.start('a', 5);
    jest.advanceTimersByTime(4_000);
    timers.start('a', 5);
    jest.advanceTimersByTime(4_000);
    expect(ended).not.toHaveBeenCalled();
    timers.start('a', 0);
    jest.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
  });
  it('can be stopped', () => {
    timers.start('a', 5);
    timers.stop('a');
    timers.hold('a', 'focus');
    jest.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
  });
});
