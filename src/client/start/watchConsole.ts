import { watchFailures } from '../shell/failures';
import type { ConsoleRouter } from '../shell/consoleRouter';
import { watchLocation } from '../shell/watchLocation';
import { watchSession } from '../shell/watchSession';
import type { AppStore } from '../store';

/**
 * Connects store and router: failed calls, sign-in and sign-out in other tabs, and the address in the store. Returns a
 * function that ends this.
 */
export function watchConsole(store: AppStore, router: ConsoleRouter, reload?: () => void): () => void {
  const stops = [watchFailures(store, router, reload), watchSession(router), watchLocation(store, router)];
  return () => stops.forEach((stop) => stop());
}
