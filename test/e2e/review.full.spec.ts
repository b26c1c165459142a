import type { Page } from '@playwright/test';
import { anyTeam, callerOf, filesNamed, uploadArtworks } from './support/artworks';
import { expect, openAs, test, tokenFor } from './support/console';

const reviewMode = (page: Page) => page.getByRole('dialog', { name: 'Review mode' });
/** Waits for the artwork: keys are ignored until it is visible. */
const shows = (page: Page, name = 'none') =>
  expect(reviewMode(page).getByRole('heading', { name })).toBeVisible({ timeout: 30_000 });

/** The number of decided artworks. */
const decided = 100;
/** The artworks whose approval is undone at once. Of all, every fifth is disapproved. */
const takenBack = [20, 61];
const many = Array.from(
  { length: decided + takenBack.length },
  (_, index) => `relay-${String(index).padStart(3, '0')}.png`,
);
const isDisapproved = (index: number): boolean => index % 5 === 4;
const isUndone = (index: number): boolean => takenBack.includes(index);

test(`${String(decided)} artworks decided by keys alone: two presses an approval, three a disapproval; every decision right`, async ({
  page,
  request,
}) => {
  test.setTimeout(420_000);
  const api = callerOf(request, await tokenFor(request));
  const team = await anyTeam(api);
  const ids = await uploadArtworks(request, api, team.orgID, many);

  await openAs(page, `/home?review=${ids[0] ?? ''}&latest.search=relay-&latest.sortID=fileName&latest.sortDesc=false`);
  await expect(reviewMode(page).getByText(`1 of ${String(many.length)}`, { exact: true })).toBeVisible();
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  for (const [index, name] of many.entries()) {
    await shows(page, name);
    await press(...(isDisapproved(index) ? ['d', '1', 'Enter'] : ['a', 'Enter']));
    if (!isUndone(index)) continue;
    await shows(page, many[index + 1]);
    await expect(
      reviewMode(page)
        .getByRole('button', { name: /^Undo Z/ })
        .filter({ hasText: name }),
    ).toBeVisible();
    await page.keyboard.press('z');
    await shows(page, name);
    await page.keyboard.press('j');
  }
  // Only the two undone artworks are left.
  await shows(page, many[takenBack[0] ?? 0]);
  const disapproved = many.filter((_, index) => isDisapproved(index)).length;
  expect(presses).toBe((many.length - disapproved) * 2 + disapproved * 3);

  await expect
    .poll(async () => (await filesNamed(api, 'relay-')).filter(({ isPreApproved }) => isPreApproved !== null).length, {
      timeout: 30_000,
    })
    .toBe(decided);
  const files = await filesNamed(api, 'relay-');
  expect(files.map(({ isPreApproved }) => isPreApproved)).toEqual(
    many.map((_, index) => (isUndone(index) ? null : !isDisapproved(index))),
  );
  expect(
    files.filter((_, index) => isDisapproved(index)).every(({ approvalComment }) => (approvalComment ?? '') !== ''),
  ).toBe(true);
});
