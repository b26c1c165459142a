import { screen, waitFor } from '@testing-library/react';
import { createOrganisation, creditOrganisation } from '#contract/organisations';
import { startApp, type TestApp } from '#test/app';
import { openPart, refusal } from '#test/page';
import { AuditPage } from '../../../src/client/shell/audit/AuditPage';

// The whole application and its pages; a busy machine takes its time.
jest.setTimeout(120_000);

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
  const { organisation } = (await on.call(createOrganisation, { body: { orgName: 'Ledger Ltd' } })).reply;
  await on.call(creditOrganisation, { params: { id: organisation._id }, body: { amount: 12.5, note: 'hello' } });
});
afterAll(() => on.close());

test('who did what, when and from where; the newest first', async () => {
  const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /organisation\.credit/ });
  expect(row).toHaveTextContent(/Robin Vale.*organisation\.credit.*\$12\.50, now \$12\.50: hello.*127\.0\.0\.1/);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'When',
    'Who',
    'What',
    'Details',
    'Record',
    'From',
  ]);
  expect(page.wire.sent('GET', /^\/api\/audit/)[0]?.path).toMatch(/page=1&pageSize=20&sortID=at&sortDesc=true/);
});

test('is searched and filtered by the server', async () => {
  const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all' });
  await page.user.type(
    await screen.findByRole('searchbox', { name: 'Search who, details or a record id' }),
    'ledger{Enter}',
  );
  expect(await screen.findByRole('row', { name: /organisation\.create/ })).toBeInTheDocument();
  expect(page.wire.sent('GET', /^\/api\/audit.*search=ledger/)).toHaveLength(1);
  // The old rows stay until the answer is here.
  await waitFor(() => expect(screen.queryByRole('row', { name: /organisation\.credit/ })).not.toBeInTheDocument());
  await page.go('/audit?orgID=all&action=session');
  await page.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('row', { name: /organisation\.credit/ })).toBeInTheDocument();
});

test('says what could not be read', async () => {
  const page = openPart(on, <AuditPage />, { address: '/profile' });
  page.wire.interrupt(({ path }) => (path.startsWith('/api/audit') ? refusal(500) : undefined));
  await page.go('/audit?orgID=all&search=x');
  expect(await screen.findByText('Audit log could not be loaded.')).toBeInTheDocument();
});
