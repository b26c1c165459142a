import { checkAccessibility, expect, openAs, test, tokenFor } from './support/console';
import { callerOf } from './support/artworks';

test.describe.configure({ timeout: 120_000 });

interface Summary {
  counts: { new: number; changed: number; gone: number; back: number; ignored: number };
  running: object | null;
}

for (const [width, height] of [
  [1280, 900],
  [375, 812],
] as const)
  test(`the provider is compared; what is new is ignored, and changes are accepted and undone, at ${String(width)} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const api = callerOf(request, await tokenFor(request));
    const summary = () => api.get<Summary>('/api/inventory/summary');
    await openAs(page, '/inventory?orgID=all');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText(/^Compared with the provider/)).toBeVisible();
    await expect.poll(async () => (await summary()).running).toBeNull();
    const before = (await summary()).counts;

    const tiles = page.getByRole('radiogroup', { name: 'States' });
    await tiles.getByText('New', { exact: true }).click();
    await expect(page.getByRole('radio', { name: /New/ })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Fold / }).first()).toBeVisible();
    await checkAccessibility(page, 'the inventory');
    const first = page.getByRole('checkbox', { name: /^Select the differences of / }).first();
    await first.check();
    const bar = page.getByRole('region', { name: 'Bulk actions' });
    await expect(bar).toContainText('selected');
    await bar.getByRole('button', { name: 'Ignore Selected' }).click();
    await expect.poll(async () => (await summary()).counts.ignored).toBeGreaterThan(before.ignored);
    // Nothing of the page is wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
