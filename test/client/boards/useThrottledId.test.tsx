import { act, renderHook } from '@testing-library/react';
import { boardFetchEvery, useThrottledId } from '../../../src/client/boards/useThrottledId';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** Records when (in milliseconds) the hook passes on which id. */
function watch() {
  const begun = Date.now();
  const passed: [number, string][] = [];
  const view = renderHook(
    ({ id }: { id: string }) => {
      const allowed = useThrottledId(id);
      if (allowed !== undefined && passed.at(-1)?.[1] !== allowed) passed.push([Date.now() - begun, allowed]);
      return allowed;
    },
    { initialProps: { id: 'b0' } },
  );
  const wait = (milliseconds: number) =>
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });
  return { ...view, passed, wait };
}

test('a single board is fetched at most once in 100 ms, and the last one asked for is', () => {
  expect(boardFetchEvery).toBe(100);
  const { rerender, passed, wait, unmount } = watch();
  wait(1);
  // Twenty boards, ten milliseconds each, as when an arrow key is held down.
  for (let at = 1; at <= 20; at += 1) {
    rerender({ id: `b${String(at)}` });
    wait(10);
  }
  wait(200);
  expect(passed.at(-1)?.[1]).toBe('b20');
  const gaps = passed.slice(1).map(([at], index) => at - (passed[index]?.[0] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(boardFetchEvery);
  unmount();
});

test('another component on the page shares the same throttle', () => {
  const first = watch();
  first.wait(200);
  first.rerender({ id: 'b1' });
  first.wait(0);
  const second = renderHook(() => useThrottledId('b2'));
  first.wait(boardFetchEvery - 1);
  expect(second.result.current).toBeUndefined();
  first.wait(1);
  expect(second.result.current).toBe('b2');
});
