import { useCallback } from 'react';

/** The page behind is out of reach while something takes the whole window; the focus goes in and stays in. */
export function useWholeWindow(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const behind = document.getElementById('root');
    behind?.setAttribute('inert', '');
    document.documentElement.classList.add('mq-whole-window');
    element.querySelector<HTMLElement>('h1')?.focus();
    return () => {
      behind?.removeAttribute('inert');
      document.documentElement.classList.remove('mq-whole-window');
    };
  }, []);
}
