import type { Page } from '@playwright/test';
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

test('the audit log is reached from the sidebar', async ({ page }) => {
  await openAs(page, '/profile?orgID=all');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Robin Vale.*Signed in/ }).first()).toBeVisible();
});

/** The focused element: its name, whether it is in the main part, and the ring on it or on an element around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const box = active.getBoundingClientRect();
    const around: Element[] = [];
    for (let at: Element | null = active; at; at = at.parentElement) around.push(at);
    return {
      name: active.getAttribute('aria-label') ?? active.textContent,
      isInMain: active.closest('main') !== null,
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
      hasRing: around.some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
      }),
    };
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the focus is seen at every stop of sidebar and top bar (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAs(page, '/users');
    await expect(page.getByRole('row', { name: /Robin Vale/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage', exact: true })).toBeVisible();
    const seen: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const { name, isInMain, box, hasRing } = await focused(page);
      if (isInMain) break;
      expect(hasRing, `a ring on '${name}'`).toBe(true);
      // The ring is visible, not clipped by an element around it.
      const clip = {
        x: Math.max(0, box.x - 12),
        y: Math.max(0, box.y - 12),
        width: box.width + 24,
        height: box.height + 24,
      };
      const withFocus = await page.screenshot({ clip });
      // Tab continues from here even after the blur.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      const without = await page.screenshot({ clip });
      expect(withFocus.equals(without), `a drawn ring on '${name}'`).toBe(false);
      seen.push(name);
    }
    expect(seen).toEqual(expect.arrayContaining(['Manage', 'Admin Dash', 'Users', 'Boards']));
    expect(seen.filter((name) => name === 'Campaigns')).toHaveLength(2);
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
