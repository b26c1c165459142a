import { anyTeam, callerOf, uploadArtworks } from './support/artworks';
import { makeBoards } from './support/boards';
import { checkAccessibility, expect, openAs, test, tokenFor } from './support/console';

test('a campaign with one artwork on one board: created, shown as waiting for the review, renamed', async ({
  page,
  request,
}) => {
  const api = callerOf(request, await tokenFor(request));
  const team = await anyTeam(api);
  await uploadArtworks(request, api, team.orgID, ['opening.png'], [[840, 400]]);
  await makeBoards(request, [
    { boardname: 'Opening Hall 1', boardsize: { width: 840, height: 400 } },
    { boardname: 'Opening Hall 2', boardsize: { width: 300, height: 900 } },
  ]);

  await openAs(page, `/newcampaign/?orgID=${team.orgID}&teamID=${team._id}`);
  await page.getByLabel('Campaign name').fill('Opening week');
  await page.getByRole('button', { name: 'Choose artworks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose artworks' });
  await dialog.getByRole('checkbox', { name: 'opening.png' }).check();
  await dialog.getByRole('button', { name: 'Use 1 artwork' }).click();
  await page.getByRole('textbox', { name: 'Search boards' }).fill('Opening Hall');
  for (const board of ['Opening Hall 1', 'Opening Hall 2'])
    await page.getByRole('checkbox', { name: `Select ${board}` }).check();
  await expect(page.getByText('2 booked')).toBeVisible();
  await expect(page.getByText('1 without artwork')).toBeVisible();
  await expect(page.getByRole('row', { name: /Opening Hall 2/ })).toContainText('Nothing fits it');
  await page.getByRole('checkbox', { name: 'Select Opening Hall 2' }).uncheck();
  await expect(page.getByText('0 without artwork')).toBeVisible();
  await checkAccessibility(page, 'the editor of a new campaign');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opening week' })).toBeVisible();
  await expect(page.getByText('opening.png is waiting for review.')).toBeVisible();

  await page.getByLabel('Campaign name').fill('Opening month');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The campaign is saved.')).toBeVisible();
  await page.goto('/campaigns?orgID=all&search=Opening+month');
  await expect(page.getByText('Opening month').first()).toBeVisible();
});
