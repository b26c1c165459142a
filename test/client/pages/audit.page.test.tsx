import { screen, waitFor, within } from '@testing-library/react';
import { createOrganisation, creditOrganisation } from '#contract/organisations';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { refusal } from '#test/wire';
import { AuditPage } from '../../../src/client/pages/audit/AuditPage';
import { recordAudit } from '../../../src/server/audit/audit.queries';
import { systemActor } from '../../../src/server/http/actor';

const on = testApp();
beforeAll(async () => {
  const { organisation } = (await on.call(createOrganisation, { body: { orgName: 'Ledger Ltd' } })).reply;
  await on.call(creditOrganisation, { params: { id: organisation._id }, body: { amount: 12.5, note: 'hello' } });
});

test('who did what, when and from where; searched and filtered by the server, and what could not be read', async () => {
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
  expect(await screen.findByRole('tab', { name: 'Money 1' })).toBeInTheDocument();

  await page.user.type(await screen.findByRole('searchbox', { name: 'Search record or id' }), 'ledger{Enter}');
  expect(await screen.findByRole('row', { name: /Organisation created/ })).toBeInTheDocument();
  // The old rows stay until the response arrives.
  await waitFor(() => expect(screen.queryByRole('row', { name: /Wallet credited/ })).not.toBeInTheDocument());
  expect(page.wire.sent('GET', /^\/api\/audit.*search=ledger/)).toHaveLength(1);
  await page.go('/audit?orgID=all&action=session');
  await page.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('row', { name: /Wallet credited/ })).toBeInTheDocument();
  await page.user.type(screen.getByRole('searchbox', { name: 'Record id' }), `${on.adminId}{Enter}`);
  await waitFor(() => expect(page.address()).toBe(`/audit?orgID=all&recordID=${on.adminId}`));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Wallet credited/ })).not.toBeInTheDocument());

  const field = screen.getByRole('searchbox', { name: 'Search record or id' });
  await page.user.click(field);
  await page.user.paste('x'.repeat(201));
  expect(await screen.findByText('At most 200 characters')).toBeInTheDocument();
  await page.user.keyboard('{Enter}');
  expect(field).toBeInvalid();
  expect(page.address()).toBe(`/audit?orgID=all&recordID=${on.adminId}`);

  page.wire.answer('/api/audit', () => refusal(500));
  await page.go('/audit?orgID=all&search=x');
  expect(await screen.findByText('Audit log could not be loaded.')).toBeInTheDocument();
});

const changeEmail = (action: string) =>
  recordAudit(on.db, systemActor(), {
    action,
    subject: 'user',
    subjectId: on.adminId,
    detail: 'email robin@a.example -> robin@b.example, teams',
    changes: [{ field: 'email', from: 'robin@a.example', to: 'robin@b.example' }],
  });

test('the field that was searched in keeps the focus and follows the address', async () => {
  const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all' });
  const field = await screen.findByRole('searchbox', { name: 'Search record or id' });
  await page.user.type(field, ' ledger{Enter}');
  await waitFor(() => expect(page.address()).toBe('/audit?orgID=all&search=ledger'));
  expect(field).toHaveValue(' ledger');
  expect(field).toHaveFocus();
  await page.go('/audit?orgID=all&search=wallet');
  await waitFor(() => expect(field).toHaveValue('wallet'));
});

test('an open row shows the ids, and an old value beside its new one', async () => {
  await changeEmail('user.modify');
  const page = openPart(on, <AuditPage />, { address: '/audit?orgID=all&action=user.modify' });
  const [open] = await screen.findAllByRole('button', { name: /^Details of Marquee: Person changed,/ });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  await page.user.click(open!);
  expect((await screen.findByText('robin@a.example')).tagName).toBe('DEL');
  expect(screen.getByText('robin@b.example').tagName).toBe('INS');
  expect(screen.getByRole('row', { name: /Email robin@a\.example to robin@b\.example/ })).toBeInTheDocument();
  expect(screen.getByText(on.adminId)).toBeInTheDocument();
  expect(screen.getByText('user.modify', { selector: 'code' })).toBeInTheDocument();
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
  expect(header).toBe('\uFEFFTime,Person,Email,Account,Kind,Record,Record id,Details,From,Request');
  expect(first).toMatch(new RegExp(`,Robin Vale,robin@test.example,${on.adminId},organisation.create,.*'=1\\+1`));
  expect(second).toContain('Ledger');
});

/** With the byte order mark, which `Blob.text` drops. */
const textOf = async (blob: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
