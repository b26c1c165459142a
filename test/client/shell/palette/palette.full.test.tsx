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
import { useShellActions } from '../../../../src/client/shell/useShellActions';
import { KeysSheet } from '../../../../src/client/ui/keyboard/KeysSheet';
import { useShortcuts } from '../../../../src/client/ui/keyboard/useShortcuts';

// Starts the whole application, which is slow on a busy machine.
jest.setTimeout(120_000);

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
  const orgID = await anOrganisation(on.services.database.db, { orgName: 'Harbour Media', orgType: 'Board Owner' });
  const teamID = await aTeam(on.services.database.db, {
    teamName: 'Harbour night desk',
    orgId: orgID,
    members: [on.adminId],
  });
  await on.call(createCampaign, {
    body: { campaignName: 'Harbour crossings', parentOrg: orgID, managementTeam: teamID },
  });
  await on.call(createBoard, { body: { boardname: 'Harbour wall', boardOwner: orgID, ...somewhere } });
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

test('records found for an earlier text stay only while they match what is typed now', async () => {
  const { user } = await open();
  await user.keyboard('harbour');
  expect(await screen.findByRole('option', { name: /^Harbour wall/ })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /^Harbour crossings/ })).toBeInTheDocument();
  await user.keyboard(' w');
  expect(screen.getByRole('option', { name: /^Harbour wall/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Harbour crossings/ })).not.toBeInTheDocument();
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
