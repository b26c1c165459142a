import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '../../scripts/browsers.cjs';
import { measurePresses } from './pressToShown';
import { watchNetwork } from '../e2e/support/quietNetwork';
import { clickToRows, meterOf, preparePages, rows, rowsShown, scriptBytes } from './browserPage';
import { peerRows, startPeer } from './peer';
import { openPlace, seed, start, type Running } from './processes';
import { median, millisecondsOf, type Context } from './report';

const repetitions = 5;
/** More repetitions, because cold loads vary by 20 %. */
const coldLoads = 15;
const boardsPage = '/boards?orgID=all';
const program = chromiumOptions();
const viewport = { width: 1280, height: 900 };

/** Times that a user waits for in a real browser, with the largest requested number of boards. */
export async function benchBrowser(context: Context): Promise<void> {
  const database = context.databases.includes('postgres') ? 'postgres' : 'pglite';
  const boards = Math.max(...context.sizes);
  const place = await openPlace(database);
  const browser = await chromium.launch(program);
  try {
    context.say(`browser: filling up to ${boards.toLocaleString('en')} boards on ${database}`);
    seed(place, { boards });
    const server = await start(place);
    await server.get('/api/boards/facets'); // warms up the board index
    const where = `${database} ${boards.toLocaleString('en')}`;
    await benchBytes(context, browser, server);
    await benchLoads(context, browser, server, where);
    await benchHands(context, browser, server, where);
    await benchReview(context, browser, server);
    await benchCsv(context, browser, server);
    await server.stop();
  } finally {
    await browser.close();
    await place.remove();
  }
}

const tokenOf = ({ headers }: Running): string => (headers['authorization'] ?? '').replace('Bearer ', '');

/** Runs `work` on a page of a new browser context. */
async function onPage<T>(
  browser: Browser,
  server: Running,
  isSignedIn: boolean,
  work: (page: Page) => Promise<T>,
  row = rows,
): Promise<T> {
  const session = await browser.newContext({ baseURL: server.address, viewport });
  if (isSignedIn) await preparePages(session, tokenOf(server), row);
  try {
    return await work(await session.newPage());
  } finally {
    await session.close();
  }
}

async function benchBytes(context: Context, browser: Browser, server: Running): Promise<void> {
  context.say('browser: bytes');
  const login = await onPage(browser, server, false, async (page) => {
    await page.goto('/');
    await page.getByRole('textbox').first().waitFor();
    return scriptBytes(page, 'before the first paint');
  });
  const add = (what: string, bytes: number, most: number): void =>
    context.add(what, 'brotli', bytes / 1000, 'kB', { most });
  add('scripts to the painted login page', login, 200);
  for (const path of [boardsPage, '/home']) {
    const bytes = await onPage(browser, server, true, async (page) => {
      await page.goto(path);
      await rowsShown(page);
      return scriptBytes(page);
    });
    add(`scripts to the first rows of ${path.replace(/\?.*/, '')}`, bytes, 320);
  }
}

/** Loads; with `--peer`, in turns with react-admin showing the same list over the same API, which is the limit. */
async function benchLoads(context: Context, browser: Browser, server: Running, where: string): Promise<void> {
  context.say(`browser: loads${context.withPeer ? ' beside react-admin' : ''}`);
  const peer = context.withPeer ? await startPeer(server) : undefined;
  const theirServer = peer && { ...server, address: peer.address };
  const add = (what: string, taken: number[], theirs: number[], share: number): void => {
    const limit = median(theirs.slice(1));
    const note = peer === undefined ? '' : `react-admin ${limit.toFixed(0)} ms`;
    const most = peer === undefined ? 560 : share * limit;
    context.add(what, where, median(taken.slice(1)), 'ms', { most }, note);
  };

  // The second address has no selection, which the console asks for first.
  const cold = new Map<string, number[]>([boardsPage, '/boards', '/home'].map((path) => [path, []]));
  const theirs: number[] = [];
  for (let round = 0; round <= coldLoads; round += 1) {
    for (const [path, taken] of cold) taken.push(await onPage(browser, server, true, (page) => load(page, path)));
    if (theirServer) theirs.push(await onPage(browser, theirServer, true, (page) => load(page, '/'), peerRows));
  }
  const repeated = await repeatVisits(server, boardsPage, rows);
  const theirRepeated = theirServer ? await repeatVisits(theirServer, '/', peerRows) : [];
  peer?.stop();
  for (const [path, taken] of cold) add(`cold load of ${path} to rows`, taken, theirs, 0.95);
  add(`repeat visit to the rows of ${boardsPage}`, repeated, theirRepeated, 0.8);
}

/** @returns the time from the start of the navigation to painted rows: milliseconds */
async function load(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return rowsShown(page);
}

/**
 * Visits with a profile on disk, as people have: only there does the browser keep a script compiled, from the second
 * visit on.
 *
 * @returns the times of the visits from the third one on: milliseconds
 */
async function repeatVisits(server: Running, path: string, row: string): Promise<number[]> {
  const profile = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const session = await chromium.launchPersistentContext(profile, { ...program, baseURL: server.address, viewport });
  const taken: number[] = [];
  try {
    await preparePages(session, tokenOf(server), row);
    const page = await session.newPage();
    for (let visit = 0; visit < coldLoads + 2; visit += 1) {
      taken.push(await load(page, path));
      await wait(1000);
      await page.goto('about:blank');
    }
  } finally {
    await session.close();
    rmSync(profile, { recursive: true, force: true });
  }
  return taken.slice(2);
}

