import { screen, waitFor } from '@testing-library/react';
import { testApp } from '#test/app';
import { openPage } from '#test/page';
import { refusal } from '#test/wire';
import { readToken, storeToken } from '../../../src/client/api/token';

const on = testApp();

describe('a forgotten password', () => {
  test('a link that could not be checked can be checked again', async () => {
    const page = await openPage(on, '/forgotpassword', { token: null });
    const stop = page.wire.answer(/resetpassword/, () => refusal(503, 'unavailable'));
    await page.go('/resetpassword?token=made-up');
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    stop();
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This link is no longer valid.')).toBeInTheDocument();
  });

  test('a reset ends the session of this browser too', async () => {
    const page = await openPage(on, '/resetpassword?token=good', { token: on.token });
    page.wire.answer(/resetpassword/, () => Response.json({ message: 'Set.' }));
    await page.go('/resetpassword?token=better');
    await page.user.type(await screen.findByLabelText('New password'), 'gondola violet 58 sparrow{Enter}');
    await waitFor(() => expect(readToken()).toBeNull());
  });

  test('but not one that started while the response was on its way', async () => {
    const page = await openPage(on, '/resetpassword?token=good', { token: null });
    let answer: (() => void) | undefined;
    page.wire.interrupt(({ path, body }) => {
      if (!path.includes('resetpassword')) return undefined;
      const set = () => Response.json({ message: 'Set.' });
      return JSON.stringify(body).includes('gondola')
        ? new Promise<Response>((resolve) => {
            answer = () => {
              resolve(set());
            };
          })
        : set();
    });
    await page.go('/resetpassword?token=better');
    await page.user.type(await screen.findByLabelText('New password'), 'gondola violet 58 sparrow{Enter}');
    await waitFor(() => expect(answer).toBeDefined());
    storeToken('begun since');
    answer?.();
    expect(await screen.findByRole('status')).toHaveTextContent('Your new password is set.');
    expect(readToken()).toBe('begun since');
  });
});
