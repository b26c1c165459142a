import { createStore, type AppStore } from '../store';
import { watchFailures } from './failures';
import type { ConsoleRouter } from './router';
import { watchPlace } from './watchPlace';

let begun: AppStore | undefined;

/** The console's one store, with all that listens to it. */
export function beginStore(router: ConsoleRouter): AppStore {
  if (begun !== undefined) return begun;
  begun = createStore();
  watchFailures(begun, router);
  watchPlace(begun, router);
  return begun;
}
