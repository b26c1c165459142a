import fc from 'fast-check';
import { afterFailure } from '../../../src/server/ssp/attempt.rules';

const after = (attempts: number, rest: Partial<Parameters<typeof afterFailure>[0]> = {}) =>
  afterFailure({ attempts, retry: true, retryAfter: undefined, chance: 0.5, ...rest });

test('waits double up to five minutes, show as failed from the fifth on, and end after about an hour', () => {
  expect(Array.from({ length: 16 }, (_, i) => after(i + 1))).toEqual([
    ...[2, 4, 8, 16].map((wait) => ({ state: 'queued', wait })),
    ...[32, 64, 128, 256, 300, 300, 300, 300, 300, 300, 300].map((wait) => ({ state: 'failed', wait })),
    { state: 'failed', wait: null },
  ]);
});

test('a permanent failure ends the attempts at once', () => {
  expect(after(1, { retry: false })).toEqual({ state: 'failed', wait: null });
});

test('an attempt never comes earlier than the platform asked, nor much earlier than the back-off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 15 }),
      fc.option(fc.integer({ min: 1, max: 3600 }), { nil: undefined }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, retryAfter, chance) => {
        const { wait } = after(attempts, { retryAfter, chance });
        expect(wait).toBeGreaterThanOrEqual(Math.max(retryAfter ?? 0, Math.min(2 ** attempts, 300) * 0.9));
        expect(wait).toBeLessThanOrEqual(Math.max(retryAfter ?? 0, 330));
      },
    ),
  );
});
