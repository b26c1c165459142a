import { anArtwork } from '#test/artworks';
import { somewhere } from '#test/boards';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createBoard } from '#contract/boards';
import { createCampaign } from '#contract/campaigns';
import { startApp, type TestApp } from '#test/app';
import { openPart } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { CommandPalette } from '../../../../src/client/shell/palette/CommandPalette';
import { actionGroups, addressOf, matches, mergeGroups } from '../../../../src/client/shell/palette/paletteOption';
import { useShellActions } from '../../../../src/client/shell/useShellActions';
import { KeysSheet } from '../../../../src/client/ui/keyboard/KeysSheet';
import { useShortcuts } from '../../../../src/client/ui/keyboard/useShortcuts';

// Starts the whole application, which is slow on a busy machine.
jest.setTimeout(120_000);

let on: TestApp;
let orgID = '';
let campaignID = '';
let boardID = '';
beforeAll(async () => {
  on = await startApp();
  orgID = await anOrganisation(on.services.database.db, { orgName: 'Harbour Media', orgType: 'Board Owner' });
  const teamID = await aTeam(on.services.database.db, {
    teamName: 'Harbour night desk',
    orgId: orgID,
    members: [on.adminId],
  });
  campaignID = (
    await on.call(createCampaign, {
      body: { campaignName: 'Harbour crossings', parentOrg: orgID, managementTeam: teamID },
    })
  ).reply.campaign._id;
  boardID = (await on.call(createBoard, { body: { boardname: 'Harbour wall', boardOwner: orgID, ...somewhere } })).reply
    .board._id;
});
afterAll(() => on.close());

const ran = jest.fn();
function Page() {
  const [palette, setPalette] = useState(false);
  const [keys, setKeys] = useState(false);
  useShellActions({
    openKeys: () => setKeys(true),
    openPalette: () => setPalette(true),
    toggleSidebar: () => undefined,
  });
  useShortcuts([
    { id: 'boards.add', keys: 'n', label: 'Add a new board', group: 'Boards', run: ran },
    { id: 'boards.never', label: 'Add nothing', group: 'Boards', when: false, run: ran },
  ]);
  return (
    <main>
      <h1>Page</h1>
      <input aria-label="Typing" />
      <CommandPalette open={palette} onClose={() => setPalette(false)} />
      <KeysSheet open={keys} onClose={() => setKeys(false)} />
    </main>
  );
}

const open = async (address = '/home?orgID=all') => {
  const page = openPart(on, <Page />, { address });
  await waitFor(() => expect(page.wire.sent('GET', /\/api\/config/).length).toBeGreaterThan(0));
  await page.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Go to a page, find a record, run an action' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...page, field };
};
const options = () => within(screen.getByRole('listbox', { name: 'Results' })).getAllByRole('option');
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

test('opens with Ctrl K, also while typing; the page’s own actions come first, what cannot be done is not offered', async () => {
  const page = openPart(on, <Page />, { address: '/home?orgID=all' });
  await page.user.click(screen.getByLabelText('Typing'));
  await page.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('listbox', { name: 'Results' });
  expect(options()[0]).toHaveTextContent('Add a new board');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText('Add nothing')).not.toBeInTheDocument();
  const groups = screen
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(groups).toEqual(expect.arrayContaining(['Boards', 'Everywhere', 'Go to', 'Switch organisation']));
});

test('arrows move, the field keeps the focus, Enter runs, Escape closes', async () => {
  ran.mockClear();
  const { user, field } = await open();
  await user.keyboard('{ArrowDown}');
  expect(options()[1]).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', options()[1]?.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(ran).toHaveBeenCalledTimes(1));
  await closed();
});

test('goes to a page, with the selection', async () => {
  const page = await open(`/home?orgID=${orgID}`);
  await page.user.keyboard('organisations{Enter}');
  await waitFor(() => expect(page.address()).toBe(`/organisations/?orgID=${orgID}`));
});

test.each(['/financial', '/dashboard/t1?orgID=all'])('any address can be typed: %s', async (address) => {
  const page = await open();
  await page.user.keyboard(address);
  expect(options()[0]).toHaveTextContent(`Go to ${address}`);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.address()).toBe(address));
});

test('finds an organisation, a campaign, a board and a team by name', async () => {
  const page = await open();
  await page.user.keyboard('harbour');
  for (const name of ['Harbour crossings', 'Harbour wall', 'Harbour night desk'])
    expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
  expect(screen.getAllByRole('option', { name: /^Harbour Media/ })).toHaveLength(2);
  await page.user.click(screen.getByRole('option', { name: /^Harbour crossings/ }));
  await waitFor(() => expect(page.address()).toBe(`/campaign/${campaignID}?orgID=all`));
});

