import type { Locator, Page } from '@playwright/test';
import { filesNamed, submissionsOf, type Caller } from './artworks';
import { expect } from './console';

/** The field of a disapproval's reason. */
export const reasonField = (page: Page) => page.getByPlaceholder('Type in your reason for disapproval (required)');
/** The row of an artwork on the start page. */
export const inLatest = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'LATEST ARTWORKS' }).getByRole('row').filter({ hasText: name });

/** The names of undecided demo artworks, with or without ads. */
export async function undecided(api: Caller, ads: boolean): Promise<string[]> {
  return (await filesNamed(api, ''))
    .filter(
      (file) => file.isPreApproved === null && file.ads > 0 === ads && /^[\w-]+\.(jpg|png|webp)$/.test(file.fileName),
    )
    .map(({ fileName }) => fileName);
}

/** Waits until the supply-side platform has taken the artwork. */
export async function reachesTheSsp(api: Caller, name: string): Promise<void> {
  const [file] = await filesNamed(api, name);
  await expect
    .poll(async () => (await submissionsOf(api, file?._id ?? '')).map(({ state }) => state), {
      message: name,
      timeout: 90_000,
      intervals: [1_000],
    })
    .toEqual(['approved']);
}
