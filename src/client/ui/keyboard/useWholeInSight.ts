import { useEffect } from 'react';

/** Scrolls what has the focus into sight whole, unless it is larger than the window. */
function showFocused(): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  const { width, height } = focused.getBoundingClientRect();
  if (width <= window.innerWidth && height <= window.innerHeight)
    focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What the Tab key reaches is shown whole: a browser leaves what shows in part where it is, half cut off or under a bar. */
export function useWholeInSight(): void {
  useEffect(() => {
    // The browser moves the focus after the key went down.
    const onKeyUp = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') showFocused();
    };
    document.addEventListener('keyup', onKeyUp);
    return () => document.removeEventListener('keyup', onKeyUp);
  }, []);
}
