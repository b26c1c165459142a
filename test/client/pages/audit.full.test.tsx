import { screen, waitFor, within } from '@testing-library/react';
import { createOrganisation, creditOrganisation } from '#contract/organisations';
import { modifyFile } from '#contract/artwork';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { openPart } from '#test/page';
import { AuditPage } from '../../../src/client/pages/audit/AuditPage';

const on = testApp();
beforeAll(async () => {
  const { organisation } = (await on.call(createOrganisation, { body: { orgName: 'Ledger Ltd' } })).reply;
  await on.call(creditOrganisation, { params: { id: organisation._id }, body: { amount: 12.5, note: 'hello' } });
});

test('a decision reads as it does elsewhere, with its reason', async () => {
  const id = await anArtwork(on.db, { fileName: 'night-market.png' });
  const body = { isPreApproved: false, isReviewed: true, approvalComment: 'Wrong opening hours' };
  await on.call(modifyFile, { params: { id }, body });
  const page = openPart(on, <AuditPage />, { address: `/audit?orgID=all&recordID=${id}` });
  const row = await screen.findByRole('row', { name: /night-market\.png/ });
  expect(row).toHaveTextContent('Review NOT SET to Rejected, Reason none to Wrong opening hours');
  await page.user.click(within(row).getByRole('button', { name: /^Details of/ }));
  expect((await screen.findByText('NOT SET')).tagName).toBe('DEL');
  expect(screen.getByText('Rejected').tagName).toBe('INS');
  expect(screen.getByText('Wrong opening hours').tagName).toBe('INS');
});

test('views, kinds, people, records and days narrow the log, all of them in the address', async () => {
  await on.login('robin@test.example', 'wrong');
  const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all' });
  await page.user.click(await screen.findByRole('tab', { name: /^Failed sign-ins/ }));
  const refused = await screen.findByRole('row', { name: /Sign-in failed/ });
  expect(refused).toHaveTextContent('Nobody known');
  expect(refused).toHaveClass('mq-audit-refused');
  expect(page.address()).toBe('/audit?orgID=all&action=session.refuse');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Wallet credited/ })).not.toBeInTheDocument());
  await page.user.click(screen.getByRole('tab', { name: /^Money/ }));
  expect(await screen.findByRole('row', { name: /Wallet credited/ })).toHaveTextContent('robin@test.example');
  await page.go(`/audit?orgID=all&person=${on.adminId}&subject=organisation&from=2026-01-01&to=2099-12-31`);
  expect(await screen.findByRole('row', { name: /Organisation created/ })).toBeInTheDocument();
  expect(page.wire.sent('GET', /^\/api\/audit.*from=\d{4}-\d\d-\d\dT.*&to=\d{4}-\d\d-\d\dT/)).not.toEqual([]);
  await page.go('/audit?orgID=all&person=nobody');
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
});
