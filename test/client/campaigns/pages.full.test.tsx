import { act, screen, waitFor } from '@testing-library/react';
import { deleteCampaign, modifyCampaign } from '#contract/campaigns';
import { anArtwork } from '#test/artworks';
import { aBoard } from '#test/boards';
import { anOrganisation } from '#test/people';
import { refusal } from '#test/wire';
import { api } from '../../../src/client/api/api';
import { itemTag } from '../../../src/client/api/tags';
import { dialog, make, on, orgID, open } from './pages.setup';

describe('/campaign/{id}', () => {
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
    const comparison = await screen.findByRole('region', { name: 'Changed by somebody else' });
    await waitFor(() => expect(comparison).toHaveFocus());
    const stop = page.wire.answer('/api/campaign/modify', () => refusal(500));
    await page.user.click(screen.getByRole('button', { name: 'Save the chosen values' }));
    expect(await screen.findByText('Failed to save the campaign. Error: It broke.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Campaign name/)).toHaveValue('Merged here');
    stop();
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Merged here' })).toBeInTheDocument();
  });

  test("what is typed after a save and thrown away is not called 'Saved!'", async () => {
    const id = await make('Kept name');
    const page = open(`/campaign/${id}?orgID=all`);
    const name = () => screen.getByLabelText(/^Campaign name/);
    await page.user.type(await screen.findByLabelText(/^Campaign name/), ' 2');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Saved!' });
    await page.user.type(name(), ' and more');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await page.user.click((await dialog()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(name()).toHaveValue('Kept name 2'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
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

test('/newcampaign/: artworks of the own organisation are offered first, approved ones or those that fit', async () => {
  const { db } = on.services.database;
  const own = await anOrganisation(db, { orgName: 'Slow Bread' });
  await aBoard(db, { boardname: 'Own board', boardOwner: own, width: 1920, height: 1080 });
  await anArtwork(db, { fileName: 'wide.png', orgId: own, isPreApproved: true });
  await anArtwork(db, { fileName: 'tall.png', orgId: own, width: 300, height: 3000 });
  await anArtwork(db, { fileName: 'foreign.png', orgId: orgID });
  const page = open(`/newcampaign/?orgID=${own}`);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Own board' }));
  await page.user.click(screen.getByRole('button', { name: 'Choose artworks' }));
  const choice = await dialog();
  const offered = () =>
    choice.getAllByRole('checkbox').map((box) => box.closest('li')?.querySelector('.mq-ellipsis')?.textContent);
  await choice.findByRole('checkbox', { name: /^wide\.png/ });
  expect(offered()).toEqual(['tall.png', 'wide.png']);
  await page.user.click(choice.getByRole('button', { name: 'Fits a booked board' }));
  await waitFor(() => expect(offered()).toEqual(['wide.png']));
  await page.user.click(choice.getByRole('button', { name: 'Fits a booked board' }));
  await page.user.click(choice.getByRole('button', { name: 'Only Slow Bread' }));
  expect(await choice.findByRole('checkbox', { name: /^foreign\.png Harbour Media/ })).toBeInTheDocument();
  expect(choice.getByText('Harbour Media')).toBeInTheDocument();
  await page.user.click(choice.getByRole('button', { name: 'Approved' }));
  await waitFor(() => expect(offered()).not.toContain('foreign.png'));
  // What a whole one will do is said before and after it is created.
  await page.user.click(choice.getByRole('checkbox', { name: /^wide\.png/ }));
  await page.user.click(choice.getByRole('button', { name: 'Use 1 artwork' }));
  await page.user.type(screen.getByLabelText(/^Campaign name/), 'Rolls at seven');
  expect(await screen.findByText('Starts at once. No spending limit.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Create campaign' }));
  expect(await screen.findByText('It is active. Starts at once. No spending limit.')).toBeVisible();
});
