import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from each Enter to the frame that shows the next artwork. */
    pressToShown?: number[];
  }
}

/**
 * Measures in the page, from the key event to the frame after the next picture, or a video's first frame, is loaded.
 * Call it before opening the page.
 */
export async function measurePresses(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const times: number[] = [];
    window.pressToShown = times;
    const shown = (): string | undefined => {
      const art = [
        ...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('.mq-hero-picture, video.mq-hero-art'),
      ].find((element) => getComputedStyle(element).visibility !== 'hidden');
      if (art instanceof HTMLVideoElement)
        return art.readyState >= art.HAVE_CURRENT_DATA ? (art.getAttribute('aria-label') ?? undefined) : undefined;
      return art?.complete === true && art.naturalWidth > 0 ? art.alt : undefined;
    };
    const watch = (since: number, before: string | undefined): void => {
      const now = shown();
      if (now === undefined || now === before) {
        if (document.querySelector('.mq-review-finished') === null) requestAnimationFrame(() => watch(since, before));
        return;
      }
      requestAnimationFrame(() => times.push(performance.now() - since));
    };
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter') watch(event.timeStamp, shown());
      },
      true,
    );
  });
  return () => page.evaluate(() => window.pressToShown ?? []);
}
