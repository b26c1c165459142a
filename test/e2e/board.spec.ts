import { makeBoards, save } from './support/boards';
import { checkAccessibility, expect, openAs, test } from './support/console';

test.describe.configure({ timeout: 400_000 });

test('a new board: marks at the fields, a name that is taken, then saved and in the list', async ({ page }) => {
  await makeBoards(page.request, [{ boardname: 'Form Quay 1' }]);
  await openAs(page, '/boards?add=manual');
  const dialog = page.getByRole('dialog', { name: /Add a new board\./ });
  await expect(dialog.getByText(/^Setting up a board for team: \S/)).toBeVisible();
  await expect(dialog.getByText("Your board's name. Make it unique.")).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Board name' }).fill('Form Quay 1');
  await expect(dialog.getByText('Another board has this name. Make it unique.')).toBeVisible();
  await save(page).click();
  await expect(dialog.getByText('Latitude is required')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Latitude' })).toBeFocused();

  await dialog.getByRole('textbox', { name: 'Latitude' }).fill('90');
  await expect(dialog.getByText('Latitude must be between -90 and 90')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Latitude' }).fill('38.7223');
  await expect(dialog.getByText('Valid latitude')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Longitude' }).fill('-190.14');
  await expect(dialog.getByText('Longitude must be between -180 and 180')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Longitude' }).fill('-180');
  await expect(dialog.getByText('Valid longitude')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Portugal');
  await dialog.getByRole('textbox', { name: 'Vertical Resolution' }).fill('400');
  await dialog.getByRole('textbox', { name: 'Surface area' }).fill('28.5');
  await expect(dialog.getByText('This point lies outside Portugal.')).toBeVisible();
  await checkAccessibility(page, 'the form with a name that is taken');

  await dialog.getByRole('textbox', { name: 'Board name' }).fill('Form Quay 2');
  await expect(dialog.getByText('No other board has this name')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Successfully saved the board. You can go back now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeDisabled();
  await expect(dialog.getByText(/needs? a look/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/boards?orgID=all&search=Form+Quay+2');
  await expect(page.getByRole('button', { name: 'Manage Board Form Quay 2' })).toBeVisible();
});
