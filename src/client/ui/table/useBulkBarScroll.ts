import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the rows where they are on the screen when the bulk bar comes between filters and header: the page scrolls by its height.
 * Where a page is scrolled already, browsers do so by themselves (https://www.w3.org/TR/css-scroll-anchoring-1/), and when it goes.
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
