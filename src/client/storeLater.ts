import { firstAnswers, type FirstRead } from './api/firstAnswers';
import type { AppStore } from './store';

let load: (() => Promise<AppStore>) | undefined;
let own: AppStore | undefined;

/** How the console's store is made; called once, by the console's entry. Stories and tests bring their own, in a Provider. */
export const makeStoreBy = (make: () => Promise<AppStore>): void => void (load = make);

/**
 * A part that draws with the store (`WithStore`), and the store, which comes with the first such part: the login form does
 * not need it, and it is a fifth of what the login page would load.
 */
export async function withStore<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, bring()]);
  return loaded;
}

/** The same for a page that says what it begins with: those of its answers that were asked for before its code was there are in the store when it is drawn. */
export async function withAnswers<Part extends { firstReads: (address: URLSearchParams) => readonly FirstRead[] }>(
  part: Promise<Part>,
): Promise<Part> {
  const loaded = await withStore(part);
  await firstAnswers((action) => own?.dispatch(action), loaded.firstReads(new URLSearchParams(location.search)));
  return loaded;
}

async function bring(): Promise<void> {
  own ??= await load?.();
}

export function broughtStore(): AppStore {
  if (own === undefined) throw new Error('The store was not brought.');
  return own;
}
