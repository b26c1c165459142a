import type { Route } from '@playwright/test';
import { expect as quickly, openAs, test } from './support/console';
import { checkPage, dataPages, recordPages } from './support/pages';

// Pages are slow on a busy machine.
const expect = quickly.configure({ timeout: 45_000 });

const withSelection = (path: string): string => `${path}?orgID=all`;

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
  for (const [index, path] of [...dataPages, '/newcampaign/'].entries()) {
    await page.setViewportSize({ width: index % 2 === 0 ? 1280 : 320, height: 800 });
    await (index === 0 ? openAs(page, withSelection(path)) : page.goto(withSelection(path)));
    await checkPage(page, `${path}, empty`);
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
  const paths = [...dataPages, ...(await recordPages(page))];
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.route('**/api/**', (route) =>
    route.request().method() !== 'GET' || alive.test(route.request().url())
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: { statusCode: 500, error: 'Error', message: 'It broke.', code: 'internal' },
        }),
  );
  for (const [index, path] of paths.entries()) {
    await page.setViewportSize({ width: index % 2 === 0 ? 375 : 1280, height: 800 });
    await (index === 0 ? openAs(page, withSelection(path)) : page.goto(withSelection(path)));
    await expect(page.getByText('Something went wrong. Try refreshing the page after some time.')).toHaveCount(1);
    await expect(page.locator('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await checkPage(page, `${path}, failing`);
  }
});
