import type { Page, Request } from '@playwright/test';

/** Milliseconds without a call in progress. */
const QUIET = 500;

/**
 * Watches the calls of a page. The returned function waits until none has been in progress for half a second.
 * Playwright's `networkidle` never occurs: the console keeps an event stream open. Call it before opening the page.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  let last = Date.now();
  const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/events';
  const ended = (request: Request): void => {
    onTheirWay.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    last = Date.now();
    if (!isStream(request)) onTheirWay.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const end = Date.now() + 60_000;
    while (onTheirWay.size > 0 || Date.now() - last < QUIET) {
      if (Date.now() > end)
        throw new Error(`Still on its way: ${[...onTheirWay].map((request) => request.url()).join(', ')}`);
      await page.waitForTimeout(50);
    }
  };
}
