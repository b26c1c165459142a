import { act, render, screen, waitFor, within } from '@testing-library/react';
import { CopyId } from '../../../src/client/ui/display/CopyId';
import { Dial } from '../../../src/client/ui/display/Dial';
import { RelativeDate } from '../../../src/client/ui/format/RelativeDate';
import { useShade } from '../../../src/client/ui/theme/AntdProvider';
import { ThemeProvider } from '../../../src/client/ui/theme/ThemeProvider';
import { answerMedia, renderUi } from './renderUi';
import { BulkBar } from '../../../src/client/ui/table/BulkBar';
import { BulkProgress } from '../../../src/client/bulk/BulkProgress';
import type { BulkItem } from '../../../src/client/bulk/bulkRun.machine';

describe('dates', () => {
  it('stay fresh', () => {
    jest.useFakeTimers({ now: new Date('2026-01-01T10:00:00Z') });
    const { container } = renderUi(<RelativeDate date="2026-01-01T09:59:00.000Z" inline />);
    expect(container).toHaveTextContent('a minute ago');
    act(() => {
      jest.advanceTimersByTime(5 * 60_000);
    });
    expect(container).toHaveTextContent('6 minutes ago');
    jest.useRealTimers();
  });
  it.each([null, undefined, '', 'yesterday'])('show a dash for %p', (date) => {
    const { container } = renderUi(<RelativeDate date={date} />);
    expect(container).toHaveTextContent(/^–$/);
  });
});

describe('the dial', () => {
  const dial = () => screen.getByRole('progressbar', { name: 'Budget left of Winter fares' });
  const show = (share: number | null) =>
    renderUi(<Dial share={share} label="Budget left of Winter fares" left="$34.00" />);
  it('says what is left', () => {
    show(0.149);
    expect(dial()).toHaveAttribute('aria-valuetext', '14.9% left, $34.00');
    expect(dial()).toHaveAttribute('aria-valuenow', '14.9');
  });
  it('is empty without a budget', () => {
    show(null);
    expect(dial()).toHaveAttribute('aria-valuetext', 'No budget');
  });
});

it('an id is copied with a confirmation', async () => {
  const { user } = renderUi(<CopyId id="org_4Kd8Za" of="Kestrel Air" />);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy the id of Kestrel Air' }));
  expect(copied).toHaveBeenCalledWith('org_4Kd8Za');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
});

describe('the bulk bar', () => {
  const show = (count: number, total: number) =>
    renderUi(
      <BulkBar
        rows={[]}
        selection={{
          ids: new Set(Array.from({ length: count }, (_, nth) => String(nth))),
          names: new Map(),
          onChange: () => undefined,
          allMatching: { total, onSelectAll: () => undefined },
        }}
      >
        <button>Delete</button>
      </BulkBar>,
    );
  const bar = () => screen.getByRole('region', { name: 'Bulk actions' });
  it('offers all that match only while some are left', () => {
    show(5, 43).unmount();
    show(43, 43);
    expect(within(bar()).queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
  });
});

describe('the view of a bulk action', () => {
  const items: BulkItem[] = Array.from({ length: 9 }, (_unused, index) => ({
    id: String(index),
    name: `Lamp ${String(index)}`,
  }));

  const send = jest.fn();
  const texts = { label: 'Removing...', done: (count: number) => `${String(count)} lamps removed` };
  afterEach(() => send.mockClear());
  const context = {
    items,
    done: ['0', '1', '2', '3', '4'],
    failed: [{ id: '5', name: 'Lamp 5', reason: 'It is in use.' }],
  };

  it('shows each step of its progress, and announces each tenth to screen readers', async () => {
    const { user } = renderUi(<BulkProgress run={{ phase: 'running', context, send }} {...texts} />);
    expect(screen.getByText('6 of 9')).toBeInTheDocument();
    expect(screen.getByText('1 failed')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Removing...' })).toHaveAttribute('aria-valuenow', '67');
    expect(screen.getByRole('status')).toHaveTextContent('5 of 9');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(send.mock.calls).toEqual([[{ type: 'run.stop' }]]);
  });
});

const Shade = () => <p>{useShade()}</p>;

test('the theme stands on the page, and follows the system where asked to', () => {
  const { unmount } = render(
    <ThemeProvider mode="dark" density="compact">
      <Shade />
    </ThemeProvider>,
  );
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' });
  expect(screen.getByText('dark')).toBeInTheDocument();
  unmount();
  const restore = answerMedia((query) => /color-scheme: dark|contrast: more/.test(query));
  render(
    <ThemeProvider mode="system">
      <Shade />
    </ThemeProvider>,
  );
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', contrast: 'more' });
  restore();
});
