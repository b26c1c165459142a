import { budgetLeft, isLowBudget } from '#contract/campaignStates';
import { aCampaignReply } from '#test/marketplace';
import { isHealthy, isLowOnCredit, ringShare } from '../../../src/client/organisations/wallet';
import { grouped } from '../../../src/client/ui/format/grouped';
import { formatMoney } from '../../../src/client/ui/format/formatMoney';
import { formatShare, LOW_WALLET_SHARE } from '../../../src/client/ui/format/share';

test('money and counts are written as the browser writes them', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (let cents = -2_000_000_001; cents < 2_000_000_000; cents += 3_991_687)
    expect(formatMoney(cents / 100)).toBe(dollars.format(cents / 100));
  expect([1234.5, 0, 4.99, -12, -0.001, 0.005].map(formatMoney)).toEqual([
    '$1,234.50',
    '$0.00',
    '$4.99',
    '-$12.00',
    '$0.00',
    '$0.01',
  ]);
  for (const count of [0, 7, 10, 999, 1000, 1001, 12_345, 999_999, 1_000_000, 123_456_789])
    expect(grouped(count)).toBe(count.toLocaleString('en-US'));
});

test('shares are cut, not rounded, to one decimal', () => {
  expect([0.149, 0.15, 0.14999, 0.82, 0.57, 1, -0.2].map((share) => formatShare(share))).toEqual([
    '14.9%',
    '15.0%',
    '14.9%',
    '82.0%',
    '57.0%',
    '100.0%',
    '0.0%',
  ]);
});

test('a wallet is healthy above 5 dollars and low on credit below 10; its ring is red below 25 %', () => {
  const facts = (funds: number) => [funds, isHealthy(funds), isLowOnCredit(funds), ringShare(funds) < LOW_WALLET_SHARE];
  expect([4.99, 5, 5.01, 9.99, 10, 16.6, 16.67, 2500].map(facts)).toEqual([
    [4.99, false, true, true],
    [5, false, true, true],
    [5.01, true, true, true],
    [9.99, true, true, true],
    [10, true, false, true],
    [16.6, true, false, true],
    [16.67, true, false, false],
    [2500, true, false, false],
  ]);
  expect([ringShare(-1), ringShare(0), ringShare(50)]).toEqual([0, 0, 0.5]);
});

const campaign = (daily: number | null, dailyExpense: number, monthly: number | null = null, monthlyExpense = 0) =>
  aCampaignReply({
    campaignBudget: {
      isDailyBudgetEnabled: daily !== null,
      dailyBudget: daily,
      isMonthlyBudgetEnabled: monthly !== null,
      monthlyBudget: monthly,
    },
    campaignExpense: { dailyExpense, monthlyExpense },
  });

test('a budget is low below 15 % left', () => {
  const left = (budget: number, spent: number) => {
    const { share = 1 } = budgetLeft(campaign(budget, spent)) ?? {};
    return [formatShare(share), isLowBudget(share)];
  };
  expect(left(250, 212.75)).toEqual(['14.9%', true]);
  expect(left(1000, 850)).toEqual(['15.0%', false]);
  expect(left(1000, 850.01)).toEqual(['14.9%', true]);
  // Slightly below 15 % in floating point.
  expect(left(140.2, 119.17)).toEqual(['15.0%', false]);
  expect(left(60, 66)).toEqual(['0.0%', true]);
});

test('of two budgets the lower share counts; one that is not enabled does not', () => {
  expect(budgetLeft(campaign(100, 50, 1000, 900))).toMatchObject({ which: 'monthly', share: 0.1 });
  expect(budgetLeft(campaign(100, 95, 1000, 900))).toMatchObject({ which: 'daily', share: 0.05 });
  expect(budgetLeft(campaign(null, 5))).toBeNull();
});
