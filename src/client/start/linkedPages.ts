import { matchRoutes } from 'react-router-dom';
import type { ConsoleRouter } from '../shell/consoleRouter';

/** How long the pointer or the focus must stay on a link: milliseconds. Passing over a link begins nothing. */
const rest = 80;

/**
 * Begins the code and the first calls of a page when the pointer rests on a link to it, or the link has the focus.
 * Returns a function that ends this.
 */
export function prepareLinkedPages(router: ConsoleRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || link.pathname === router.state.location.pathname) return;
    timer = setTimeout(() => beginPage(router, new URL(link.href)), rest);
  };
  document.addEventListener('pointerover', look);
  document.addEventListener('focusin', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', look);
    document.removeEventListener('focusin', look);
  };
}

/** Begins the code and the first calls of the page at an address. */
export function beginPage(router: ConsoleRouter, address: URL): void {
  const page = matchRoutes(router.routes, address)?.at(-1);
  if (!page) return;
  const { lazy, loader, path = '' } = page.route;
  // A page that cannot be loaded now is loaded again, and says so, when the link is followed.
  if (typeof lazy === 'function') lazy().catch(() => undefined);
  if (typeof loader === 'function')
    void loader({ request: new Request(address), url: address, params: page.params, pattern: path, context: {} });
}
