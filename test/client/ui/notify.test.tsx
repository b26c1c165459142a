import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify, registerBoard } from '../../../src/client/ui/feedback/notify';
import type { KeyedNotice } from '../../../src/client/ui/feedback/notify';
import { ThemeProvider } from '../../../src/client/ui/theme/ThemeProvider';

const show = () =>
  render(
    <ThemeProvider mode="light">
      <p>page</p>
    </ThemeProvider>,
  );
const say = (speak: () => unknown) => act(async () => void speak());

describe('what is said', () => {
  let shown: KeyedNotice[] = [];
  let takeDown = () => {};
  beforeEach(() => {
    shown = [];
    takeDown = registerBoard({
      show: (notice) => (shown = [...shown.filter(({ key }) => key !== notice.key), notice]),
      remove: (key) => (shown = shown.filter((notice) => notice.key !== key)),
    });
  });
  afterEach(() => takeDown());
  const words = () => shown.map(({ text }) => text);

  it('stays for a while, errors and progress until closed', () => {
    notify.success('Done. Goodbye.');
    notify.error('It broke.');
    notify.progress('Working...');
    expect(shown.map(({ kind, duration }) => [kind, duration])).toEqual([
      ['success', 5],
      ['error', 0],
      ['progress', 0],
    ]);
  });
  it('may be given its time', () => {
    notify.warning({ text: 'Low', duration: 10 });
    expect(shown[0]?.duration).toBe(10);
  });
  it('is not shown twice at the same time', () => {
    notify.error('It broke.');
    notify.error('It broke.');
    expect(words()).toEqual(['It broke.']);
  });
  it('replaces the notice with the same key', () => {
    const key = notify.progress({ text: 'Removing...', key: 'removal' });
    notify.success({ text: 'Removed', key });
    expect(shown).toMatchObject([{ text: 'Removed', kind: 'success' }]);
  });
  it('makes room by closing a notice with a timer, else the oldest', () => {
    notify.error('first error');
    notify.success('fleeting');
    notify.error('second error');
    notify.error('third error');
    expect(words()).toEqual(['first error', 'second error', 'third error']);
    notify.error('fourth error');
    expect(words()).toEqual(['second error', 'third error', 'fourth error']);
  });
  it('survives a navigation only if requested', () => {
    notify.error('of the page');
    notify.success({ text: 'Done. Goodbye.', survivesNavigation: true });
    takeDown();
    const next: unknown[] = [];
    takeDown = registerBoard({ show: ({ text }) => void next.push(text), remove: () => undefined });
    expect(next).toEqual(['Done. Goodbye.']);
    // It does not survive a second navigation.
    takeDown();
    takeDown = registerBoard({ show: ({ text }) => void next.push(text), remove: () => undefined });
    expect(next).toEqual(['Done. Goodbye.']);
  });
  it('calls onClose', () => {
    const onClose = jest.fn();
    notify.close(notify.info({ text: 'Look', onClose }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([]);
  });
  it('waits for the page when there is none yet', () => {
    takeDown();
    notify.info('early');
    takeDown = registerBoard({ show: (notice) => shown.push(notice), remove: () => undefined });
    expect(words()).toEqual(['early']);
  });
});

describe('on the page', () => {
  it('is polite about success and an alert about errors', async () => {
    show();
    await say(() => notify.success('Saved it'));
    await say(() => notify.error('Lost it'));
    expect(
      within((await screen.findByText('Saved it')).closest('[role="status"]') as HTMLElement).getByText('Saved it'),
    ).toBeVisible(); // `closest` finds the element with this role
    expect(screen.getByRole('alert')).toHaveTextContent('Lost it');
  });

  it('is at the bottom left, away from the close button of dialogs', async () => {
    show();
    await say(() => notify.info('Over here'));
    expect((await screen.findByText('Over here')).closest('.ant-notification-bottomLeft')).toBeInTheDocument();
  });

  it('has one action, which closes it', async () => {
    show();
    const run = jest.fn();
    await say(() => notify.success({ text: 'Approved', action: { label: 'Undo', keys: 'Z', run } }));
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Approved')).not.toBeInTheDocument());
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

  it('can be dismissed', async () => {
    show();
    const onClose = jest.fn();
    await say(() => notify.error({ text: 'Look here', onClose }));
    await screen.findByText('Look here');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Look here')).not.toBeInTheDocument());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by its timer, but not while it has the focus', async () => {
    show();
    await say(() => notify.success({ text: 'Held', duration: 2, action: { label: 'Undo', run: () => undefined } }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_600)));
    expect(screen.getByText('Held')).toBeInTheDocument();
    act(() => undo.blur());
    await waitFor(() => expect(screen.queryByText('Held')).not.toBeInTheDocument(), { timeout: 5_000 });
  });
});
