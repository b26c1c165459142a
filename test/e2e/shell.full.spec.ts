import { checkAccessibility, expect as quickly, openAs, test } from './support/console';

// Pages are slow on a busy machine.
const expect = quickly.configure({ timeout: 45_000 });

// Each test opens several pages.
test.describe.configure({ timeout: 400_000 });

test('the command palette: by keyboard alone to a page, a record and an action', async ({ page }) => {
  await openAs(page, '/home?orgID=all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Go to a page, find a record, run an action' });
  const open = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  };
  await open();
  await checkAccessibility(page, 'the command palette');
  await page.keyboard.type('go to users');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\?orgID=all/);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await open();
  await page.keyboard.type('Volta launch');
  await expect(page.getByRole('option', { name: /^Volta launch/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Volta launch' })).toBeVisible();

  await open();
  await page.keyboard.type('switch organisation harbour media');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orgID=(?!all)/);

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();
  await open();
  await page.keyboard.type('create an organisation');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create an organisation' }).getByLabel('Name')).toBeFocused();
});

test('campaigns are a table from 768 px up and cards below', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openAs(page, '/campaigns?orgID=all');
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Campaigns' })).toBeVisible();
  await page.getByRole('tab', { name: 'PAUSED' }).click();
  await expect(page).toHaveURL(/show=paused/);
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await page.getByRole('button', { name: 'Next campaign' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^2 of/ })).toBeVisible();
});
