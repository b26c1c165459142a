import { screen, waitFor, within } from '@testing-library/react';
import { createOrganisation, creditOrganisation } from '#contract/organisations';
import { modifyFile } from '#contract/artwork';
import { signIn } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { openPart } from '#test/page';
import { refusal } from '#test/wire';
import { answerMedia } from '../ui/renderUi';
import { AuditPage } from '../../../src/client/shell/audit/AuditPage';
import { recordAudit } from '../../../src/server/audit/audit.queries';
import { systemActor } from '../../../src/server/http/actor';

// Starts the whole application, which is slow on a busy machine.
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
  const row = await screen.findByRole('row', { name: /Wallet credited/ });
  expect(row).toHaveTextContent(
    /Robin Vale.*robin@test\.example.*Wallet credited.*Ledger Ltd.*\$12\.50, now \$12\.50: hello.*127\.0\.0\.1/,
  );
  expect(within(row).getByRole('link', { name: 'Ledger Ltd' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/organisation\/\w+\?orgID=all$/),
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Time',
    'Person',
    'Kind',
    'Record',
    'From',
  ]);
  expect(page.wire.sent('GET', /^\/api\/audit/)[0]?.path).toMatch(/page=1&pageSize=20&sortID=at&sortDesc=true/);
  expect(await screen.findByRole('tab', { name: 'Everything 2' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Money 1' })).toBeInTheDocument();
});

const changeEmail = (action: string) =>
  recordAudit(on.services.database.db, systemActor(), {
    action,
    subject: 'user',
    subjectId: on.adminId,
    detail: 'email robin@a.example -> robin@b.example, teams',
    changes: [{ field: 'email', from: 'robin@a.example', to: 'robin@b.example' }],
  });

test('an open row shows the ids, and an old value beside its new one', async () => {
  await changeEmail('user.modify');
  const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all&action=user.modify' });
  const [open] = await screen.findAllByRole('button', { name: /^Details of Marquee: user\.modify/ });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  await page.user.click(open!);
  expect(screen.getByText('robin@a.example').tagName).toBe('DEL');
  expect(screen.getByText('robin@b.example').tagName).toBe('INS');
  expect(screen.getByRole('row', { name: /E-mail robin@a\.example to robin@b\.example/ })).toBeInTheDocument();
  expect(screen.getByText(on.adminId)).toBeInTheDocument();
  expect(screen.getByText('user.modify', { selector: 'code' })).toBeInTheDocument();
});

test('a decision reads as it does elsewhere, with its reason', async () => {
  const id = await anArtwork(on.services.database.db, { fileName: 'night-market.png' });
  const body = { isPreApproved: false, isReviewed: true, approvalComment: 'Wrong opening hours' };
  await on.call(modifyFile, { params: { id }, body });
  const page = openPart(on, <AuditPage />, { address: `/audit?orgID=all&recordID=${id}` });
  const row = await screen.findByRole('row', { name: /night-market\.png/ });
  expect(row).toHaveTextContent('Review NOT SET to Rejected, Reason none to Wrong opening hours');
  await page.user.click(within(row).getByRole('button', { name: /^Details of/ }));
  expect(screen.getByText('NOT SET').tagName).toBe('DEL');
  expect(screen.getByText('Rejected').tagName).toBe('INS');
  expect(screen.getByText('Wrong opening hours').tagName).toBe('INS');
});

test('on a phone a card opens into the same', async () => {
  await changeEmail('user.confirm_email');
  const restore = answerMedia((query) => query.includes('max-width: 767'));
  try {
    const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all&action=user.confirm_email' });
    const card = await within(await screen.findByRole('list', { name: 'Audit log' })).findByRole('listitem');
    const open = within(card).getByRole('button', { name: /^Details of Marquee: user\.confirm_email/ });
    expect(within(card).queryByText('robin@b.example')).not.toBeInTheDocument();
    await page.user.click(open);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(within(card).getByText('robin@b.example').tagName).toBe('INS');
    await page.user.click(open);
    expect(within(card).queryByText('robin@b.example')).not.toBeInTheDocument();
  } finally {
    restore();
  }
});

test('is searched and filtered by the server', async () => {
  const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all' });
  await page.user.type(await screen.findByRole('searchbox', { name: 'Search record or id' }), 'ledger{Enter}');
  expect(await screen.findByRole('row', { name: /Organisation created/ })).toBeInTheDocument();
  expect(page.wire.sent('GET', /^\/api\/audit.*search=ledger/)).toHaveLength(1);
  // The old rows stay until the response arrives.
  await waitFor(() => expect(screen.queryByRole('row', { name: /Wallet credited/ })).not.toBeInTheDocument());
  await page.go('/audit?orgID=all&action=session');
  await page.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('row', { name: /Wallet credited/ })).toBeInTheDocument();
  await page.user.type(screen.getByRole('searchbox', { name: 'Record id' }), `${on.adminId}{Enter}`);
  await waitFor(() => expect(page.address()).toBe(`/audit?orgID=all&recordID=${on.adminId}`));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Wallet credited/ })).not.toBeInTheDocument());
});

test('views, kinds, people, records and days narrow the log, all of them in the address', async () => {
  await on.call(signIn, { body: { loginEmail: 'robin@test.example', loginPass: 'wrong' } }, { token: null });
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
  expect(page.wire.calls.at(-1)?.path).toMatch(/from=\d{4}-\d\d-\d\dT.*&to=\d{4}-\d\d-\d\dT/);
  await page.go('/audit?orgID=all&person=nobody');
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
});

test('is exported as CSV with the current filters, and no cell is a formula', async () => {
  await on.call(createOrganisation, { body: { orgName: '=1+1' } });
  const files: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob); // saveFile passes a Blob
    return 'blob:test';
  });
  const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all&action=organisation.create' });
  await page.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await screen.findByText('2 entries exported.');
  const [header, first, second] = (await textOf(files[0]!)).split('\r\n');
  expect(header).toBe('Time,Person,E-mail,Account,Kind,Record,Record id,Details,From,Request');
  expect(first).toMatch(new RegExp(`,Robin Vale,robin@test.example,${on.adminId},organisation.create,.*'=1\\+1`));
  expect(second).toContain('Ledger');
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });

test('says what could not be read', async () => {
  const page = openPart(on, <AuditPage />, { address: '/profile' });
  page.wire.interrupt(({ path }) => (path.startsWith('/api/audit') ? refusal(500) : undefined));
  await page.go('/audit?orgID=all&search=x');
  expect(await screen.findByText('Audit log could not be loaded.')).toBeInTheDocument();
});

test('changes by others appear automatically', async () => {
  openPart(on, <AuditPage />, { address: '/audit?orgID=all&action=organisation.create' });
  expect(await screen.findByText('Live')).toBeInTheDocument();
  await screen.findByRole('row', { name: /Ledger Ltd/ });
  await on.call(createOrganisation, { body: { orgName: 'Just made Ltd' } });
  expect(await screen.findByRole('row', { name: /Just made Ltd/ }, { timeout: 15_000 })).toBeInTheDocument();
});
