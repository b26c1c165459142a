import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '../../../src/client/ui/feedback/notify';
import { ThemeProvider } from '../../../src/client/ui/theme/ThemeProvider';

describe('notices', () => {
  const show = () =>
    render(
      <ThemeProvider mode="light">
        <main>
          <button>Disapprove</button>
        </main>
      </ThemeProvider>,
    );
  const say = (speak: () => unknown) => act(async () => void speak());

  it('is polite about success and an alert about errors', async () => {
    show();
    await say(() => notify.success('Saved it'));
    await say(() => notify.error('Lost it'));
    expect(
      within((await screen.findByText('Saved it')).closest('[role="status"]') as HTMLElement).getByText('Saved it'),
    ).toBeVisible(); // `closest` finds the element with this role
    expect(screen.getByRole('alert')).toHaveTextContent('Lost it');
  });

  it('has one action, which closes it and runs once, also at a double click', async () => {
    show();
    const run = jest.fn();
    await say(() => notify.success({ text: 'Approved', action: { label: 'Undo', keys: 'Z', run } }));
    await userEvent.dblClick(await screen.findByRole('button', { name: /Undo/ }));
    expect(run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Approved')).not.toBeInTheDocument());
  });

  it.each(['Undo', 'Dismiss'])('gives the focus back to the page after %s', async (name) => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Disapprove' }));
    await say(() => notify.success({ text: 'Disapproved', action: { label: 'Undo', run: () => undefined } }));
    const button = await screen.findByRole('button', { name });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Disapprove' })).toHaveFocus());
  });

  it('takes the key of its action; of several notices the one that ends last', async () => {
    show();
    const [older, newer] = [jest.fn(), jest.fn()];
    const offer = (text: string, duration: number, run: () => void) =>
      say(() => notify.success({ text, duration, action: { label: 'Undo', keys: 'Z', run } }));
    await offer('1 board paused', 8, older);
    await offer('2 artworks approved', 9, newer);
    await userEvent.keyboard('z');
    expect([older, newer].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await waitFor(() => expect(screen.queryByText('2 artworks approved')).not.toBeInTheDocument());
    await userEvent.keyboard('z');
    expect([older, newer].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('can be a button as a whole, once for each press, also by key', async () => {
    show();
    const onClick = jest.fn();
    await say(() => notify.error({ text: 'Press to reload', onClick }));
    const words = await screen.findByRole('button', { name: 'Press to reload' });
    await userEvent.click(words);
    words.focus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
