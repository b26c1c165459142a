import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#test/wire';
import { halden, card, open } from './insights.setup';

test('each card says its figure and leads to the list that counts the same; a reason to the artworks refused for it', async () => {
  const page = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Insights' })).toBeInTheDocument();
  const waiting = await card('Artworks waiting');
  await page.user.click(await within(waiting).findByRole('link', { name: 'See the 3 artworks' }));
  expect(await screen.findByRole('row', { name: /wall\.png/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /dark\.png/ })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: /^Waiting only/ }));
  expect(await screen.findByRole('row', { name: /dark\.png/ })).toBeInTheDocument();
  await page.go('/insights?orgID=all');
  const decisions = await card('Decisions');
  expect(await within(decisions).findByText('100.0% rejected')).toBeInTheDocument();
  await page.user.click(within(decisions).getByRole('link', { name: 'Too dark: 1' }));
  expect(await screen.findByRole('row', { name: /dark\.png/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /wall\.png/ })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Rejected for: Too dark' })).toBeInTheDocument();
});

test('range and organisation are those of the address; one card that fails says so and leaves the others alone', async () => {
  const page = await open(`&from=2026-01-01&to=2026-01-31&organisation=${halden}`);
  // Nothing waited on the last of these days, whatever waits now.
  const waiting = within(await card('Artworks waiting'));
  expect(await waiting.findByText('on 31 Jan 2026, the same as on 1 Jan 2026')).toBeVisible();
  expect(waiting.getByText('0', { selector: 'strong, b, .mq-figure' })).toBeVisible();
  expect(waiting.getByRole('link', { name: 'See the 3 artworks that wait now' })).toBeVisible();
  await card('Wallets');
  await waitFor(() => expect(page.wire.sent('GET', /\/api\/insights\/spend/)).toHaveLength(1));
  expect(page.wire.sent('GET', /\/api\/insights\/spend/)[0]?.path).toBe(
    `/api/insights/spend?from=2026-01-01&to=2026-01-31&orgID=${halden}`,
  );
  expect(screen.getAllByRole('textbox', { name: 'First and last day' })[0]).toHaveValue('1 Jan 2026');
  expect(await within(await card('Wallets')).findByRole('link', { name: 'Halden Coffee' })).toBeInTheDocument();
  page.wire.answer('/api/insights/spend', () => refusal(500));
  await page.go('/insights?orgID=all&from=2026-02-01&to=2026-02-02');
  const spend = await card('Spend against plan');
  expect(await within(spend).findByText('Spend against plan could not be loaded.')).toBeInTheDocument();
  expect(await within(await card('Boards')).findByRole('link', { name: 'See the 3 boards' })).toBeInTheDocument();
});
