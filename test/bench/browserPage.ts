import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { assets } from './processes';

/** What the page measures about itself. */
interface Meter {
  /** From the start of the navigation to the frame after the first rows appeared: milliseconds. */
  rows: number | undefined;
  /** Each input event: its name and the time until the next paint. */
  events: { type: string; ms: number }[];
  longTasks: number[];
}
declare global {
  interface Window {
    meter?: Meter;
  }
}

/** Rows of a list of the console. The table of the skeleton has no `aria-label` and does not match. */
export const rows = '.mq-paged table[aria-label] tbody tr[data-row-key]';

/** Makes every page of the context signed in and installs the meter. */
export async function preparePages(context: BrowserContext, token: string, selector = rows): Promise<void> {
  await context.addInitScript(
    ({ signedIn, selector: wanted }) => {
      localStorage.setItem('marquee.token', signedIn);
      const meter: Meter = { rows: undefined, events: [], longTasks: [] };
      window.meter = meter;
      new PerformanceObserver((list) =>
        meter.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) =>
        meter.events.push(...list.getEntries().map(({ name, duration }) => ({ type: name, ms: duration }))),
      ).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit); // `durationThreshold` is standard, but missing in the types
      const look = (): void => {
        if (document.querySelector(wanted) === null) requestAnimationFrame(look);
        else
          requestAnimationFrame(() => {
            meter.rows = performance.now();
          });
      };
      requestAnimationFrame(look);
    },
    { signedIn: token, selector },
  );
}

/** From the start of the navigation to painted rows: milliseconds. */
export async function rowsShown(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => window.meter?.rows, undefined, { timeout: 120_000 });
  return (await shown.jsonValue()) ?? NaN;
}

export const meterOf = (page: Page): Promise<Meter> =>
  page.evaluate(() => window.meter ?? { rows: undefined, events: [], longTasks: [] });

/** From the click event to the frame that shows a different first row: milliseconds. */
export async function clickToRows(page: Page, click: () => Promise<void>): Promise<number> {
  const taken = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const first = (): string => document.querySelector(selector)?.getAttribute('data-row-key') ?? '';
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const before = first();
            const look = (): void => {
              if (first() === before || first() === '') requestAnimationFrame(look);
              else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    rows,
  );
  await click();
  return taken;
}

/** Transferred size of the scripts that the page has loaded so far, or before its first paint: bytes, Brotli-compressed. */
export async function scriptBytes(page: Page, which: 'all' | 'before the first paint' = 'all'): Promise<number> {
  const names = await page.evaluate((isEarly) => {
    const painted = isEarly
      ? (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity)
      : Infinity;
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime < painted ? (/\/assets\/([^/?]+\.js)$/.exec(name)?.[1] ?? []) : []));
  }, which === 'before the first paint');
  const known = new Set(readdirSync(assets));
  return [...new Set(names)].reduce(
    (sum, name) => sum + statSync(join(assets, known.has(`${name}.br`) ? `${name}.br` : name)).size,
    0,
  );
}
