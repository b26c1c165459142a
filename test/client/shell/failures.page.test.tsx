import { act, screen, waitFor, within, render } from '@testing-library/react';
import { testApp } from '#test/app';
import { openPage } from '#test/page';
import { connect, refusal } from '#test/wire';
import { anOrganisation } from '#test/people';
import { callFailed } from '../../../src/client/api/callFailed';
import type { Failure } from '../../../src/client/api/request';
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
  const on = testApp();
  let orgID = '';
  beforeAll(async () => {
    orgID = await anOrganisation(on.db, { orgName: 'Alder & Finch' });
  });

  const fail = (
    status: number,
    {
      call = 'listUsers',
      ownFailureText = false,
      ...more
    }: Partial<Failure> & { call?: string; ownFailureText?: boolean } = {},
  ) =>
    callFailed({
      failure: { status, code: 'internal', message: 'It broke.', requestId: '8f2c-41aa', ...more },
      call,
      isRead: true,
      ownFailureText,
    });

  describe('failures that concern the whole console', () => {
    test('are told once however often they come, until they are closed; what belongs to a page is left to it', async () => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const page = await openPage(on, '/profile?orgID=all');
      await screen.findByRole('heading', { level: 1 });
      const report = (...failures: ReturnType<typeof fail>[]) =>
        act(() => failures.forEach((failure) => page.store.dispatch(failure)));
      const dismiss = async () => {
        await page.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
        await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      };
      for (const [text, failure] of [
        [texts.server, fail(500)],
        [texts.server, fail(502)],
        [texts.forbidden, fail(403)],
        [texts.forbidden, fail(403, { ownFailureText: true })],
        ['Too many requests. Try again in 17 seconds.', fail(429, { retryAfter: 17, code: 'request.too_many' })],
      ] as const) {
        report(failure, failure, failure);
        expect(await screen.findAllByText(text)).toHaveLength(1);
        await dismiss();
      }
      report(...[400, 404, 409, 413, 422, 503].map((status) => fail(status)), fail(500, { ownFailureText: true }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      report(...['listBoards', 'listCampaigns'].map((call) => fail(404, { call })));
      expect(logged).toHaveBeenCalledWith('Failed to fetch boards', expect.objectContaining({ status: 404 }));
      expect(logged).toHaveBeenCalledWith('Failed to fetch campaigns', expect.objectContaining({ status: 404 }));
    });

    test('a real failed read: the notice names its request, and a click reloads', async () => {
      const reload = jest.fn();
      const wire = connect(on.app);
      const page = await openPage(on, '/profile?orgID=all', { wire });
      await screen.findByRole('heading', { level: 1 });
      const stop = watchFailures(page.store, page.router, reload);
      wire.answer(`/api/organisation/${orgID}`, () => refusal(500));
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

  test('a session whose token was removed within the page leads to the login too, once', async () => {
    const page = await openPage(on, '/profile?orgID=all');
    const navigate = jest.spyOn(page.router, 'navigate');
    const stop = watchFailures(page.store, page.router);
    localStorage.clear();
    page.store.dispatch(fail(401));
    page.store.dispatch(fail(401));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
    expect(navigate.mock.calls).toMatchObject([['/', { state: { from: '/profile?orgID=all', sessionEnded: true } }]]);
    stop();
  });

  test('once a session is over, page state that the browser cannot store is reported, and the console goes home without it', async () => {
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

  test('a server that cannot be reached is reported once, retried automatically, and the page then refetches everything', async () => {
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
    expect(await screen.findByText('Connected again.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByText('The server cannot be reached. Trying again...')).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(page.wire.sent('GET', /^\/api\/user\/$/).length).toBeGreaterThan(before));
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
    expect(screen.getByRole('link', { name: 'Admin Dash' })).toHaveAttribute('href', '/home?orgID=all');
  });

  test('code that still fails to load after a reload of the page does not cause another reload', () => {
    sessionStorage.setItem('marquee.reloadedAt', String(Date.now()));
    open(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept. Try again');
    expect(Number(sessionStorage.getItem('marquee.reloadedAt'))).toBeLessThanOrEqual(Date.now());
  });
});
