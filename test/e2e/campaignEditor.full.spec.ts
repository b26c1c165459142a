import { anyTeam, callerOf } from './support/artworks';
import { ana, expect, openAs, test, tokenFor } from './support/console';

// No retries: the boards and artworks of the first attempt would still exist.
test.describe.configure({ timeout: 240_000, retries: 0 });

test('a box on the map books the boards in it', async ({ page, request }) => {
  const team = await anyTeam(callerOf(request, await tokenFor(request)));
  await openAs(page, `/newcampaign/?orgID=${team.orgID}&teamID=${team._id}`, ana.email);
  await page.getByRole('button', { name: 'Select an area' }).click();
  const map = page.getByRole('group', { name: 'Map of the boards' });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not drawn.');
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 80, box.y + box.height - 40, { steps: 5 });
  await page.mouse.up();
  const book = page.getByRole('button', { name: /^Book [1-9]/ });
  await expect(book).toBeEnabled();
  const [, count] = /^Book ([\d,]+)/.exec(await book.innerText()) ?? [];
  await book.click();
  await expect(page.getByText(`${count ?? 'none'} booked`)).toBeVisible();
});
