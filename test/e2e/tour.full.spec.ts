import { checkAccessibility, expect, openAs, test } from './support/console';

// Each test opens several pages.
test.describe.configure({ timeout: 400_000 });

const tours = [
  ['/home', 6, 'Close'],
  ['/boards', 5, 'Skip'],
] as const;

for (const [address, steps, end] of tours) {
  test(`${address}: the disclaimer, then the tour over real elements; closing either takes it out of the address`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAs(page, `${address}?firstSignin=true&showTutorial=true&orgID=all`);
    const disclaimer = page.getByRole('dialog', { name: 'Before you start' });
    await expect(disclaimer).toBeVisible();
    await checkAccessibility(page, `the disclaimer on ${address}`);
    await page.getByRole('button', { name: 'I understand' }).click();
    await expect(disclaimer).toHaveCount(0);
    await expect(page).not.toHaveURL(/firstSignin/);

    const tour = page.locator('.mq-tour');
    const button = (name: string) => tour.getByRole('button', { name, exact: true });
    await expect(tour.getByText(`1 of ${String(steps)}`)).toBeVisible();
    expect(await tour.evaluate((element) => element.getBoundingClientRect().width)).toBe(900);
    await checkAccessibility(page, `the tour on ${address}`);
    await expect(button('Back')).toHaveCount(0);
    await button('Next').click();
    await expect(tour.getByText(`2 of ${String(steps)}`)).toBeVisible();
    await button('Back').click();
    for (let step = 1; step < steps; step += 1) {
      await expect(tour.getByText(`${String(step)} of ${String(steps)}`)).toBeVisible();
      await expect(tour, `step ${String(step)} is whole`).toBeInViewport({ ratio: 1 });
      await button('Next').click();
    }
    await expect(tour.getByText(`${String(steps)} of ${String(steps)}`)).toBeVisible();
    await button('Finish').click();
    await expect(tour).toHaveCount(0);
    await expect(page).not.toHaveURL(/showTutorial/);

    await page.goto(`${address}?showTutorial=true&orgID=all`);
    await button(end).click();
    await expect(tour).toHaveCount(0);
    await expect(page).not.toHaveURL(/showTutorial/);
  });
}
