import { watchFailures } from '../shell/failures';
import type { ConsoleRouter } from '../shell/consoleRouter';
import { watchSession, watchUser } from '../shell/watchSession';
import { hideInputMethodKeys } from '../ui/keyboard/pressedKey';
import type { AppStore } from '../store';
import { prepareLinkedPages } from './linkedPages';

/**
 * Connects store, router and page: failed calls, sign-in and sign-out in other tabs, pages that links lead to, and keys
 * of input methods. Returns a function that ends this.
 */
export function watchConsole(store: AppStore, router: ConsoleRouter, reload?: () => void): () => void {
  const stops = [
    watchFailures(store, router, reload),
    watchSession(router),
    watchUser(store),
    prepareLinkedPages(router),
    hideInputMethodKeys(),
  ];
  return () => stops.forEach((stop) => stop());
}
