import { checkAccessibility, expect, openAs, test, tokenFor } from './support/console';
import { callerOf } from './support/artworks';

test.describe.configure({ timeout: 300_000 });

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

    await page.getByRole('radio', { name: /^plus New|New \d/ }).check({ force: true });
    const [publisher] = await page.getByRole('button', { name: /^Fold / }).allTextContents();
    expect(publisher).toBeDefined();
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
