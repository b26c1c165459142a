import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '#test/page';
import { refusal } from '#test/wire';
import { forgetToken, readToken } from '../../../src/client/api/token';
import { password, on, button, fill, signIns } from './login.setup';

// A token that could not be stored stays in memory.
afterEach(forgetToken);

describe('the login page', () => {
  test('greets, and its button waits for both fields', async () => {
    const page = await openPage(on, '/', { token: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Admin.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'I forgot my password' })).toHaveAttribute('href', '/forgotpassword');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(button()).toBeDisabled();
    await page.user.type(screen.getByLabelText('Email'), 'ana@test.example');
    expect(button()).toBeDisabled();
    await page.user.type(screen.getByLabelText('Password'), 'x');
    expect(button()).toBeEnabled();
    expect(page.wire.calls).toHaveLength(0);
  });

  test('Enter signs in, says so meanwhile, keeps the token and goes home; the store has neither password nor token', async () => {
    const page = await openPage(on, '/', { token: null });
    const seen: string[] = [];
    page.store.subscribe(() => seen.push(JSON.stringify(page.store.getState())));
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    page.wire.answer(/^\/api\/super$/, () => waiting.then(() => undefined as never)); // undefined: the request goes on to the server
    await fill(page);
    await page.user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    answer();
    await waitFor(() => expect(page.address()).toMatch(/^\/home\?orgID=/));
    expect(readToken()).toMatch(/^mq_/);
    expect(await screen.findByRole('button', { name: 'User menu of Ana Okafor' })).toBeInTheDocument();
    expect(seen.join()).toContain('login:this');
    expect(seen.join()).not.toContain(password);
    expect(seen.join()).not.toContain(readToken());
  });

  test('takes what a password manager filled in, in any order of events or without any', async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const ways: Record<string, (email: Element, pass: Element) => void> = {
      'no event': () => undefined,
      'events after both': (email, pass) => [email, pass].forEach((field) => fireEvent.input(field)),
      'the password first': (email, pass) => [pass, email].forEach((field) => fireEvent.change(field)),
      'focus and blur only': (email, pass) =>
        [pass, email].forEach((field) => (fireEvent.focus(field), fireEvent.blur(field))),
      'a click on the page': () => fireEvent.click(document.body),
    };
    for (const [way, tell] of Object.entries(ways)) {
      const page = await openPage(on, '/', { token: null });
      page.wire.answer(/^\/api\/super$/, () => new Promise(() => undefined));
      const [email, pass] = [await screen.findByLabelText('Email'), screen.getByLabelText('Password')];
      // As an extension does: past React's own setter.
      set.call(email, 'ana@test.example');
      set.call(pass, password);
      act(() => tell(email, pass));
      await waitFor(() => expect([way, button()]).toEqual([way, expect.not.objectContaining({ disabled: true })]));
      expect([way, email, pass]).toEqual([
        way,
        expect.objectContaining({ value: 'ana@test.example' }),
        expect.objectContaining({ value: password }),
      ]);
      await page.user.click(button());
      await waitFor(() =>
        expect(signIns(page).map(({ body }) => body)).toMatchObject([
          { loginEmail: 'ana@test.example', loginPass: password },
        ]),
      );
      page.close();
    }
  });

  test('without storage it says what is needed, and signs in for this tab', async () => {
    const refuse = (): never => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    for (const use of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, use).mockImplementation(refuse);
    const page = await openPage(on, '/', { token: null });
    expect(await screen.findByText(/stores nothing for this site/)).toBeInTheDocument();
    await fill(page);
    await page.user.click(button());
    await waitFor(() => expect(page.address()).toMatch(/^\/home\?orgID=/));
    expect(await screen.findByRole('button', { name: 'User menu of Ana Okafor' })).toBeInTheDocument();
    expect(await screen.findByText('You are signed in until this tab is closed or reloaded.')).toBeInTheDocument();
  });

  test('a wrong password, a 500, too many attempts and any other failure have their own texts, no generic notice', async () => {
    const page = await openPage(on, '/', { token: null });
    await fill(page, 'ana@test.example', 'not the password');
    for (const [answer, text] of [
      [() => undefined, "Your credentials are either wrong, or you're not an admin."],
      [() => refusal(500), 'Hmm. The server appears to be down. I think you broke it.'],
      [
        () => refusal(429, 'login.too_many', 'Too many.', { retryAfter: 240 }),
        "It's not working... Too many attempts. Try again in 240 seconds.",
      ],
      [() => refusal(503, 'unavailable', 'The database is away.'), 'Error logging in. Error: The database is away.'],
    ] as const) {
      const stop = page.wire.answer(/^\/api\/super$/, answer);
      await page.user.click(button());
      expect(await screen.findByText(text)).toBeInTheDocument();
      stop();
    }
    expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
    // Only the last is repeated.
    expect(signIns(page)).toHaveLength(5);
    expect(page.address()).toBe('/');
    expect(readToken()).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@test.example');
  });

  test('an account with a second factor is asked for its code', async () => {
    const page = await openPage(on, '/', { token: null });
    const stop = page.wire.answer(/^\/api\/super$/, () => refusal(401, 'totp.required', 'A code is needed.'));
    await fill(page);
    await page.user.click(button());
    await page.user.type(await screen.findByLabelText('Authentication code'), '123456');
    stop();
    await page.user.click(button());
    await waitFor(() => expect(signIns(page)).toHaveLength(2));
    expect(signIns(page)[1]?.body).toMatchObject({ totp: '123456', loginPass: password });
  });

  test('a user who is already signed in goes to the console after one call of logincheck', async () => {
    const page = await openPage(on, '/');
    await waitFor(() => expect(page.address()).toMatch(/^\/home/));
    expect(page.wire.sent('GET', /logincheck/)).toHaveLength(1);
    expect(signIns(page)).toHaveLength(0);
  });

  test('an expired token is removed and the login form is shown', async () => {
    const page = await openPage(on, '/', { token: 'mq_gone' });
    await waitFor(() => expect(readToken()).toBeNull());
    expect(page.address()).toBe('/');
    expect(screen.getByRole('heading', { name: 'Hello, Admin.' })).toBeInTheDocument();
  });
});
