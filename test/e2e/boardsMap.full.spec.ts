import { makeBoards } from './support/boards';
import { checkAccessibility, expect, openAs, test } from './support/console';

test.describe.configure({ timeout: 400_000 });

test('the map: a pin opens its board, a box ticks boards, those without a place are listed', async ({ page }) => {
  await makeBoards(page.request, [
    { boardname: 'Atoll West', lat: -30, long: -130, boardPaused: true },
    { boardname: 'Atoll East', lat: -30, long: -100 },
    { boardname: 'Atoll Nowhere', lat: 0, long: 0 },
  ]);
  await openAs(page, '/boards?orgID=all&search=Atoll&view=map');
  const map = page.getByRole('group', { name: /^Map of the boards/ });
  const list = page.getByRole('region', { name: 'In this view' });
  await expect(list.getByText('2 of 3')).toBeVisible();
  const west = map.getByRole('button', { name: 'Manage Board Atoll West, paused' });
  await expect(west).toBeVisible();
  await checkAccessibility(page, 'the map');

  // Hovering shows a preview; a click opens the board.
  await west.hover();
  await expect(page.locator('.mq-map-preview').getByText('Atoll West')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.mq-map-preview')).toHaveCount(0);
  await west.click();
  const dialog = page.getByRole('dialog', { name: /Manage a board\./ });
  await expect(dialog.getByRole('textbox', { name: 'Board name' })).toHaveValue('Atoll West');
  await expect(page).toHaveURL(/board=/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  // Draw a box around the eastern board.
  const east = map.getByRole('button', { name: /^Manage Board Atoll East/ });
  await page.getByRole('button', { name: 'Select an area' }).click();
  const spot = await east.boundingBox();
  if (!spot) throw new Error('The pin is not on the map');
  await page.mouse.move(spot.x - 40, spot.y - 40);
  await page.mouse.down();
  await page.mouse.move(spot.x + 20, spot.y + 20, { steps: 4 });
  await page.mouse.move(spot.x + spot.width + 30, spot.y + spot.height + 30, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(list.getByRole('checkbox', { name: 'Select Atoll East' })).toBeChecked();
  await expect(list.getByRole('checkbox', { name: 'Select Atoll West' })).not.toBeChecked();
  // The table shows the same selection.
  await page.getByText('Table', { exact: true }).click();
  await expect(map).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Select Atoll East' })).toBeChecked();
  await page.getByText('Map', { exact: true }).click();

  await page.getByRole('button', { name: '1 board without usable coordinates' }).click();
  await expect(page.getByRole('button', { name: 'Manage Board Atoll Nowhere' })).toBeVisible();
});
