import { useEffect } from 'react';

/** Scrolls the focused element completely into view, unless it is larger than the window. */
function showFocused(): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  const { width, height } = focused.getBoundingClientRect();
  if (width <= window.innerWidth && height <= window.innerHeight)
    focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Scrolls elements that are focused with the Tab key completely into view. Browsers do not scroll to a partly visible
 * element, which may be cut off or under a bar.
 */
export function useScrollFocusIntoView(): void {
  useEffect(() => {
    // The browser moves the focus after the keydown event.
    const onKeyUp = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') showFocused();
    };
    document.addEventListener('keyup', onKeyUp);
    return () => document.removeEventListener('keyup', onKeyUp);
  }, []);
}
