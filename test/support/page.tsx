import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { FastifyInstance } from 'fastify';
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

/** One call that the console sent. */
export interface SentCall {
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Answers a call in the server's place; undefined lets the real server answer. */
export type Interruption = (call: SentCall) => Response | Promise<Response> | undefined;

export interface Wire {
  /** Every call so far, in order. */
  calls: SentCall[];
  /** The calls whose method and path match: `sent('POST', /\/api\/boards\/modify/)`. */
  sent(method: string, path: RegExp): SentCall[];
  /** Replaces replies until the returned function is called: with failures, slow replies, or an unreachable server (throw). */
  interrupt(answer: Interruption): () => void;
}

/** A failure as the server writes it. */
export const refusal = (
  statusCode: number,
  code = 'internal',
  message = 'It broke.',
  more: Record<string, unknown> = {},
): Response =>
  Response.json(
    { statusCode, error: 'Error', message, code, ...more },
    { status: statusCode, headers: { 'x-request-id': 'test-request' } },
  );

/** An empty stream. */
const silentUntil = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** Lets the console's `fetch` talk to the real application in this process. */
export function connect(app: FastifyInstance): Wire {
  const calls: SentCall[] = [];
  const interruptions: Interruption[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.origin);
    // A worker's JSON goes out as bytes.
    const payload = ArrayBuffer.isView(init.body)
      ? new TextDecoder().decode(init.body)
      : typeof init.body === 'string'
        ? init.body
        : undefined;
    const call: SentCall = {
      method: init.method ?? 'GET',
      path: `${address.pathname}${address.search}`,
      body: payload === undefined ? undefined : JSON.parse(payload),
      headers: Object.fromEntries(new Headers(init.headers)),
    };
    // By default pages are tested without events of other users; a test of those answers this call itself.
    if (address.pathname === '/api/events') return silentUntil(init.signal);
    calls.push(call);
    for (const interruption of interruptions.toReversed()) {
      const answer = await interruption(call);
      if (answer !== undefined) return answer;
    }
    init.signal?.throwIfAborted();
    const response = await app.inject({
      method: call.method, // whatever the console sends is what is tested
      url: call.path,
      headers: call.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    init.signal?.throwIfAborted();
    const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
  };
  return {
    calls,
    sent: (method, path) => calls.filter((call) => call.method === method && path.test(call.path)),
    interrupt: (answer) => {
      interruptions.push(answer);
      return () => void interruptions.splice(interruptions.indexOf(answer), 1);
    },
  };
}

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
  return {
    store,
    router,
    wire,
    close,
    user: userEvent.setup({ delay: null }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: (to) => act(() => router.navigate(to)),
  };
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
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  open.push(cleanup);
  return {
    store,
    router,
    wire,
    user: userEvent.setup({ delay: null }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: (to) => act(() => router.navigate(to)),
  };
}
