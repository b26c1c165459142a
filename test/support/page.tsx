import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { storeToken } from '../../src/client/api/token';
import { App } from '../../src/client/shell/App';
import type { ConsoleRouter } from '../../src/client/shell/consoleRouter';
import { watchFailures } from '../../src/client/shell/failures';
import { createPageRouter } from '../../src/client/shell/router';
import { watchConsole } from '../../src/client/start/watchConsole';
import { createStore, type AppStore } from '../../src/client/store';
import { ThemeProvider } from '../../src/client/ui/theme/ThemeProvider';
import type { TestApp } from './app';
import { connect, type Wire } from './wire';

export interface OpenPage {
  store: AppStore;
  router: ConsoleRouter;
  user: UserEvent;
  wire: Wire;
  /** Path and query now. */
  address(): string;
  /** Follows a link that is not on the page. */
  go(address: string): Promise<void>;
  /** Leaves the page as closing the tab would; storage is kept. */
  close(): void;
}

/** What the tests of a page use of it. */
const handleOf = (store: AppStore, router: ConsoleRouter, wire: Wire): Omit<OpenPage, 'close'> => ({
  store,
  router,
  wire,
  user: userEvent.setup({ delay: null }),
  address: () => `${router.state.location.pathname}${router.state.location.search}`,
  go: (to) => act(() => router.navigate(to)),
});

let open: (() => void)[] = [];
afterEach(() => {
  for (const close of open) close();
  open = [];
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens an address of the console against the real application, signed in as its administrator (`token: null`: as nobody). */
export async function openPage(
  on: TestApp,
  address: string,
  options: { token?: string | null; state?: unknown; wire?: Wire } = {},
): Promise<OpenPage> {
  const token = options.token === undefined ? on.token : options.token;
  if (token !== null) storeToken(token);
  const wire = options.wire ?? connect(on.app);
  const store = createStore();
  const router = createPageRouter(store.dispatch, address, options.state);
  const stop = watchConsole(store, router);
  const view = render(<App store={store} router={router} />);
  const close = (): void => {
    view.unmount();
    stop();
    router.dispose();
  };
  open.push(close);
  // The page's code is loaded first, then its first replies.
  await act(async () => undefined);
  return { ...handleOf(store, router, wire), close };
}

/** One component against the real application, in a route of its own, with store, theme and notices but without the shell. */
export function openPart(
  on: TestApp,
  part: ReactElement,
  options: { address?: string; token?: string | null; routes?: RouteObject[]; wire?: Wire } = {},
): Omit<OpenPage, 'close'> {
  const token = options.token === undefined ? on.token : options.token;
  if (token !== null) storeToken(token);
  const wire = options.wire ?? connect(on.app);
  const store = createStore();
  const router = createMemoryRouter([...(options.routes ?? []), { path: '*', element: part }], {
    initialEntries: [options.address ?? '/?orgID=all'],
  });
  open.push(watchFailures(store, router));
  render(
    <Provider store={store}>
      <ThemeProvider mode="light">
        <main>
          <RouterProvider router={router} />
        </main>
      </ThemeProvider>
    </Provider>,
  );
  open.push(cleanup);
  return handleOf(store, router, wire);
}
