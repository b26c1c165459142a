import { screen } from '@testing-library/react';
import { createCampaign, modifyCampaign } from '#contract/campaigns';
import { aBoard } from '#test/boards';
import { on, orgID, teamID, open } from './pages.setup';

describe('/campaign/{id}', () => {
  const make = async (campaignName: string) =>
    (
      await on.call(createCampaign, {
        body: {
          campaignName,
          parentOrg: orgID,
          managementTeam: teamID,
          campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 250 },
        },
      })
    ).reply.campaign._id;

  test('with more boards than a page of them, all are there, without a call for each', async () => {
    const boards = await Promise.all(Array.from({ length: 503 }, () => aBoard(on.db)));
    const id = await make('Large launch');
    await on.call(modifyCampaign, { params: { id }, body: { campaignBoards: boards } });
    const page = open(`/campaign/${id}?orgID=all`);
    await screen.findByRole('heading', { level: 1, name: 'Large launch' });
    expect(await screen.findAllByText(/503/)).not.toEqual([]);
    expect(page.wire.sent('GET', /^\/api\/campaign\/[^/]+\/boards\?page=2/)).toHaveLength(1);
    expect(page.wire.sent('GET', new RegExp(`^/api/boards/(${boards.join('|')})$`))).toEqual([]);
  });
});
