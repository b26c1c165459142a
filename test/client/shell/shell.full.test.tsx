import { once } from 'node:events';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { listTeams } from '#contract/organisations';
import { anOrganisation, aTeam } from '#test/people';
import { on, openShell, org, sidebar, shown, choose } from './shell.setup';

describe('the selection', () => {
  test('a chosen organisation applies at once: a link followed before its teams are loaded already uses it', async () => {
    const orgID = await anOrganisation(on.db, { orgName: 'Tern Media' });
    const teamID = await aTeam(on.db, { teamName: 'Tern desk', orgId: orgID });
    const page = await openShell('/profile?orgID=all');
    const followed = new AbortController();
    page.wire.answer('/api/team/?', async () => {
      if (!followed.signal.aborted) await once(followed.signal, 'abort');
      return Response.json((await on.call(listTeams, { query: { orgID } })).reply);
    });
    const boards = await sidebar().findByRole('link', { name: 'Boards' });
    await page.user.click(sidebar().getByRole('combobox', { name: 'Organisation' }));
    fireEvent.click(await screen.findByTitle('Tern Media'));
    expect(boards).toHaveAttribute('href', `/boards?orgID=${orgID}`);
    await page.user.click(boards);
    await screen.findByRole('heading', { level: 1, name: 'All boards of Tern Media' });
    expect(page.address()).toBe(`/boards?orgID=${orgID}`);
    followed.abort();
    // The organisation's first team is selected, although the user is in none of its teams.
    await waitFor(() => expect(page.address()).toBe(`/boards?orgID=${orgID}&teamID=${teamID}`));
    await choose(page, 'Management team', 'All teams');
    await waitFor(() => expect(page.address()).toBe(`/boards?orgID=${orgID}`));
    await page.user.click(await sidebar().findByRole('link', { name: 'Users' }));
    await waitFor(() => expect(page.address()).toBe(`/users?orgID=${orgID}`));
  });

  test('an organisation without teams selects no team', async () => {
    const page = await openShell('/profile?orgID=all');
    await choose(page, 'Organisation', 'Zinc');
    await waitFor(() => expect(page.address()).toBe(`/profile?orgID=${org.teamless}`));
    await waitFor(() => expect(shown('Management team')).toBe('No team'));
  });
});

describe('sidebar and top bar', () => {
  test('the sidebar folds to icons that keep their names, and stays so', async () => {
    const page = await openShell(`/users?orgID=${org.first}`);
    await page.user.click(await screen.findByRole('button', { name: 'Toggle sidebar' }));
    expect(sidebar().getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    expect(sidebar().getByRole('button', { name: 'NEW CAMPAIGN' })).toBeDisabled();
    expect(sidebar().queryByRole('combobox', { name: 'Organisation' })).not.toBeInTheDocument();
    expect(await sidebar().findByRole('progressbar', { name: 'Wallet of Alder & Finch' })).toBeInTheDocument();
    page.close();
    await openShell('/users?orgID=all');
    expect(await screen.findByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('the theme is chosen and remembered', async () => {
    const page = await openShell('/profile?orgID=all');
    await page.user.click(await screen.findByRole('radio', { name: 'Theme: dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('marquee.theme')).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Theme: dark' })).toBeChecked();
  });

  test('the first Tab stop skips the sidebar', async () => {
    const page = await openShell('/profile?orgID=all');
    await screen.findByRole('heading', { level: 1 });
    act(() => document.body.focus());
    await page.user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(page.address()).toBe('/profile?orgID=all');
  });
});
