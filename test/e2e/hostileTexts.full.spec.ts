import { expect, test as base, type Page } from '@playwright/test';
import { hostileTexts } from '../attack/hostileTexts';
import { plant, routesOf, showsPlanted, type Planted } from '../attack/plant';
import { headersFor } from '../support/processes';
import { ScreenProvider } from '../support/screenProvider';
import { password, robin } from './support/console';
import { startOwnServer } from './support/ownServer';

/** All texts in `npm run test:attack`, otherwise every eighth. */
const texts = process.env['MARQUEE_LONG'] === '1' ? hostileTexts : hostileTexts.filter((_, index) => index % 8 === 1);

interface Told {
  pwn: unknown;
  violations: string[];
}
declare global {
  interface Window {
    __pwn?: number;
    __violations?: string[];
  }
}

interface Hostile {
  address: string;
  token: string;
  planted: Planted[];
}

/** Uses a separate server, so that the hostile texts do not affect other tests. */
const test = base.extend<object, { hostile: Hostile }>({
  hostile: [
    async ({}, use) => {
      const provider = new ScreenProvider();
      provider.screens = texts.map((text, id) => ({
        id,
        device: `p${String(id)}`,
        name: `${text} pwn`,
        publisher: `${text} pwn`,
        city: text,
        country: text,
        type: text,
        venue: text,
        hours: text,
      }));
      const { address, stop } = await startOwnServer({
        DEMO: '1',
        INVENTORY_URL: await provider.listen(),
        INVENTORY_USERNAME: 'marquee',
        INVENTORY_PASSWORD: 'six green bottles',
        SSP_DRIVER: 'manual',
      });
      await use({ address, ...(await plantAll(address)) });
      await stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
});

const told = (page: Page): Promise<Told> =>
  page.evaluate(() => ({ pwn: window.__pwn, violations: window.__violations ?? [] }));

/** Signs in on every page, and notes what the content security policy refuses. */
const prepare = (page: Page, token: string) =>
  page.addInitScript((value) => {
    window.__violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.__violations?.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
    if (sessionStorage.getItem('signed-in-once') === null) {
      sessionStorage.setItem('signed-in-once', '1');
      localStorage.setItem('marquee.token', value);
    }
  }, token);

async function plantAll(address: string): Promise<{ token: string; planted: Planted[] }> {
  const headers = await headersFor(address, { loginEmail: robin.email, loginPass: password });
  /** A GET, or a POST if there is a body. */
  const send = async <T>(path: string, given?: object): Promise<T> => {
    const body = JSON.stringify(given);
    const answer = await fetch(`${address}${path}`, { headers, ...(given && { method: 'POST', body }) });
    if (answer.status !== 200)
      throw new Error(`${path} ${body} answered ${String(answer.status)}: ${await answer.text()}`);
    return (await answer.json()) as T; // the caller names the fields it reads
  };
  const { _id: me } = await send<{ _id: string }>('/api/user/');
  const put = async (url: string, bytes: Buffer): Promise<void> =>
    void (await fetch(new URL(url, address), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(bytes),
    }));
  /** The submission of an artwork, when its ten seconds to undo are over. */
  const manualOf = async (file: string): Promise<string> => {
    for (const until = Date.now() + 60_000; Date.now() < until; await new Promise((done) => setTimeout(done, 500))) {
      const { submissions } = await send<{ submissions: { _id: string }[] }>(
        `/api/ssp/submissions?fileID=${file}&state=manual`,
      );
      if (submissions[0]) return submissions[0]._id;
    }
    throw new Error(`No submission of ${file}`);
  };
  const planted: Planted[] = [];
  for (const [index, text] of texts.entries()) planted.push(await plant({ post: send, put, me }, text, index));
  const views = texts.map((text) => ({ name: `${text} pwn`, search: 'paused=true' }));
  await send('/api/user/preferences', { preferences: { 'views:boards': views } });
  await send('/api/inventory/checks', {});
  // What the platform says of an artwork, which is then refused here, so that it is on the list 'Still live' too.
  for (const { file } of planted) {
    await send(`/api/file/modify/${file}`, { isPreApproved: true, isReviewed: true });
    await send('/api/ads/submittossp/', { fileID: file });
  }
  for (const [index, { file }] of planted.entries()) {
    const feedback = `${texts[index] ?? ''} pwn${String(index)}`;
    await send(`/api/ssp/submissions/${await manualOf(file)}/record`, { state: 'denied', feedback });
    await send(`/api/file/modify/${file}`, { isPreApproved: false, isReviewed: true, approvalComment: feedback });
  }
  return { token: (headers['authorization'] ?? '').replace('Bearer ', ''), planted };
}

test('no text from data runs as a script or violates the content security policy, on any page', async ({
  page,
  hostile: { address, token, planted },
}) => {
  test.setTimeout(texts.length > 20 ? 3_600_000 : 900_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await prepare(page, token);

  const walked = planted
    .slice(0, texts.length > 20 ? 12 : 1)
    .flatMap((each, index) =>
      index === 0
        ? routesOf(each)
        : routesOf(each).filter((route) => Object.values(each).some((id: string) => route.includes(id))),
    );
  for (const route of walked) {
    await page.goto(`${address}${route}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (showsPlanted(route)) await expect(page.getByText('pwn').first(), route).toBeVisible();
    for (const row of await page
      .locator('tbody tr')
      .all()
      .then((rows) => rows.slice(0, 3)))
      await row.hover({ timeout: 2_000 }).catch(() => undefined);
    expect({ route, ...(await told(page)) }).toEqual({ route, pwn: undefined, violations: [] });
  }
  expect(dialogs).toEqual([]);
});

test('dialogs, menus and notices about planted records run nothing either', async ({
  page,
  hostile: { address, token },
}) => {
  test.setTimeout(300_000);
  await prepare(page, token);
  await page.goto(`${address}/boards?orgID=all&search=pwn`);
  await expect(page.locator('tbody input[type=checkbox]').first()).toBeVisible();
  await page.locator('thead input[type=checkbox]').first().check();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByText('Delete Selected').click();
  await expect(page.getByRole('button', { name: "No, I'll keep it." })).toBeVisible();
  expect(await told(page)).toEqual({ pwn: undefined, violations: [] });
  await page.getByRole('button', { name: "Yes, I'm sure." }).click();
  await expect(page.getByText('Successfully deleted campaign. Refresh this page.').first()).toBeVisible();
  expect(await told(page)).toEqual({ pwn: undefined, violations: [] });
});
