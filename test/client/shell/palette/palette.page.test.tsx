import { somewhere } from '#test/boards';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createBoard } from '#contract/boards';
import { createCampaign } from '#contract/campaigns';
import { startApp, type TestApp } from '#test/app';
import { openPart } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { CommandPalette } from '../../../../src/client/shell/palette/CommandPalette';
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

test('finds an organisation, a campaign, a board and a team by name', async () => {
  const page = await open();
  await page.user.keyboard('harbour');
  for (const name of ['Harbour crossings', 'Harbour wall', 'Harbour night desk'])
    expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
  expect(screen.getAllByRole('option', { name: /^Harbour Media/ })).toHaveLength(2);
  await page.user.click(screen.getByRole('option', { name: /^Harbour crossings/ }));
  await waitFor(() => expect(page.address()).toBe(`/campaign/${campaignID}?orgID=all`));
});

test('finds a board by its id, and opens it', async () => {
  const page = await open();
  await page.user.keyboard(boardID);
  await page.user.click(await screen.findByRole('option', { name: /^Harbour wall/ }));
  await waitFor(() => expect(page.address()).toBe(`/boards?orgID=all&board=${boardID}`));
});

test('says that nothing was found', async () => {
  const { user } = await open();
  await user.keyboard('zzzzzz');
  expect(await screen.findByText('Nothing was found.')).toBeVisible();
});
