import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the rows in place when the bulk bar appears between filters and header, by scrolling the page by its height.
 * Browsers do this themselves if the page is already scrolled, and when the bar disappears
 * (https://www.w3.org/TR/css-scroll-anchoring-1/).
 */
export function useBulkBarScroll(card: RefObject<HTMLElement | null>, hasBar: boolean): void {
  const had = useRef(hasBar);
  useLayoutEffect(() => {
    const came = hasBar && !had.current;
    had.current = hasBar;
    const bar = came && window.scrollY === 0 ? card.current?.querySelector<HTMLElement>('.mq-bulk') : undefined;
    if (!bar) return;
    const { marginBottom } = getComputedStyle(bar);
    window.scrollTo({ top: bar.offsetHeight + Number.parseFloat(marginBottom), behavior: 'instant' });
  }, [card, hasBar]);
}
