import { act, screen } from '@testing-library/react';
import { openPart } from '#test/page';
import { aTeam } from '#test/people';
import { api } from '../../../src/client/api/api';
import { listTag } from '../../../src/client/api/tags';
import { OrganisationTeams } from '../../../src/client/pages/organisation/OrganisationTeams';
import { dialog, on, orgID } from '../campaigns/pages.setup';

test('a team that leaves the list while it is open stays open with what was typed', async () => {
  const team = await aTeam(on.db, { teamName: 'North crew', orgId: orgID });
  const page = openPart(on, <OrganisationTeams orgId={orgID} />, { address: `/?orgID=${orgID}&team=${team}` });
  const name = (await dialog()).getByLabelText(/^Team name/);
  await page.user.type(name, ' two');
  page.wire.interrupt(({ path }) =>
    path.startsWith('/api/team/') ? Response.json({ teams: [], totalTeams: 0 }) : undefined,
  );
  act(() => void page.store.dispatch(api.util.invalidateTags([listTag('team')])));
  expect(await screen.findByText('No teams yet.')).toBeInTheDocument();
  expect(name).toBeVisible();
  expect(name).toHaveValue('North crew two');
});
