import { act, screen, waitFor, within, render } from '@testing-library/react';
import { startApp, type TestApp } from '#test/app';
import { openPage } from '#test/page';
import { connect, refusal } from '#test/wire';
import { anOrganisation } from '#test/people';
import { callFailed } from '../../../src/client/api/callFailed';
import { readToken } from '../../../src/client/api/token';
import { watchFailures } from '../../../src/client/shell/failures';
import { createStore } from '../../../src/client/store';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouteFailure } from '../../../src/client/shell/RouteFailure';

describe('failed calls', () => {
  const texts = {
    server: 'Something went wrong. Try refreshing the page after some time.',
    forbidden: "Hmm. It appears that you're not allowed to view this page. Try going back home.",
    home: 'Something went wrong. Taking you back home.',
  } as const;
  let on: TestApp;
  let orgID = '';
  beforeAll(async () => {
    on = await startApp();
    orgID = await anOrganisation(on.services.database.db, { orgName: 'Alder & Finch' });
  });
  afterAll(() => on.close());

  const fail = (status: number, more: { ownFailureText?: boolean; isRead?: boolean; call?: string } = {}) =>
    callFailed({
      failure: { status, code: 'internal', message: 'It broke.', requestId: '8f2c-41aa' },
      call: more.call ?? 'listUsers',
      isRead: more.isRead ?? true,
      ownFailureText: more.ownFailureText ?? false,
    });

  describe('failures that concern the whole console', () => {
    test.each([
      [500, texts.server],
      [502, texts.server],
      [403, texts.forbidden],
    ])('a %i stays on the screen until it is closed, once however often it comes', async (status, text) => {
      const page = await openPage(on, '/profile?orgID=all');
      await screen.findByRole('heading', { level: 1 });
      act(() => {
        for (let count = 0; count < 6; count += 1) page.store.dispatch(fail(status));
      });
      expect(await screen.findAllByText(text)).toHaveLength(1);
      await page.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    });

    test('too many requests: the notice says how long to wait', async () => {
      const page = await openPage(on, '/profile?orgID=all');
      await screen.findByRole('heading', { level: 1 });
      const failure = { status: 429, code: 'request.too_many', message: 'Too many.', retryAfter: 17 } as const;
      act(
        () => void page.store.dispatch(callFailed({ failure, call: 'listUsers', isRead: true, ownFailureText: false })),
      );
      expect(await screen.findByText('Too many requests. Try again in 17 seconds.')).toBeInTheDocument();
    });

    test('an action with its own text keeps the generic one away, but not a 403', async () => {
      const page = await openPage(on, '/profile?orgID=all');
      await screen.findByRole('heading', { level: 1 });
      act(() => void page.store.dispatch(fail(500, { ownFailureText: true })));
      expect(screen.queryByText(texts.server)).not.toBeInTheDocument();
      act(() => void page.store.dispatch(fail(403, { ownFailureText: true })));
      expect(await screen.findByText(texts.forbidden)).toBeInTheDocument();
    });

    test('a real failed read: the notice names its request, and a click reloads', async () => {
      const reload = jest.fn();
      const wire = connect(on.app);
      const page = await openPage(on, '/profile?orgID=all', { wire });
      await screen.findByRole('heading', { level: 1 });
      const stop = watchFailures(page.store, page.router, reload);
      wire.interrupt(({ path }) => (path.startsWith(`/api/organisation/${orgID}`) ? refusal(500) : undefined));
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await act(() => page.router.navigate(`/profile?orgID=${orgID}`));
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Request test-request');
      await page.user.click(within(notice).getByRole('button', { name: texts.server }));
      expect(reload).toHaveBeenCalledTimes(1);
      expect(logged).toHaveBeenCalledWith(
        'Failed to fetch organisation details',
        expect.objectContaining({ status: 500 }),
      );
      stop();
    });
  });

  describe('a session that is over', () => {
    test('page state that the browser cannot store is reported, and the console goes home without it', async () => {
      localStorage.setItem('marquee.token', 'mq_over');
      const moves: unknown[] = [];
      const navigate = jest.fn((to: unknown, options?: unknown) => {
        moves.push([to, options]);
        return options === undefined
          ? Promise.resolve()
          : Promise.reject(new DOMException('It cannot be cloned.', 'DataCloneError'));
      });
      const store = createStore();
      const page = await openPage(on, '/profile?orgID=all');
      const stop = watchFailures(store, { navigate: navigate as never, state: page.router.state }); // navigate has overloads
      store.dispatch(fail(401));
      expect(await screen.findByText(texts.home)).toBeInTheDocument();
      expect(moves).toEqual([
        ['/', { state: { from: '/profile?orgID=all', prevState: null, sessionEnded: true } }],
        ['/', undefined],
      ]);
      expect(readToken()).toBeNull();
      stop();
    });
  });

  describe('a server that cannot be reached', () => {
    test('is reported once, retried automatically, and the page then refetches everything', async () => {
      const page = await openPage(on, '/profile?orgID=all');
      await screen.findByRole('heading', { level: 1 });
      let away = true;
      page.wire.interrupt(() => {
        if (away) throw new TypeError('fetch failed');
        return undefined;
      });
      await page.user.click(screen.getByRole('combobox', { name: 'Organisation' }));
      await page.user.keyboard('zinc');
      expect(await screen.findByText('The server cannot be reached. Trying again...')).toBeInTheDocument();
      expect(screen.queryByText(texts.server)).not.toBeInTheDocument();

      away = false;
      const before = page.wire.sent('GET', /^\/api\/user\/$/).length;
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByText('Connected again.')).toBeInTheDocument();
      await waitFor(() =>
        expect(screen.queryByText('The server cannot be reached. Trying again...')).not.toBeInTheDocument(),
      );
      await waitFor(() => expect(page.wire.sent('GET', /^\/api\/user\/$/).length).toBeGreaterThan(before));
    });
  });
});

describe('a page that breaks', () => {
  function open(error: Error) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw error;
    };
    const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <RouteFailure /> }]);
    render(<RouterProvider router={router} />);
  }

  afterEach(() => sessionStorage.clear());

  test('a page that breaks says so, keeps what was typed, and offers two ways out', () => {
    open(new TypeError('x is undefined'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('This page broke.');
    expect(alert).toHaveTextContent('What you typed is kept.');
    expect(alert).not.toHaveTextContent('x is undefined');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Admin Dash' })).toHaveAttribute('href', '/home');
  });

  test('code that still fails to load after a reload of the page does not cause another reload', () => {
    sessionStorage.setItem('marquee.reloadedAt', String(Date.now()));
    open(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept. Try again');
    expect(Number(sessionStorage.getItem('marquee.reloadedAt'))).toBeLessThanOrEqual(Date.now());
  });
});
