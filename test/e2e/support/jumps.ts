import type { Page } from '@playwright/test';

/** Measures the cumulative layout shift of a page; up to 0.1 is rated 'good'. Call it before opening the page. */
export async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The DOM types lack this entry.
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sum += value;
      }
      document.documentElement.dataset['jumps'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['jumps'] ?? 0));
}
