import { act, screen } from '@testing-library/react';
import { createCampaign, deleteCampaign, modifyCampaign } from '#contract/campaigns';
import { aBoard } from '#test/boards';
import { refusal } from '#test/wire';
import { api } from '../../../src/client/api/api';
import { itemTag } from '../../../src/client/api/tags';
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

  test('a merge that is refused goes back into the form, with the reason', async () => {
    const id = await make('Merged');
    const page = open(`/campaign/${id}?orgID=all`);
    await page.user.type(await screen.findByLabelText(/^Campaign name/), ' here');
    await on.call(modifyCampaign, { params: { id }, body: { campaignName: 'Theirs' } });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('region', { name: 'Changed by somebody else' });
    const stop = page.wire.interrupt(({ path }) =>
      path.startsWith('/api/campaign/modify') ? refusal(500) : undefined,
    );
    await page.user.click(screen.getByRole('button', { name: 'Save the chosen values' }));
    expect(await screen.findByText('Failed to save the campaign. Error: It broke.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Campaign name/)).toHaveValue('Merged here');
    stop();
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Merged here' })).toBeInTheDocument();
  });

  test('deleted by somebody else while it is open, it says so', async () => {
    const id = await make('Gone soon');
    const page = open(`/campaign/${id}?orgID=all`);
    await screen.findByRole('button', { name: 'Save' });
    await on.call(deleteCampaign, { params: { id } });
    act(() => void page.store.dispatch(api.util.invalidateTags([itemTag('campaign', id)])));
    expect(await screen.findByText(/campaign could not be loaded/i)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
