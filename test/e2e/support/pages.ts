import type { Page } from '@playwright/test';
import { callerOf } from './artworks';
import { checkAccessibility, expect, tokenFor } from './console';

/** Every address of the console without an id, for an administrator. */
export const pages = [
  '/home',
  '/boards',
  '/campaigns',
  '/users',
  '/organisations/',
  '/ads',
  '/profile',
  '/financial',
  '/management/campaigns',
  '/management/boards',
  '/audit',
  '/insights',
  '/inventory',
  '/newcampaign/',
  '/rules',
  '/no/such/page',
] as const;

/** The addresses of one organisation, one campaign and one team of the demo. */
export async function recordPages(page: Page): Promise<string[]> {
  const api = callerOf(page.request, await tokenFor(page.request));
  const { organisations } = await api.get<{ organisations: { _id: string }[] }>(
    '/api/organisation/?search=harbour%20media',
  );
  const { campaigns } = await api.get<{ campaigns: { _id: string }[] }>(
    '/api/campaign/?pageSize=1&search=volta%20launch',
  );
  const { teams } = await api.get<{ teams: string[] }>('/api/user/');
  return [
    `/organisation/${organisations[0]?._id ?? ''}`,
    `/campaign/${campaigns[0]?._id ?? ''}`,
    `/dashboard/${teams[0] ?? ''}`,
  ];
}

/** Waits until a page has its heading and its data. */
export async function isLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Fails if the page scrolls sideways. */
export async function fitsTheWidth(page: Page, where: string): Promise<void> {
  // The layout follows the window size with a delay.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `sideways: ${where}`,
    })
    .toBeLessThanOrEqual(0);
}

/** Checks that the loaded page has one heading, no sideways scrolling and no axe violations. */
export async function checkPage(page: Page, where: string): Promise<void> {
  await isLoaded(page);
  await fitsTheWidth(page, where);
  await checkAccessibility(page, where);
}
