import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getMe } from '#contract/session';
import { openPage } from '#test/page';
import { connect, refusal } from '#test/wire';
import { on, openShell, org, team, sidebar, shown, choose } from './shell.setup';

describe('the selection', () => {
  test('at first is the first team and its organisation, put into the address', async () => {
    const teamID = (await on.call(getMe)).reply.teams[0] ?? '';
    const orgID = teamID === team.mall ? org.owner : org.first;
    const page = await openShell('/profile?tab=x', { kept: true });
    await waitFor(() => expect(page.address()).toBe(`/profile?tab=x&orgID=${orgID}&teamID=${teamID}`));
    expect(page.router.state.location.state).toEqual({ kept: true });
    expect(page.router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(shown('Organisation')).toBe(orgID === org.owner ? 'Harbour Media' : 'Alder & Finch'));
    await waitFor(() => expect(shown('Management team')).toMatch(/Launch squad|Roadside crew|Mall network/));
  });

  test("an organisation brings the person's own first team, and goes back to page one", async () => {
    const page = await openShell(`/profile?orgID=${org.first}&teamID=${team.crew}&page=3&latest.page=2&sortDesc=true`);
    await waitFor(() => expect(shown('Organisation')).toBe('Alder & Finch'));
    await choose(page, 'Organisation', 'Harbour Media');
    await waitFor(() => expect(page.address()).toBe(`/profile?orgID=${org.owner}&teamID=${team.mall}&sortDesc=true`));
    await page.user.click(await sidebar().findByRole('link', { name: 'Users' }));
    await waitFor(() => expect(page.address()).toBe(`/users?orgID=${org.owner}&teamID=${team.mall}`));
  });

  test("'All organisations' clears both, and no team can be chosen", async () => {
    const page = await openShell(`/profile?orgID=${org.first}&teamID=${team.squad}`);
    await waitFor(() => expect(shown('Organisation')).toBe('Alder & Finch'));
    await choose(page, 'Organisation', 'All organisations');
    await waitFor(() => expect(page.address()).toBe('/profile?orgID=all'));
    expect(sidebar().getByRole('combobox', { name: 'Management team' })).toBeDisabled();
    expect(sidebar().queryByRole('link', { name: 'Manage' })).not.toBeInTheDocument();
  });

  test.each([
    ['/boards', 'Management team', 'All teams', 'team Launch squad', 'All boards of Alder & Finch'],
    ['/newcampaign/', 'Management team', 'All teams', 'For Alder & Finch, team Launch squad', 'For Alder & Finch'],
    ['/management/campaigns', 'Organisation', 'All organisations', 'Alder & Finch', 'YOUR CAMPAIGNS'],
  ] as const)("%s no longer names the %s after '%s'", async (path, picker, none, named, unnamed) => {
    const page = await openShell(`${path}?orgID=${org.first}&teamID=${team.squad}`);
    const head = async () => (await screen.findByRole('heading', { level: 1 })).parentElement;
    await waitFor(async () => expect(await head()).toHaveTextContent(named));
    await choose(page, picker, none);
    await waitFor(async () => expect(await head()).not.toHaveTextContent(named));
    expect(await head()).toHaveTextContent(unnamed);
  });

  test('is remembered for the next visit', async () => {
    const page = await openShell('/profile?orgID=all');
    await choose(page, 'Organisation', 'Kestrel Air');
    await waitFor(() => expect(shown('Organisation')).toBe('Kestrel Air'));
    await sidebar().findByText('$5.00');
    page.close();
    const again = await openShell('/profile?page=2');
    await waitFor(() => expect(again.address()).toBe(`/profile?page=2&orgID=${org.poor}`));
  });
});

