import { screen, waitFor, within } from '@testing-library/react';
import { listCampaigns } from '#contract/campaigns';
import { getTeam } from '#contract/organisations';
import { anArtwork } from '#test/artworks';
import { connect, refusal, type Wire } from '#test/wire';
import { make, on, open, orgID, teamID } from '../campaigns/pages.setup';

describe('with an API of the specified calls alone', () => {
  const wire = (path: string, answer: object): Wire => {
    const other = connect(on.app);
    other.answer('/api/config', () => refusal(404, 'request.not_found'));
    other.answer(path, () => Response.json(answer));
    return other;
  };

  test('the members of a team, of whom it has the ids, are looked up', async () => {
    const { team } = (await on.call(getTeam, { params: { id: teamID } })).reply;
    open(`/dashboard/${teamID}?orgID=all`, wire(`/api/team/${teamID}`, { team: { ...team, members: undefined } }));
    expect(await within(await screen.findByRole('region', { name: 'Members' })).findByText('Robin Vale')).toBeVisible();
  });

  test('an answer of all campaigns is paged here', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await make(name);
    const { campaigns } = (await on.call(listCampaigns, { query: { orgID, pageSize: 500 } })).reply;
    open(`/organisation/${orgID}?orgID=all`, wire('/api/campaign/', { campaigns }));
    const table = within(await screen.findByRole('table', { name: 'Campaigns' }));
    await waitFor(() => expect(table.getAllByRole('link', { name: /^[A-F]$/ })).toHaveLength(5));
  });
});

test('the page of the artworks is in the address; past the end it is the last one', async () => {
  for (let count = 0; count < 9; count += 1) await anArtwork(on.db, { orgId: orgID });
  const { user } = open(`/organisation/${orgID}?orgID=all&tab=artworks&artworks.page=7`);
  const part = within(await screen.findByRole('region', { name: 'Artworks' }));
  expect(await part.findByText('9–9 of 9')).toBeVisible();
  await user.click(part.getByRole('listitem', { name: '1' }));
  expect(await part.findByText('1–8 of 9')).toBeVisible();
});
