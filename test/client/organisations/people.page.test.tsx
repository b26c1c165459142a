import { screen, waitFor, within } from '@testing-library/react';
import { listOrganisations } from '#contract/organisations';
import { listUsers, modifyUser } from '#contract/session';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { refusal } from '#test/wire';
import { anaOkafor, anOrganisation, aTeam, aUser, everywhere } from '#test/people';
import { OrganisationsPage } from '../../../src/client/organisations/list/OrganisationsPage';
import { UsersPage } from '../../../src/client/organisations/people/UsersPage';

const on = testApp();
beforeAll(async () => {
  const { db } = on;
  const orgId = await anOrganisation(db, { orgName: 'Alder & Finch', orgType: 'Agency', fundsMicros: 120_500_000 });
  await anOrganisation(db, { orgName: 'Kestrel Air', orgType: 'Advertiser', fundsMicros: 5_000_000, parentOrg: orgId });
  await aTeam(db, { teamName: 'Launch squad', orgId, members: [on.adminId] });
  await aUser(db, anaOkafor);
});

const dialog = async () => within(await screen.findByRole('dialog'));
const userOf = async (search: string) => (await on.call(listUsers, { query: { search } })).reply.users[0];

describe('/users', () => {
  test('lists who there is, and invites by mail; a wrong address is told, one that is taken at its field', async () => {
    const page = openPart(on, <UsersPage />, { address: '/users?orgID=all' });
    const robin = await screen.findByRole('row', { name: /robin@test\.example/ });
    await waitFor(() => expect(robin).toHaveTextContent('Launch squad'));
    expect(robin).toHaveTextContent('Ownerall organisations');
    expect(robin).toHaveTextContent('Robin Vale Yourobin@test.example');
    expect(await screen.findByText('2 people and 0 service tokens')).toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const form = await dialog();
    const send = () => page.user.click(form.getByRole('button', { name: 'Invite a person' }));
    expect(await form.findByText('Without a role, this person cannot sign in.')).toBeInTheDocument();
    await page.user.type(form.getByLabelText(/^Email/), 'nobody');
    expect(form.queryByText('This is not an email address')).not.toBeInTheDocument();
    await page.user.tab();
    expect(await form.findByText('This is not an email address')).toBeInTheDocument();
    await page.user.clear(form.getByLabelText(/^Email/));
    await page.user.type(form.getByLabelText(/^Email/), 'ana@test.example');
    await send();
    await waitFor(() => expect(form.getByLabelText(/^Email/)).toHaveAttribute('aria-invalid', 'true'));
    expect(form.getByLabelText(/^Email/)).toHaveFocus();
    await page.user.clear(form.getByLabelText(/^Email/));
    await page.user.paste('mailto:jo@test.example');
    expect(form.getByLabelText(/^Email/)).toHaveValue('jo@test.example');
    await page.user.type(form.getByLabelText('First name'), 'J\u200bo');
    expect(form.getByText('Contains an invisible character (U+200B). Remove it')).toBeInTheDocument();
    await page.user.clear(form.getByLabelText('First name'));
    await page.user.type(form.getByLabelText('First name'), 'Jo');
    await page.user.click(form.getByRole('button', { name: 'Add a role' }));
    await send();
    await screen.findByText('jo@test.example was invited.');
    expect(await screen.findByRole('row', { name: /jo@test\.example/ })).toHaveTextContent(
      /Neverinvited \d+ \w+ \d{4}/,
    );
    expect(await userOf('jo@')).toMatchObject({ roles: everywhere('Viewer') });
    expect(page.address()).toBe('/users?orgID=all');
  });

  test("edits and deactivates another user, never the user's own account", async () => {
    const page = openPart(on, <UsersPage />, { address: '/users?orgID=all' });
    await page.user.click(await screen.findByRole('button', { name: 'Manage Ana Okafor' }));
    const form = within(await screen.findByRole('dialog', { name: /^Ana Okafor/ }));
    expect(form.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await page.user.click(await form.findByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Deactivate Ana Okafor?');
    await page.user.click(screen.getAllByRole('button', { name: 'Deactivate' }).at(-1)!);
    await screen.findByText('Ana Okafor was deactivated and signed out.');
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /ana@test\.example/ })).toHaveTextContent('deactivated'),
    );
    expect(await userOf('ana@')).toMatchObject({ isActive: false });
    const restore = page.wire.answer('/api/user/modify/', () => refusal(500));
    await page.user.click(await form.findByRole('button', { name: 'Activate' }));
    await screen.findByText('Failed to save the user. Error: It broke.');
    restore();
    await page.user.click(await form.findByRole('button', { name: 'Activate' }));
    await screen.findByText('Ana Okafor can sign in again.');
    await waitFor(() => expect(screen.queryByText(/^Failed to save the user/)).not.toBeInTheDocument());
    expect(await userOf('ana@')).toMatchObject({ isActive: true });
    // The question's closing gives the focus back to the drawer.
    await waitFor(() => expect(screen.queryByText('Deactivate Ana Okafor?')).not.toBeInTheDocument());
    await page.user.type(form.getByLabelText('First name'), ' Maria');
    await waitFor(() => expect(form.getByRole('button', { name: 'Save Changes' })).toBeEnabled());
    await page.user.keyboard('{Escape}');
    await screen.findByText('Leave without saving?');
    await page.user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(form.getByLabelText('First name')).toHaveValue('Ana Maria');
    await page.user.click(form.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await userOf('ana@')).toMatchObject({ firstName: 'Ana' });
    await page.user.click(screen.getByRole('button', { name: 'Manage Robin Vale' }));
    const own = within(await screen.findByRole('dialog', { name: /^Robin Vale/ }));
    expect(await own.findByText('You cannot change your own role or deactivate yourself.')).toBeInTheDocument();
    expect(own.getByRole('combobox', { name: 'Role 1' })).toBeDisabled();
    expect(own.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
  });

  test('what somebody else saved meanwhile is taken over, not undone by the next press', async () => {
    const page = openPart(on, <UsersPage />, { address: '/users?orgID=all' });
    await page.user.click(await screen.findByRole('button', { name: 'Manage Ana Okafor' }));
    const form = within(await screen.findByRole('dialog', { name: /^Ana Okafor/ }));
    const ana = await userOf('ana@');
    const body = { firstName: 'Anna', lastName: 'Okafor-Lund' };
    await on.call(modifyUser, { params: { id: ana?._id ?? '' }, body });
    await page.user.type(form.getByLabelText('First name'), ' Maria');
    await page.user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      /^Robin Vale saved this .*Theirs is shown now: Last name\. You both changed First name: theirs is “Anna”\./,
    );
    expect(form.getByLabelText('Last name')).toHaveValue('Okafor-Lund');
    await page.user.click(form.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Ana Maria Okafor-Lund was saved.');
    expect(await userOf('ana@')).toMatchObject({ firstName: 'Ana Maria', lastName: 'Okafor-Lund' });
  });

  test('a link to somebody who is not on this page of the list opens them', async () => {
    const ana = await userOf('ana@');
    openPart(on, <UsersPage />, { address: `/users?orgID=all&search=robin&user=${ana?._id ?? ''}` });
    expect(await screen.findByRole('dialog', { name: /^Ana Maria Okafor/ })).toBeInTheDocument();
  });

  test('somebody whom a filter leaves out meanwhile stays open with what was typed', async () => {
    const ana = await userOf('ana@');
    const page = openPart(on, <UsersPage />, { address: `/users?orgID=all&search=ana&user=${ana?._id ?? ''}` });
    const form = within(await screen.findByRole('dialog', { name: /^Ana Maria Okafor/ }));
    const field = form.getByLabelText('First name');
    await page.user.type(field, ' X');
    page.wire.answer(new RegExp(`userID=${ana?._id ?? ''}`), () => new Promise(() => undefined));
    await page.go(`/users?orgID=all&search=robin&user=${ana?._id ?? ''}`);
    await waitFor(() => expect(screen.queryByRole('row', { name: /ana@test/ })).not.toBeInTheDocument());
    expect(field).toBeVisible();
    expect(field).toHaveValue('Ana Maria X');
  });

  test('a failure keeps what is typed; a second press sends the same key', async () => {
    const page = openPart(on, <UsersPage />, { address: '/users?orgID=all&user=new' });
    const form = await dialog();
    await page.user.type(form.getByLabelText(/^Email/), 'twice@test.example');
    const stop = page.wire.answer('/api/user/create', () => refusal(503, 'internal', 'Too busy.'));
    await page.user.click(form.getByRole('button', { name: 'Invite a person' }));
    expect(await form.findByText('Failed to save the user. Error: Too busy.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Email/)).toHaveValue('twice@test.example');
    stop();
    await page.user.click(form.getByRole('button', { name: 'Invite a person' }));
    await screen.findByText('twice@test.example was invited.');
    const keys = page.wire.sent('POST', /^\/api\/user\/create/).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

test('/organisations/ and /financial list all, coloured as in the sidebar; one is created; what finds nothing or fails says so', async () => {
  const page = openPart(on, <OrganisationsPage />, { address: '/organisations/?orgID=all' });
  const kestrel = await screen.findByRole('row', { name: /Kestrel Air/ });
  expect(kestrel).toHaveTextContent(/Advertiser.*Alder & Finch.*\$5\.00/);
  expect(within(kestrel).getByText('$5.00')).toHaveClass('mq-tone-error');
  expect(within(kestrel).getByRole('img', { name: 'Low credit' })).toBeInTheDocument();
  expect(screen.getByText('$120.50')).toHaveClass('mq-tone-success', 'mq-money');
  expect(screen.getAllByRole('img', { name: 'Low credit' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Kestrel Air' }).getAttribute('href')).toMatch(
    /^\/organisation\/[0-9a-f]+\?orgID=all$/,
  );
  expect(page.wire.sent('GET', /^\/api\/organisation\/\?/)[0]?.path).toContain('sortID=orgName');

  await page.user.click(await screen.findByRole('button', { name: 'Create an organisation' }));
  const form = await dialog();
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Name is required')).toBeInTheDocument();
  await page.user.type(form.getByLabelText(/^Name/), '\u200b');
  expect(form.getByLabelText(/^Name/)).toHaveAccessibleDescription(/^Contains an invisible character/);
  await page.user.clear(form.getByLabelText(/^Name/));
  await page.user.type(form.getByLabelText(/^Name/), 'Kestrel Air');
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveAttribute('aria-invalid', 'true'));
  await page.user.type(form.getByLabelText(/^Name/), ' Cargo');
  await page.user.type(form.getByRole('combobox', { name: 'Type' }), 'Board Owner');
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Kestrel Air Cargo was created.');
  expect((await on.call(listOrganisations, { query: { search: 'cargo' } })).reply.organisations).toMatchObject([
    { orgName: 'Kestrel Air Cargo', orgType: 'Board Owner' },
  ]);

  await page.go('/organisations/?orgID=all&search=zzz');
  await page.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Kestrel Air' })).toBeInTheDocument();
  const stop = page.wire.answer('/api/organisation/', () => refusal(500));
  await page.go('/organisations/?orgID=all&search=other');
  const again = await screen.findByRole('button', { name: 'Try again' });
  stop();
  await page.user.click(again);
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
});
