import type { APIResponse, Page, Route } from '@playwright/test';
import { checkAccessibility, expect as quickly, openAs, test, tokenFor } from './support/console';

// Pages are slow on a busy machine.
const expect = quickly.configure({ timeout: 45_000 });

interface Found {
  organisation: string;
  campaign: string;
  team: string;
}

/** Ids of demo records for the pages that need one. */
async function find(page: Page): Promise<Found> {
  const headers = { authorization: `Bearer ${await tokenFor(page.request)}` };
  const read = async (path: string): Promise<APIResponse> => page.request.get(path, { headers });
  const { organisations }: { organisations: { _id: string }[] } = await (
    await read('/api/organisation/?search=harbour%20media')
  ).json();
  const { campaigns }: { campaigns: { _id: string }[] } = await (
    await read('/api/campaign/?pageSize=1&search=volta%20launch')
  ).json();
  const { teams }: { teams: string[] } = await (await read('/api/user/')).json();
  return { organisation: organisations[0]?._id ?? '', campaign: campaigns[0]?._id ?? '', team: teams[0] ?? '' };
}

const lists = [
  '/home',
  '/boards',
  '/campaigns',
  '/users',
  '/organisations/',
  '/ads',
  '/profile',
  '/financial',
  '/newcampaign/',
  '/management/campaigns',
  '/management/boards',
  '/audit',
];
const records = ({ organisation, campaign, team }: Found): string[] => [
  `/organisation/${organisation}`,
  `/campaign/${campaign}`,
  `/dashboard/${team}`,
];
const withSelection = (path: string): string => `${path}?orgID=all`;

/** Checks that the loaded page has one heading, no sideways scrolling and no axe violations. */
async function check(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `sideways: ${where}`,
    })
    .toBeLessThanOrEqual(0);
  await checkAccessibility(page, where);
}

/** Empty replies for every list. */
const empty: readonly (readonly [call: RegExp, answer: object])[] = [
  [/\/api\/file\/(artworks\/)?\?/, { files: [], totalFiles: 0 }],
  [/\/api\/boards\/uncached\/\?/, { boards: [], totalBoards: 0 }],
  [/\/api\/campaign\/(\?|$)/, { campaigns: [], totalCampaigns: 0 }],
  [/\/api\/organisation\/(\?|$)/, { organisations: [], totalOrganisations: 0 }],
  [/\/api\/team\/(\?|$)/, { teams: [], totalTeams: 0 }],
  [/\/api\/user\/all/, { users: [], totalUsers: 0 }],
  [/\/api\/ads\/(\?|$)/, { ads: [], totalAds: 0 }],
  [/\/api\/ssp\/submissions/, { submissions: [], totalSubmissions: 0 }],
  [/\/api\/audit/, { entries: [], totalEntries: 0 }],
];
const emptyText: Readonly<Record<string, string>> = {
  '/home': 'There are no files to show.',
  '/boards': 'There are no boards to show.',
  '/management/boards': 'There are no boards to show.',
  '/campaigns': 'You have no campaigns. Click the button above (or below) this table to create one.',
  '/management/campaigns': 'You have no campaigns. Click the button above (or below) this table to create one.',
  '/audit': 'Nothing has been recorded yet.',
};

async function answerEmpty(route: Route): Promise<void> {
  const found = empty.find(([call]) => call.test(route.request().url()));
  await (found === undefined ? route.fallback() : route.fulfill({ json: found[1] }));
}

test('every empty page has its own text, no axe violation and no horizontal scrolling', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.route('**/api/**', answerEmpty);
  for (const [index, path] of lists.entries()) {
    await page.setViewportSize({ width: index % 2 === 0 ? 1280 : 320, height: 800 });
    await (index === 0 ? openAs(page, withSelection(path)) : page.goto(withSelection(path)));
    await check(page, `${path}, empty`);
    const words = emptyText[path];
    if (words !== undefined) await expect(page.getByText(words).first()).toBeVisible();
  }
});

/** Calls that still succeed, since no page is shown without them: the session and the API's configuration. */
const alive = /\/api\/(config|super|login|user\/(\?|$)|organisation\/byteam)/;

test('every page whose calls fail shows the failure in place and one persistent notice, without an axe violation', async ({
  page,
  expectConsoleErrors,
}) => {
  test.setTimeout(600_000);
  expectConsoleErrors(/status of 500/, /Failed to fetch (boards|campaigns|organisation details)/);
  const found = await find(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.route('**/api/**', (route) =>
    route.request().method() !== 'GET' || alive.test(route.request().url())
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: { statusCode: 500, error: 'Error', message: 'It broke.', code: 'internal' },
        }),
  );
  const paths = [...lists, ...records(found)].filter((path) => path !== '/newcampaign/');
  for (const [index, path] of paths.entries()) {
    await page.setViewportSize({ width: index % 2 === 0 ? 375 : 1280, height: 800 });
    await (index === 0 ? openAs(page, withSelection(path)) : page.goto(withSelection(path)));
    await expect(page.getByText('Something went wrong. Try refreshing the page after some time.')).toHaveCount(1);
    await expect(page.locator('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await check(page, `${path}, failing`);
  }
});

test('the pages of single records, opened at every width', async ({ page }) => {
  test.setTimeout(600_000);
  const found = await find(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [index, path] of [...records(found), '/audit'].entries()) {
    for (const width of [1280, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await (index === 0 && width === 1280 ? openAs(page, withSelection(path)) : page.goto(withSelection(path)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
          message: `${path} at ${String(width)} px`,
        })
        .toBeLessThanOrEqual(0);
      if (width === 1280) await check(page, `${path} at ${String(width)} px`);
    }
  }
});
