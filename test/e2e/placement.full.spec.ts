import { readFileSync } from 'node:fs';
import { anyTeam, callerOf, uploadArtworks, uploadBytes } from './support/artworks';
import { makeBoards } from './support/boards';
import { checkAccessibility, expect, openAs, test, tokenFor } from './support/console';

test('a beer poster: its word is lit, one key takes the suggestion, and the school refuses it', async ({
  page,
  request,
}) => {
  const api = callerOf(request, await tokenFor(request));
  const team = await anyTeam(api);
  const [file = ''] = await uploadArtworks(request, api, team.orgID, ['lager-poster.png'], [[1920, 1080]]);
  const size = { boardsize: { width: 1920, height: 1080 } };
  const boards = await makeBoards(request, [
    { boardname: 'Placement School Gate', venueType: 'School', ...size },
    { boardname: 'Placement Bar', venueType: 'Entertainment', ...size },
  ]);
  await api.post('/api/campaign/create', {
    campaignName: 'Lager week',
    parentOrg: team.orgID,
    managementTeam: team._id,
    campaignBoards: boards,
    artworks: [file],
  });
  // The words that the machine reads in a picture with text; this picture has one colour.
  await page.route('**/api/file/words/**', (route) =>
    route.fulfill({
      json: {
        state: 'read',
        words: [{ text: 'Cold lager', box: { x: 0.1, y: 0.2, width: 0.5, height: 0.2 }, suggests: ['alcohol'] }],
        suggestions: [{ category: 'alcohol', words: ['lager'] }],
      },
    }),
  );

  await openAs(page, `/home?review=${file}&reviewList=waiting&waiting.search=lager-poster`);
  const review = page.getByRole('dialog', { name: 'Review mode: lager-poster.png' });
  await expect(review.getByText('Nobody has said what is on it')).toBeVisible();
  const picture = await review.getByRole('img', { name: /^lager-poster/ }).boundingBox();
  const box = await review.locator('.mq-word-box-suggests').boundingBox();
  expect(Math.abs((box?.x ?? 0) - (picture?.x ?? 0) - (picture?.width ?? 0) * 0.1)).toBeLessThan(2);
  await page.keyboard.press('1');
  await expect(review.getByRole('listitem', { name: 'Not here: alcohol at a school' })).toBeVisible();
  await expect(review.getByRole('button', { name: /^Approve\. Not for 1 board/ })).toBeVisible();
  await checkAccessibility(page, 'review mode with a category');
  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: 'Approve this artwork?' });
  await expect(question).toContainText('1 board is not for alcohol');
  await expect(question).toContainText('Placement School Gate');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The artwork is decided.')).toBeVisible();

  await page.goto(`/newcampaign/?orgID=${team.orgID}&teamID=${team._id}`);
  await page.getByRole('button', { name: 'Choose artworks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose artworks' });
  await dialog.getByRole('checkbox', { name: 'lager-poster.png' }).check();
  await dialog.getByRole('button', { name: 'Use 1 artwork' }).click();
  await page.getByRole('textbox', { name: 'Search boards' }).fill('Placement');
  const school = page.getByRole('row', { name: /Placement School Gate/ });
  await expect(school).toContainText('Not here: alcohol at a school');
  await expect(page.getByRole('checkbox', { name: 'Select Placement School Gate' })).toBeDisabled();
  await page.getByRole('button', { name: 'Select all 2 that match' }).click();
  await expect(page.getByText('1 board is left out: what the artworks show may not hang there.')).toBeVisible();
  await expect(page.getByText('1 booked')).toBeVisible();
});

test('a film gets its poster from the first console that shows it', async ({ page, request }) => {
  const api = callerOf(request, await tokenFor(request));
  const team = await anyTeam(api);
  const film = readFileSync('demo/pictures/artworks/northern-grid-turbines-1920x1080.mp4');
  const id = await uploadBytes(request, api, team.orgID, 'film-of-a-test.mp4', 'video/mp4', film);
  const known = async () =>
    (await api.get<{ file: { needsPoster?: boolean; previewURL: string } }>(`/api/file/${id}`)).file;
  const { needsPoster, previewURL } = await known();
  expect(needsPoster).toBe(true);
  await openAs(page, '/home?orgID=all&latest.search=film-of-a-test');
  await expect.poll(async () => (await known()).needsPoster).toBe(undefined);
  const poster = await request.get(previewURL);
  expect(poster.headers()['cache-control']).toContain('immutable');
});
