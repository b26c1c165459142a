import { boardsLike, expect, makeBoards, openForm, save } from './support/boards';
import { test } from './support/console';

// Each test has many steps, which are slow on a busy machine.
test.describe.configure({ timeout: 400_000 });

test('the pin and the two numbers move each other', async ({ page }) => {
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Pin Point' }]);
  await openForm(page, id);
  const map = page.getByRole('group', { name: /Map of the board's place/ });
  // Found by the label alone: the map must not be labelled as a second latitude field.
  const latitude = page.getByLabel(/latitude/i);
  const longitude = page.getByRole('textbox', { name: 'Longitude' });
  await expect(longitude).toHaveValue('-9.14');
  const pin = map.locator('.mq-map-pin');
  await expect(pin).toBeVisible();
  await map.click({ position: { x: 60, y: 110 } });
  await expect(latitude).not.toHaveValue('38.72');
  await expect(longitude).not.toHaveValue('-9.14');
  await expect(save(page)).toBeEnabled();
  await latitude.fill('');
  await expect(pin).toHaveCount(0);
  await latitude.fill('-33.9');
  await expect(pin).toBeVisible();
});

test('a save that fails keeps what was typed, and can be done again', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/500 \(Internal Server Error\)/);
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Failing Ferry' }]);
  await openForm(page, id);
  await page.getByRole('textbox', { name: 'City' }).fill('Setúbal');
  await page.route('**/api/boards/modify/**', (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: 500, error: 'Internal Server Error', message: 'The disk is full.', code: 'internal' },
    }),
  );
  await save(page).click();
  await expect(page.getByText('Failed to save the board. Error: The disk is full.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Setúbal');
  // Closing with unsaved changes asks for confirmation.
  await page
    .getByRole('dialog', { name: /Manage a board\./ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  // Focused once the dialog has finished opening: a click while it still moves may miss the button.
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.unroute('**/api/boards/modify/**');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  expect((await boardsLike(page.request, 'Failing Ferry')).map(({ boardloc }) => boardloc.city)).toEqual(['Setúbal']);
});
