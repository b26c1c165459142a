import { makeBoards, openForm, save } from './support/boards';
import { expect, test } from './support/console';

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
