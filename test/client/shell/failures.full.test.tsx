import { act, screen } from '@testing-library/react';
import { startApp, type TestApp } from '#test/app';
import { openPage } from '#test/page';
import { callFailed } from '../../../src/client/api/callFailed';

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
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
  test('what belongs to a page is left to it; a failed list is logged in the specified words', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await openPage(on, '/profile?orgID=all');
    await screen.findByRole('heading', { level: 1 });
    for (const status of [400, 404, 409, 413, 422, 429, 503]) act(() => void page.store.dispatch(fail(status)));
    expect(screen.queryByText(/went wrong|not allowed/)).not.toBeInTheDocument();
    for (const call of ['listBoards', 'listCampaigns']) act(() => void page.store.dispatch(fail(404, { call })));
    expect(logged).toHaveBeenCalledWith('Failed to fetch boards', expect.objectContaining({ status: 404 }));
    expect(logged).toHaveBeenCalledWith('Failed to fetch campaigns', expect.objectContaining({ status: 404 }));
  });
});

describe('a server that cannot be reached', () => {
  test('comes back without the browser noticing anything', async () => {
    const page = await openPage(on, '/profile?orgID=all');
    await screen.findByRole('heading', { level: 1 });
    act(
      () =>
        void page.store.dispatch(
          callFailed({
            failure: { status: 0, code: 'network', message: 'Away.' },
            call: 'listBoards',
            isRead: true,
            ownFailureText: false,
          }),
        ),
    );
    expect(await screen.findByText('Connected again.')).toBeInTheDocument();
  });
});
