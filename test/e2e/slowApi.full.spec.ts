import { callerOf } from './support/artworks';
import { expect, openAs, test, tokenFor } from './support/console';
import { watchJumps } from './support/jumps';

test.describe.configure({ timeout: 120_000 });

/** Delay of each reply in milliseconds, so that the parts of a page appear one after the other. */
const late = 1000;

for (const [what, width] of [
  ['home', 375],
  ['home', 768],
  ['boards', 375],
  ['campaigns', 375],
  ['audit', 1280],
  ['inventory', 375],
  ['team', 375],
  ['organisation', 375],
  ['organisation', 1280],
] as const)
  test(`the page of ${what} stays where it is at ${String(width)} px while its parts load`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    const api = callerOf(page.request, await tokenFor(page.request));
    const [team = ''] = (await api.get<{ teams: string[] }>('/api/user/')).teams;
    const { org } = await api.get<{ org: { _id: string } }>(`/api/organisation/byteam/${team}`);
    const address = {
      home: '/home',
      boards: `/boards?orgID=${org._id}&teamID=${team}`,
      campaigns: '/campaigns',
      audit: '/audit',
      inventory: '/inventory',
      team: `/dashboard/${team}`,
      organisation: `/organisation/${org._id}`,
    }[what];
    // Load the shell and the lazy chunks first.
    await openAs(page, address);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const jumps = await watchJumps(page);
    await page.route(/\/api\/(?!events)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.fallback();
    });
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForTimeout(5 * late);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // 0.1 is what Web Vitals calls good; the other pages do better.
    expect(await jumps()).toBeLessThan(what === 'campaigns' ? 0.1 : 0.01);
  });
