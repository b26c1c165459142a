import { waitAfter, type WaitLimits } from '../../../src/server/session/guessing/attempts.rules';

const timeLimit: WaitLimits = { free: 5, first: 60_000, longest: 900_000 };
const now = 1_000_000_000;

test.each([
  [0, 0],
  [4, 0],
  [5, 60_000],
  [6, 120_000],
  [7, 240_000],
  [8, 480_000],
  [9, 900_000],
  [200, 900_000],
])('after %i failures, the last just now, the wait is %i ms', (count, wait) => {
  expect(waitAfter({ count, last: now }, timeLimit, now)).toBe(wait);
});

test('a wait runs from the last failure and ends', () => {
  expect(waitAfter({ count: 5, last: now - 20_000 }, timeLimit, now)).toBe(40_000);
  expect(waitAfter({ count: 5, last: now - 60_000 }, timeLimit, now)).toBe(0);
});
