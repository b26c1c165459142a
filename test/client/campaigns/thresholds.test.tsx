import { screen, within } from '@testing-library/react';
import { aCampaignReply } from '#test/marketplace';
import { BudgetStatus } from '../../../src/client/campaigns/BudgetStatus';
import { budgetLeft } from '../../../src/client/campaigns/budget';
import { WalletBlock } from '../../../src/client/organisations/WalletBlock';
import { isLowOnCredit } from '../../../src/client/organisations/wallet';
import { isLowBudget } from '../../../src/client/ui/format/share';
import { renderUi } from '../ui/renderUi';

const green = 'var(--mq-success)';
const red = 'var(--mq-error)';

test.each([
  [4.99, 'error', true, '9%', red],
  [5, 'error', true, '9%', red],
  [5.01, 'success', true, '9%', red],
  [9.99, 'success', true, '17%', red],
  [10, 'success', false, '17%', red],
  [16.6, 'success', false, '25%', red],
  [16.67, 'success', false, '25%', green],
  [2500, 'success', false, '98%', green],
])('a wallet of %d dollars: tone %s, low credit %s, ring %s', (fundsAvailable, tone, low, share, colour) => {
  const { container } = renderUi(
    <WalletBlock organisation={{ orgName: 'Kestrel Air', orgWallet: { fundsAvailable } }} />,
  );
  const amount = `$${fundsAvailable.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  expect(screen.getByText(amount)).toHaveClass(`mq-tone-${tone}`);
  expect(screen.queryByText('Low credit') !== null).toBe(low);
  expect(isLowOnCredit(fundsAvailable)).toBe(low);
  const ring = screen.getByRole('progressbar', { name: 'Wallet of Kestrel Air' });
  expect(within(ring).getByText(share)).toBeInTheDocument();
  expect(container.innerHTML).toContain(colour);
  expect(container.innerHTML).not.toContain(colour === red ? green : red);
});

const spent = (dailyBudget: number, dailyExpense: number) =>
  aCampaignReply({
    campaignName: 'Volta launch',
    campaignBudget: { isDailyBudgetEnabled: true, dailyBudget, isMonthlyBudgetEnabled: false, monthlyBudget: null },
    campaignExpense: { dailyExpense, monthlyExpense: 0 },
  });

test.each([
  [250, 212.75, '14.9% left', true],
  [1000, 850, '15.0% left', false],
  [1000, 850.01, '14.9% left', true],
  [140.2, 119.17, '15.0% left', false], // slightly below 15 % in floating point
  [60, 66, '0.0% left', true],
])('a budget of %d dollars with %d spent has %s', (budget, expense, words, low) => {
  const campaign = spent(budget, expense);
  const { container } = renderUi(<BudgetStatus campaign={campaign} />);
  expect(screen.getByText(words).classList.contains('mq-tone-error')).toBe(low);
  expect(
    screen.getByRole('progressbar', { name: 'Budget left of Volta launch' }).getAttribute('aria-valuetext'),
  ).toContain(words);
  expect(container.innerHTML).toContain(low ? red : green);
  expect(isLowBudget(budgetLeft(campaign)?.share ?? 1)).toBe(low);
});

test('of two budgets the lower share counts; without a budget there is no dial', () => {
  const both = aCampaignReply({
    campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 100, isMonthlyBudgetEnabled: true, monthlyBudget: 1000 },
    campaignExpense: { dailyExpense: 50, monthlyExpense: 900 },
  });
  expect(budgetLeft(both)).toMatchObject({ which: 'monthly', share: 0.1 });
  expect(
    budgetLeft(
      aCampaignReply({
        campaignBudget: {
          isDailyBudgetEnabled: false,
          dailyBudget: 10,
          isMonthlyBudgetEnabled: false,
          monthlyBudget: null,
        },
      }),
    ),
  ).toBeNull();
});