test('a page begins its code and first calls when the pointer rests on a link to it, or the link gets the focus', async () => {
  const page = await openShell('/profile?orgID=all');
  const sentFor = (path: RegExp) => page.wire.sent('GET', path).length;
  await page.user.hover(await sidebar().findByRole('link', { name: 'Boards' }));
  await waitFor(() => expect(sentFor(/\/boards\/uncached/)).toBe(1));
  sidebar().getByRole('link', { name: 'Organisations' }).focus();
  await waitFor(() => expect(sentFor(/\/organisations?\//)).toBeGreaterThan(0));
  expect(page.address()).toBe('/profile?orgID=all');
  await page.user.click(sidebar().getByRole('link', { name: 'Boards' }));
  expect(await screen.findByRole('table', { name: 'Boards' })).toBeVisible();
  expect(sentFor(/\/boards\/uncached/)).toBe(1);
});

describe('an address that selects nothing that exists', () => {
  const firstTeam = async () => {
    const teamID = (await on.call(getMe)).reply.teams[0] ?? '';
    return `orgID=${teamID === team.mall ? org.owner : org.first}&teamID=${teamID}`;
  };

  test('empty values count as not chosen, also where they were once remembered', async () => {
    localStorage.setItem(`mq.selection:${on.adminId}`, JSON.stringify({ orgID: '', teamID: '' }));
    const page = await openShell('/boards?orgID=&teamID=&board=&add=');
    const first = await firstTeam();
    await waitFor(() => expect(page.address()).toBe(`/boards?${first}`));
    expect(await screen.findByRole('heading', { level: 1, name: /^All boards of / })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.wire.sent('GET', /\/(?:organisation|team)\/$/)).toEqual([]);
  });

  test.each(['orgID=nope', 'orgID=..&teamID=.', 'orgID=%00&teamID=x%20y'])(
    '%s says so and selects the first team, also where it was once remembered',
    async (search) => {
      localStorage.setItem(`mq.selection:${on.adminId}`, JSON.stringify({ orgID: 'nope', teamID: undefined }));
      const [page, first] = [await openShell(`/boards?${search}&page=2`), await firstTeam()];
      await waitFor(() => expect(page.address()).toBe(`/boards?${first}`));
      expect(screen.getByText('This organisation does not exist, or you may not see it.')).toBeVisible();
      await waitFor(() => expect(shown('Organisation')).toMatch(/Harbour Media|Alder & Finch/));
    },
  );

  test('of an unknown team, the organisation stays', async () => {
    const page = await openShell(`/boards?orgID=${org.poor}&teamID=nope`);
    await waitFor(() => expect(page.address()).toBe(`/boards?orgID=${org.poor}`));
    expect(screen.getByText('This team does not exist, or you may not see it.')).toBeVisible();
  });

  test('while the organisation cannot be read, it stays selected', async () => {
    const wire = connect(on.app);
    wire.answer('/api/organisation/nope', () => refusal(500));
    const page = await openPage(on, '/boards?orgID=nope', { wire });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(wire.sent('GET', /^\/api\/organisation\/nope$/)).not.toHaveLength(0));
    expect(page.address()).toBe('/boards?orgID=nope');
  });
});

describe('the organisation block', () => {
  test('of an ordinary organisation: wallet, Manage, Campaigns', async () => {
    await openShell(`/profile?orgID=${org.first}`);
    expect(await sidebar().findByText('$120.50')).toHaveClass('mq-tone-success');
    expect(sidebar().getByRole('progressbar', { name: 'Wallet of Alder & Finch' })).toHaveAttribute(
      'aria-valuetext',
      '71%, $120.50',
    );
    expect(sidebar().getByRole('link', { name: 'Manage' })).toHaveAttribute(
      'href',
      `/organisation/${org.first}?orgID=${org.first}`,
    );
    expect(
      sidebar()
        .getAllByRole('link', { name: 'Campaigns' })
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/management/campaigns?orgID=${org.first}`, `/campaigns?orgID=${org.first}`]);
    expect(sidebar().getAllByRole('link', { name: 'Boards' })).toHaveLength(1);
    expect(sidebar().queryByText('Low credit')).not.toBeInTheDocument();
  });

  test('of a Board Owner: a second link named Boards; low credit is marked, and told once for each that is chosen', async () => {
    const page = await openShell(`/profile?orgID=${org.owner}`);
    expect(await sidebar().findByText('$9.99')).toHaveClass('mq-tone-success');
    expect(sidebar().getByText('Low credit')).toBeInTheDocument();
    expect(
      sidebar()
        .getAllByRole('link', { name: 'Boards' })
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/management/boards?orgID=${org.owner}`, `/boards?orgID=${org.owner}`]);
    const warning = () => screen.queryByText('Your organisation is running low on credit. Your campaigns may not run.');
    await waitFor(() => expect(warning()).toBeInTheDocument());
    await page.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(warning()).not.toBeInTheDocument());
    await page.user.click(sidebar().getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(page.address()).toMatch(/^\/users/));
    expect(warning()).not.toBeInTheDocument();
    await choose(page, 'Organisation', 'Kestrel Air');
    await waitFor(() => expect(warning()).toBeInTheDocument());
    await choose(page, 'Organisation', 'Alder & Finch');
    await waitFor(() => expect(warning()).not.toBeInTheDocument());
  });
});

test('sidebar and top bar hold what the specification names; an unknown address is named, with a link home', async () => {
  const page = await openShell('/profile?orgID=all');
  expect(await screen.findByText('System Administrator')).toBeInTheDocument();
  expect(await sidebar().findByText('Robin Vale')).toBeInTheDocument();
  expect(sidebar().getByRole('button', { name: 'NEW CAMPAIGN' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'COMING SOON' })).toBeDisabled();
  const links = within(sidebar().getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Admin Dash', '/home/?orgID=all'],
    ['Users', '/users?orgID=all'],
    ['Organisations', '/organisations/?orgID=all'],
    ['Campaigns', '/campaigns?orgID=all'],
    ['Ads & Files', '/ads?orgID=all'],
    ['Boards', '/boards?orgID=all'],
    ['Inventory', '/inventory?orgID=all'],
    ['Placement rules', '/rules?orgID=all'],
    ['Insights', '/insights?orgID=all'],
    ['Audit log', '/audit?orgID=all'],
  ]);
  await page.go('/bords?orgID=all');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is showing here.' })).toBeInTheDocument();
  expect(screen.getByText('/bords')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Admin Dash' })).toHaveAttribute('href', '/home/');
});

test('what is dropped where nothing takes it does not make the browser leave the page; text goes into fields', async () => {
  const page = await openShell('/home?orgID=all');
  await screen.findByLabelText('Artwork files');
  const dragOver = (place: Element, types: string[]) => {
    const event = createEvent.dragOver(place);
    const dataTransfer = { types, items: [], files: [], dropEffect: 'copy' };
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(place, event);
    return event.defaultPrevented ? dataTransfer.dropEffect : 'as the browser does';
  };
  const [field] = screen.getAllByRole('textbox');
  expect(dragOver(field!, ['text/plain'])).toBe('as the browser does');
  expect(dragOver(field!, ['text/uri-list'])).toBe('as the browser does');
  expect(dragOver(screen.getByRole('main'), ['text/uri-list'])).toBe('none');
  expect(dragOver(screen.getByRole('main'), ['Files'])).toBe('copy');
  await page.go('/users?orgID=all');
  await waitFor(() => expect(screen.queryByLabelText('Artwork files')).not.toBeInTheDocument());
  expect(dragOver(screen.getByRole('main'), ['Files'])).toBe('none');
  expect(dragOver(screen.getAllByRole('textbox')[0]!, ['Files'])).toBe('none');
});
