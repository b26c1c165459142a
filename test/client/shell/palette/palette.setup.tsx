import { somewhere } from '#test/boards';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBoard } from '#contract/boards';
import { createCampaign } from '#contract/campaigns';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { CommandPalette } from '../../../../src/client/shell/palette/CommandPalette';
import { useShellActions } from '../../../../src/client/shell/useShellActions';
import { KeysSheet } from '../../../../src/client/ui/keyboard/KeysSheet';
import { useShortcuts } from '../../../../src/client/ui/keyboard/useShortcuts';

export const on = testApp();
export let orgID = '';
export let campaignID = '';
export let boardID = '';
beforeAll(async () => {
  orgID = await anOrganisation(on.db, { orgName: 'Harbour Media', orgType: 'Board Owner' });
  const teamID = await aTeam(on.db, {
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
export const ran = jest.fn();
export function Page() {
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

export const open = async (address = '/home?orgID=all') => {
  const page = openPart(on, <Page />, { address });
  await waitFor(() => expect(page.wire.sent('GET', /\/api\/config/).length).toBeGreaterThan(0));
  await page.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Go to a page, find a record, run an action' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...page, field };
};
