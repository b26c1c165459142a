import type { Page } from '@playwright/test';

/** How much of the page has jumped by itself, as the browser measures it (0.1 is its 'good'). */
export async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The types of the DOM do not have this entry.
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sum += value;
      }
      document.documentElement.dataset['jumps'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['jumps'] ?? 0));
}
