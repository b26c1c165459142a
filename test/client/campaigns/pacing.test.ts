import { pacingText } from '../../../src/client/campaigns/budget';

const now = Date.UTC(2026, 10, 21, 9);
const monthly = { which: 'monthly', share: 0.149, left: 745, budget: 5000, spent: 4255 } as const;

test('says what is spent and how long the rest lasts at the current pace', () => {
  expect(pacingText(monthly, { startTime: '2026-01-01T00:00:00Z' }, now)).toBe(
    '$4,255.00 of $5,000.00 spent in 30 days. At this pace the rest lasts about 5 days.',
  );
});

test('a campaign that began within the window has spent it in less time', () => {
  expect(pacingText(monthly, { startTime: new Date(now - 12 * 86_400_000).toISOString() }, now)).toBe(
    '$4,255.00 of $5,000.00 spent in 30 days. At this pace the rest lasts about 2 days.',
  );
  const daily = { which: 'daily', share: 0.5, left: 10, budget: 20, spent: 10 } as const;
  expect(pacingText(daily, { startTime: new Date(now - 3_600_000).toISOString() }, now)).toBe(
    '$10.00 of $20.00 spent in 24 hours. At this pace the rest lasts about 1 hour.',
  );
});

test('no pace where nothing is spent, and none where nothing is left', () => {
  expect(pacingText({ ...monthly, spent: 0, left: 5000 }, { startTime: null }, now)).toBe(
    '$0.00 of $5,000.00 spent in 30 days.',
  );
  expect(pacingText({ ...monthly, left: 0 }, { startTime: null }, now)).toMatch(/Nothing is left\.$/);
});
