import { callerOf, filesNamed } from './support/artworks';
import { checkAccessibility, expect, logIn, robin, test, tokenFor } from './support/console';
import { inLatest, reachesTheSsp, reasonField, undecided } from './support/decisions';

test('the main job by mouse: approve one with ads, disapprove another, and all of it is still there', async ({
  page,
  request,
}) => {
  test.setTimeout(420_000);
  const api = callerOf(request, await tokenFor(request));
  const [approved = ''] = await undecided(api, true);
  const [rejected = ''] = await undecided(api, false);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hello, Admin.' })).toBeVisible();
  await checkAccessibility(page, '/');
  await logIn(page);
  await expect(page.getByText(`Hey ${robin.firstName}.`)).toBeVisible();

  await page.getByRole('textbox', { name: 'Search LATEST ARTWORKS by name' }).fill(approved);
  const row = inLatest(page, approved);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('NOT SET');
  await checkAccessibility(page, '/home');
  await row.getByRole('button', { name: `Approve ${approved}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(approved);
  await checkAccessibility(page, 'the confirmation of an approval');
  await dialog.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Successfully saved message to file.')).toBeVisible();
  await expect(row).toContainText('Approved');
  await expect(row).toContainText('Queued for the SSP');

  await page.getByRole('textbox', { name: 'Search LATEST ARTWORKS by name' }).fill(rejected);
  await inLatest(page, rejected)
    .getByRole('button', { name: `Disapprove ${rejected}`, exact: true })
    .click();
  const send = dialog.getByRole('button', { name: 'Disapprove', exact: true });
  await checkAccessibility(page, 'the dialog that asks for a reason');
  await reasonField(page).fill('Price is out of date');
  await send.click();
  await expect(inLatest(page, rejected)).toContainText('Rejected');

  await page.reload();
  await expect(inLatest(page, rejected)).toContainText('Price is out of date');
  expect(await filesNamed(api, rejected)).toMatchObject([
    { isPreApproved: false, isReviewed: true, approvalComment: 'Price is out of date', decidedBy: 'Robin Vale' },
  ]);
  await reachesTheSsp(api, approved);
  await page.getByRole('textbox', { name: 'Search LATEST ARTWORKS by name' }).fill(approved);
  await expect(row).toContainText('Submitted');
});
