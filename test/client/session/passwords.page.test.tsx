import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { testApp } from '#test/app';
import { mailTo, tokenIn } from '#test/mailbox';
import { openPage } from '#test/page';
import { aUser } from '#test/people';

const on = testApp();
beforeAll(async () => {
  await aUser(on.db, {
    email: 'ana@test.example',
    firstName: 'Ana',
    isAdmin: true,
    password: 'a long test password',
  });
});

describe('a forgotten password', () => {
  test('from the login to the mail to a new password', async () => {
    const asked = await openPage(on, '/', { token: null });
    await asked.user.click(await screen.findByRole('link', { name: 'I forgot my password' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    await asked.user.click(screen.getByLabelText('Email'));
    // As a browser does, which lets React render between two listeners.
    document.addEventListener('input', () => flushSync(() => undefined), { capture: true, once: true });
    await asked.user.paste('Ana Okafor <ana@test.example>');
    await asked.user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If ana@test.example belongs to an account, a link is on its way.',
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    asked.close();

    // The mail is sent after the response, so that the response time does not reveal whether an address is known.
    const link = `/resetpassword?token=${tokenIn(await mailTo(on.services.config.dataDir, 'ana@test.example'))}`;
    const page = await openPage(on, link, { token: null });
    const field = await screen.findByLabelText('New password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await page.user.type(field, 'elevenchars');
    expect(screen.getByRole('button', { name: 'Set password' })).toBeDisabled();
    await page.user.clear(field);
    await page.user.type(field, 'password1234');
    await page.user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await page.user.clear(field);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await page.user.type(field, 'gondola violet 58 sparrow');
    await page.user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Your new password is set.');
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect((await on.login('ana@test.example', 'gondola violet 58 sparrow')).status).toBe(200);
    page.close();

    await openPage(on, link, { token: null });
    expect(await screen.findByText('This link is no longer valid.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute('href', '/forgotpassword');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  test('a link without a token has no form', async () => {
    await openPage(on, '/resetpassword', { token: null });
    expect(await screen.findByText('This link is no longer valid.')).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});
