import { act, screen, waitFor } from '@testing-library/react';
import { openPage } from '#test/page';
import { storeToken } from '../../../src/client/api/token';
import { password, on, button, signIns } from './login.setup';

describe('the login page', () => {
  test('says when a session ended, knows whose, and does not send that on', async () => {
    const state = { from: '/profile', sessionEnded: true, email: 'ana@test.example' };
    const page = await openPage(on, '/', { token: null, state });
    expect(await screen.findByRole('status')).toHaveTextContent('Your session ended. Your changes are kept.');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@test.example');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await page.user.type(screen.getByLabelText('Password'), password);
    await page.user.click(button());
    await waitFor(() => expect(page.address()).toMatch(/^\/profile/));
    expect(signIns(page)[0]?.body).not.toHaveProperty('sessionEnded');
    page.close();
    await openPage(on, '/', { token: null, state: { from: '/profile' } });
    await screen.findByLabelText('Email');
    expect(screen.queryByText(/Your session ended/)).not.toBeInTheDocument();
  });

  test('signing in in another tab signs this one in too', async () => {
    const page = await openPage(on, '/', { token: null, state: { from: '/profile' } });
    await screen.findByLabelText('Email');
    storeToken(on.token);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.token', newValue: on.token })));
    await waitFor(() => expect(page.address()).toMatch(/^\/profile/));
  });

  test("a provider's sign-in that did not start in this tab is not sent", async () => {
    const page = await openPage(on, '/oidc/callback?code=theirs&state=theirs', { token: null });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This sign-in did not start in this browser. Start again.',
    );
    expect(page.wire.calls).toHaveLength(0);
  });
});