/** Paging, sorting, ticking rows and typing, on one page. */
async function benchHands(context: Context, browser: Browser, server: Running, where: string): Promise<void> {
  context.say('browser: next page, sort, ticks, typing');
  await onPage(browser, server, true, async (page) => {
    const quiet = watchNetwork(page);
    await page.goto(boardsPage);
    await rowsShown(page);
    await quiet();
    const add = (what: string, value: number, most: number): void => context.add(what, where, value, 'ms', { most });
    const next = page.getByRole('listitem', { name: 'Next Page' }).getByRole('button');
    const name = page.getByRole('columnheader', { name: /name/i }).first();
    const [pages, sorts]: [number[], number[]] = [[], []];
    for (let round = 0; round < repetitions; round += 1) {
      pages.push(await clickToRows(page, () => next.click()));
      await wait(200);
      sorts.push(await clickToRows(page, () => name.click()));
      await wait(200);
    }
    add('next page to painted rows', median(pages), 100);
    add('sort to painted rows', median(sorts), 100);
    await page.evaluate(() => {
      window.meter?.events.splice(0);
      window.meter?.longTasks.splice(0);
    });
    for (let row = 0; row < 5; row += 1) await page.locator(`${rows} input[type=checkbox]`).nth(row).click();
    const worst = async (kinds: RegExp): Promise<number> =>
      Math.max(0, ...(await meterOf(page)).events.filter(({ type }) => kinds.test(type)).map(({ ms }) => ms));
    await wait(300);
    add('a tick to paint, slowest of five', await worst(/pointer|click|mouse/), 60);
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox'))
      .first()
      .pressSequentially('wheel 42', { delay: 60 });
    await wait(600);
    add('a typed letter to paint, slowest of eight', await worst(/^key|^beforeinput|^input/), 60);
    await page
      .getByRole('button', { name: /open the menu|your name|user menu/i })
      .or(page.locator('header button').last())
      .first()
      .click();
    await wait(300);
    add('slowest of all these (INP)', await worst(/./), 100);
  });
}

/** Approves artworks of the demo data by keyboard. */
async function benchReview(context: Context, browser: Browser, server: Running): Promise<void> {
  context.say('browser: review');
  const { files } = (await server.get('/api/file/artworks/?page=1&pageSize=100&sortID=dateCreated&sortDesc=true')) as {
    files: { _id: string; isPreApproved: boolean | null }[];
  }; // the contract's reply
  const open = files.filter(({ isPreApproved }) => isPreApproved === null);
  const times = await onPage(browser, server, true, async (page) => {
    const pressed = await measurePresses(page);
    const quiet = watchNetwork(page);
    await page.goto(`/home?review=${open[0]?._id ?? ''}`);
    const dialog = page.getByRole('dialog', { name: 'Review mode' });
    await dialog.waitFor();
    await quiet();
    for (let round = 0; round < Math.min(8, open.length - 1); round += 1) {
      const id = await page.locator('[data-review]').getAttribute('data-review');
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (before) => document.querySelector('[data-review]')?.getAttribute('data-review') !== before,
        id,
      );
      await wait(400);
    }
    return pressed();
  });
  const note = `${String(times.length)} decisions`;
  context.add('review: key press to the next artwork', 'demo', median(times), 'ms', { most: 80 }, note);
  context.add('the same, slowest', 'demo', Math.max(...times), 'ms', { most: 150 });
}

/** Opens a CSV file of 100,000 rows and waits until its plan is shown. */
async function benchCsv(context: Context, browser: Browser, server: Running): Promise<void> {
  context.say('browser: a CSV of 100,000 rows');
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const file = join(folder, 'bench.csv');
  const header =
    'id,device_id,publisher_id,publisher_name,screen_name,latitude,longitude,City,Region,Country,Screen Resolution,Screen Type,Venue Type,Ad Types';
  const line = (i: number): string =>
    `r${String(i)},csv-${String(i)},p${String(i % 9)},Publisher ${String(i % 9)},"Quay ""${String(i)}"", north side",${String((i % 160) - 79.5)},${String((i % 340) - 169.5)},City ${String(i % 200)},Region,Portugal,1080x1920,digital,Airport,"static, video"`;
  writeFileSync(file, `${header}\n${Array.from({ length: 100_000 }, (_, i) => line(i)).join('\n')}\n`);
  try {
    await onPage(browser, server, true, async (page) => {
      const quiet = watchNetwork(page);
      await page.goto('/boards?orgID=all&add=csv');
      const input = page.locator('input[type=file]').last();
      await input.waitFor({ state: 'attached' });
      await quiet();
      await page.evaluate(() => window.meter?.longTasks.splice(0));
      const taken = await millisecondsOf(async () => {
        await input.setInputFiles(file);
        await page.locator('button:enabled', { hasText: 'Load Boards' }).waitFor({ timeout: 120_000 });
      });
      const longest = Math.max(0, ...(await meterOf(page)).longTasks);
      context.add('CSV of 100,000 rows: read, check, plan', '13 MB', taken / 1000, 's', { most: 6 });
      context.add('longest task of the page meanwhile', '13 MB', longest, 'ms', { most: 50 });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
