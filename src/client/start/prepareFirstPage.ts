import { api } from '../api/api';
import type { DispatchRead } from '../api/pageLoader';
import { readToken } from '../api/token';
import { readFirstSelection } from '../organisations/firstSelection';
import { addSelection } from '../organisations/selection';
import { sessionRoute, type ConsoleRouter } from '../shell/consoleRouter';
import type { AppStore } from '../store';
import { readSearch } from '../ui/browser/reader';
import { beginPage } from './linkedPages';

/**
 * Resolves when the first page can be drawn once, with its rows: its code is there, its address has a selection, and its
 * first calls are answered. It waits for the code, and for the rest at most `patience` milliseconds: the page can show
 * that it waits for answers.
 */
export async function prepareFirstPage({ dispatch }: AppStore, router: ConsoleRouter, patience = 500): Promise<void> {
  const patienceEnds = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  const selection = wantsSelection(router) ? readSelection(dispatch, router) : undefined;
  await untilInitialized(router);
  const search = await Promise.race([selection, patienceEnds]);
  const { hash } = router.state.location;
  const state: unknown = router.state.location.state;
  if (search !== undefined) await router.navigate({ search, hash }, { replace: true, state });
  await Promise.race([Promise.all(dispatch(api.util.getRunningQueriesThunk())), patienceEnds]);
}

/** Returns the query of the first page with a selection, whose lists it then asks for; undefined: the API did not say. */
async function readSelection(read: DispatchRead, router: ConsoleRouter): Promise<string | undefined> {
  const selection = await read(readFirstSelection());
  if (selection === undefined) return undefined;
  const { pathname, search } = router.state.location;
  const selected = `?${addSelection(readSearch(search), selection).toString()}`;
  beginPage(router, new URL(`${pathname}${selected}`, document.baseURI));
  return selected;
}

function wantsSelection(router: ConsoleRouter): boolean {
  const { matches, location } = router.state;
  const needsSession = matches.some(({ route }) => route.id === sessionRoute);
  return needsSession && readToken() !== null && !readSearch(location.search).has('orgID');
}

/** Resolves when the code of the page is there, or its failure. */
const untilInitialized = (router: ConsoleRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