test('records found for an earlier text stay only while they match what is typed now', async () => {
  const { user } = await open();
  await user.keyboard('harbour');
  expect(await screen.findByRole('option', { name: /^Harbour wall/ })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /^Harbour crossings/ })).toBeInTheDocument();
  await user.keyboard(' w');
  expect(screen.getByRole('option', { name: /^Harbour wall/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Harbour crossings/ })).not.toBeInTheDocument();
});

test('finds a board by its id, and opens it', async () => {
  const page = await open();
  await page.user.keyboard(boardID);
  await page.user.click(await screen.findByRole('option', { name: /^Harbour wall/ }));
  await waitFor(() => expect(page.address()).toBe(`/boards?orgID=all&board=${boardID}`));
});

test('finds a person by e-mail, and opens them', async () => {
  const page = await open();
  await page.user.keyboard('robin@test');
  const robin = await screen.findByRole('option', { name: /^Robin Vale/ });
  expect(robin).toHaveTextContent('robin@test.example');
  await page.user.click(robin);
  await waitFor(() => expect(page.address()).toBe(`/users?orgID=all&search=robin%40test.example&user=${on.adminId}`));
});

test("'Start review' is there on other pages too, and opens what is needed first", async () => {
  const artwork = await anArtwork(on.services.database.db, { fileName: 'first-in-line.png' });
  const page = await open('/users?orgID=all');
  await page.user.keyboard('start review');
  await page.user.click(await screen.findByRole('option', { name: /^Start review/ }));
  await waitFor(() => expect(page.address()).toContain(`review=${artwork}`));
  expect(page.address()).toMatch(/^\/home\?.*reviewList=waiting/);
});

test('pointer and keys have one highlight between them', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.hover(options()[4]!);
  const selected = () =>
    options().flatMap((option, at) => (option.getAttribute('aria-selected') === 'true' ? [at] : []));
  expect(selected()).toEqual([4]);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toEqual([5]);
});

test('switches the organisation', async () => {
  const page = await open();
  await page.user.keyboard('switch harbour');
  await page.user.click(await screen.findByRole('option', { name: 'Harbour Media' }));
  await waitFor(() => expect(page.address()).toContain(`orgID=${orgID}`));
});

test('says that nothing was found', async () => {
  const { user } = await open();
  await user.keyboard('zzzzzz');
  expect(await screen.findByText('Nothing was found.')).toBeVisible();
});

test('the ? sheet lists the same shortcuts, except those without a key; single keys can be switched off', async () => {
  const page = openPart(on, <Page />, { address: '/home?orgID=all' });
  await page.user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(sheet.getByText('Add a new board')).toBeInTheDocument();
  expect(sheet.getByText('Admin Dash')).toBeInTheDocument();
  expect(sheet.getByText('Command palette')).toBeInTheDocument();
  expect(sheet.queryByText('Log out')).not.toBeInTheDocument();
  await page.user.click(sheet.getByRole('switch', { name: 'Single keys' }));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument());
  ran.mockClear();
  await page.user.keyboard('n');
  expect(ran).not.toHaveBeenCalled();
});

test('G and a letter go to a section', async () => {
  const page = openPart(on, <Page />, { address: '/home?orgID=all' });
  await page.user.keyboard('gu');
  await waitFor(() => expect(page.address()).toBe('/users?orgID=all'));
});

describe('its rules', () => {
  test('every word must be found', () => {
    expect(matches('Go to Boards', 'boards go')).toBe(true);
    expect(matches('Go to Boards', 'boards now')).toBe(false);
    expect(matches('Go to Boards', '')).toBe(true);
  });
  test.each([
    ['/users', '/users'],
    [' /ads?x=1 ', '/ads?x=1'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['users', undefined],
    ['/a b', undefined],
  ])('%j leads to %j', (typed, path) => {
    expect(addressOf(typed)).toBe(path);
  });
  test('the palette does not offer itself', () => {
    expect(
      actionGroups(
        [{ id: 'palette.open', keys: 'mod+k', label: 'Command palette', group: 'Everywhere', run: ran }],
        '',
      ),
    ).toEqual([]);
  });
});

test('groups with the same name are merged, and a record found twice is listed once', () => {
  const option = (id: string) => ({ id, label: id, run: () => undefined });
  const merged = mergeGroups([
    { name: 'Boards', options: [option('boards.add')] },
    { name: 'Go to', options: [option('go')] },
    { name: 'Boards', options: [option('board.1'), option('board.1'), option('boards.add')] },
    { name: 'Teams', options: [] },
  ]);
  expect(merged.map(({ name, options }) => [name, options.map(({ id }) => id)])).toEqual([
    ['Boards', ['boards.add', 'board.1']],
    ['Go to', ['go']],
  ]);
});
