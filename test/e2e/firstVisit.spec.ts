import { expect, openAs, test } from './support/console';

// What public/boot.js asks for before the console is there must be what the console asks for: each once, none in vain.
for (const address of [
  '/home',
  '/boards?orgID=all',
  '/management/boards?orgID=all',
  '/users',
  '/organisations',
  '/ads',
  '/profile',
]) {
  test(`a first visit to ${address} asks for nothing twice and for nothing in vain`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await openAs(page, address);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => globalThis.marqueeEarly !== undefined)).toBe(true);
    await expect
      .poll(() => page.evaluate(() => [...(globalThis.marqueeEarly?.keys() ?? [])]), {
        message: 'asked for early and not used',
        timeout: 30_000,
      })
      .toEqual([]);
    expect(asked.filter((call, place) => asked.indexOf(call) !== place)).toEqual([]);
  });
}

test('notes of an earlier visit that are no list are left alone', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('marquee.first', '{"/users": 5}');
  });
  await openAs(page, '/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => globalThis.marqueeEarly?.size)).toBe(0);
});
