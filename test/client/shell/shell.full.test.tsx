import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startApp, type TestApp } from '#test/app';
import { openPage, openPart, type OpenPage } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { SidebarDrawer } from '../../../src/client/shell/SidebarDrawer';

let on: TestApp;
const org: Record<'first' | 'owner' | 'poor' | 'teamless', string> = { first: '', owner: '', poor: '', teamless: '' };
const team: Record<'squad' | 'crew' | 'night' | 'mall', string> = { squad: '', crew: '', night: '', mall: '' };

beforeAll(async () => {
  on = await startApp();
  const { db } = on.services.database;
  org.first = await anOrganisation(db, { orgName: 'Alder & Finch', fundsMicros: 120_500_000 });
  org.owner = await anOrganisation(db, { orgName: 'Harbour Media', orgType: 'Board Owner', fundsMicros: 9_990_000 });
  org.poor = await anOrganisation(db, { orgName: 'Kestrel Air', fundsMicros: 5_000_000 });
  org.teamless = await anOrganisation(db, { orgName: 'Zinc', fundsMicros: 10_000_000 });
  team.squad = await aTeam(db, { teamName: 'Launch squad', orgId: org.first, members: [on.adminId] });
  team.crew = await aTeam(db, { teamName: 'Roadside crew', orgId: org.first, members: [on.adminId] });
  team.night = await aTeam(db, { teamName: 'Night desk', orgId: org.owner });
  team.mall = await aTeam(db, { teamName: 'Mall network', orgId: org.owner, members: [on.adminId] });
});
afterAll(() => on.close());

const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
const shown = (name: 'Organisation' | 'Management team') =>
  sidebar().getByRole('combobox', { name }).closest('.ant-select')?.textContent;
async function choose(page: OpenPage, name: 'Organisation' | 'Management team', option: string) {
  await page.user.click(sidebar().getByRole('combobox', { name }));
  await page.user.click(await screen.findByTitle(option));
}

describe('the selection', () => {
  test('is in the address already: a colleague sees the same', async () => {
    await openPage(on, `/profile?orgID=${org.owner}&teamID=${team.night}`);
    await waitFor(() => expect(shown('Organisation')).toBe('Harbour Media'));
    await waitFor(() => expect(shown('Management team')).toBe('Night desk'));
  });

  test('a chosen organisation applies at once: a link followed before its teams are loaded already uses it', async () => {
    const orgID = await anOrganisation(on.services.database.db, { orgName: 'Tern Media' });
    const teamID = await aTeam(on.services.database.db, { teamName: 'Tern desk', orgId: orgID });
    const page = await openPage(on, '/profile?orgID=all');
    const boards = await sidebar().findByRole('link', { name: 'Boards' });
    await page.user.click(sidebar().getByRole('combobox', { name: 'Organisation' }));
    fireEvent.click(await screen.findByTitle('Tern Media'));
    expect(boards).toHaveAttribute('href', `/boards?orgID=${orgID}`);
    // On this page the organisation's first team is selected, although the user is in none of its teams.
    await waitFor(() => expect(page.address()).toBe(`/profile?orgID=${orgID}&teamID=${teamID}`));
  });

  test('an organisation without teams selects no team', async () => {
    const page = await openPage(on, '/profile?orgID=all');
    await choose(page, 'Organisation', 'Zinc');
    await waitFor(() => expect(page.address()).toBe(`/profile?orgID=${org.teamless}`));
    await waitFor(() => expect(shown('Management team')).toBe('No team'));
  });

  test('others are found by search', async () => {
    const page = await openPage(on, '/profile?orgID=all');
    await page.user.type(await screen.findByRole('combobox', { name: 'Organisation' }), 'zin');
    await waitFor(() => expect(page.wire.sent('GET', /\/api\/organisation\/\?.*search=zin/)).toHaveLength(1));
    expect(await screen.findByTitle('Zinc')).toBeInTheDocument();
  });
});

describe('sidebar and top bar', () => {
  test('on a phone its drawer holds the theme and COMING SOON too', async () => {
    openPart(on, <SidebarDrawer open onClose={() => undefined} />, { address: '/profile?orgID=all' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Sidebar' }));
    expect(drawer.getByRole('button', { name: 'COMING SOON' })).toBeDisabled();
    expect(drawer.getByRole('radiogroup', { name: 'Theme' })).toBeInTheDocument();
  });

  test('the sidebar folds to icons that keep their names, and stays so', async () => {
    const page = await openPage(on, `/users?orgID=${org.first}`);
    await page.user.click(await screen.findByRole('button', { name: 'Toggle sidebar' }));
    expect(sidebar().getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    expect(sidebar().getByRole('button', { name: 'NEW CAMPAIGN' })).toBeDisabled();
    expect(sidebar().queryByRole('combobox', { name: 'Organisation' })).not.toBeInTheDocument();
    expect(await sidebar().findByRole('progressbar', { name: 'Wallet of Alder & Finch' })).toBeInTheDocument();
    page.close();
    await openPage(on, '/users?orgID=all');
    expect(await screen.findByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('the theme is chosen and remembered', async () => {
    const page = await openPage(on, '/profile?orgID=all');
    await page.user.click(await screen.findByRole('radio', { name: 'Theme: dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('marquee.theme')).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Theme: dark' })).toBeChecked();
  });

  test('the first Tab stop skips the sidebar', async () => {
    const page = await openPage(on, '/profile?orgID=all');
    await screen.findByRole('heading', { level: 1 });
    act(() => document.body.focus());
    await page.user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(page.address()).toBe('/profile?orgID=all');
  });
});
