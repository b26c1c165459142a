import { boardsLike, expect, makeBoards, openForm, save } from './support/boards';
import { ana, checkAccessibility, password, robin, test } from './support/console';

// Each test has many steps, which are slow on a busy machine.
test.describe.configure({ timeout: 400_000 });

test('the pin and the two numbers move each other', async ({ page }) => {
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Pin Point' }]);
  await openForm(page, id);
  const map = page.getByRole('group', { name: /Map of the board's place/ });
  // Found by the label alone: the map must not be labelled as a second latitude field.
  const latitude = page.getByLabel(/latitude/i);
  const longitude = page.getByRole('spinbutton', { name: 'Longitude' });
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

test('deletes a board from its form, after asking, and goes to the management screen', async ({ page }) => {
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Doomed Dock' }]);
  await openForm(page, id);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete this board? It cannot be undone.')).toBeVisible();
  await expect(page.getByRole('button', { name: "No, I'll keep it." })).toBeFocused();
  await page.getByRole('button', { name: "No, I'll keep it." }).click();
  await expect(page.getByText('Delete this board? It cannot be undone.')).toBeHidden();
  const asked = page.waitForRequest((request) => request.url().endsWith(`/api/board/delete/${id}`));
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: "Yes, I'm sure." }).click();
  await asked;
  await expect(page.getByText('Successfully deleted campaign. Redirecting you to Management Screen.')).toBeVisible();
  await page.waitForURL(/\/management\/campaigns/);
  expect((await boardsLike(page.request, 'Doomed Dock')).map(({ isDeleted }) => isDeleted)).toEqual([true]);
});

test('two administrators edit one board: the second sees both sides and loses nothing', async ({
  page,
  browser,
  baseURL,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/409 \(Conflict\)/);
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Contested Corner' }]);
  await openForm(page, id);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openForm(other, id, ana.email);
  await page.getByRole('textbox', { name: 'City' }).fill('Porto');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Country' }).fill('Spain');
  await other.getByRole('textbox', { name: 'City' }).fill('Faro');
  await save(other).click();
  await expect(other.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await other.context().close();

  await save(page).click();
  const conflict = page.getByRole('region', { name: 'Changed by somebody else' });
  await expect(conflict.getByText(new RegExp(`${ana.firstName}.* saved this board in the meantime`))).toBeVisible();
  await expect(conflict.getByRole('radio', { name: 'City: yours' })).toBeChecked();
  await conflict.getByRole('radio', { name: 'City: theirs' }).check();
  await checkAccessibility(page, 'the conflict');
  await conflict.getByRole('button', { name: 'Save the chosen values' }).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  const [stored] = await boardsLike(page.request, 'Contested Corner');
  expect(stored?.boardloc).toMatchObject({ city: 'Faro', country: 'Spain' });
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

test('a session that ends in the middle of an edit: after the login the typed text is back', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/401 \(Unauthorized\)/, /Failed to fetch boards/);
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Interrupted Inlet' }]);
  await openForm(page, id);
  await page.getByRole('textbox', { name: 'City' }).fill('Sines');
  const token = await page.evaluate(() => localStorage.getItem('marquee.token'));
  await page.request.get('/api/login/logout', { headers: { authorization: `Bearer ${token ?? ''}` } });
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Hello, Admin.' })).toBeVisible();
  await page.locator('input[name="email"]').fill(robin.email);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/boards\?.*board=/);
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Sines');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  expect((await boardsLike(page.request, 'Interrupted Inlet')).map(({ boardloc }) => boardloc.city)).toEqual(['Sines']);
});

test('pauses and resumes from the form, each with the negation of the switch', async ({ page }) => {
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Switching Station' }]);
  await openForm(page, id);
  const toggle = page.getByRole('switch', { name: /Switching Station/ });
  for (const paused of [true, false]) {
    const sent = page.waitForRequest((request) => request.url().includes('/api/boards/modify/'));
    await toggle.click();
    expect((await sent).postDataJSON()).toEqual({ boardPaused: paused });
    await expect(toggle).toBeChecked({ checked: !paused });
  }
});
