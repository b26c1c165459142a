import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { BulkBar } from '../../../src/client/ui/table/BulkBar';
import { EmptyState } from '../../../src/client/ui/feedback/EmptyState';
import { NoMatch } from '../../../src/client/ui/table/NoMatch';
import { noticeTimers } from '../../../src/client/ui/feedback/noticeTimers';
import { TableSkeleton } from '../../../src/client/ui/table/TableSkeleton';
import { useDelayed } from '../../../src/client/ui/feedback/useDelayed';
import { useReturnFocus } from '../../../src/client/ui/keyboard/useReturnFocus';
import { renderUi } from './renderUi';

describe('the timers of notices', () => {
  const ended = jest.fn<undefined, [string]>();
  const timers = noticeTimers(ended);
  beforeEach(() => {
    jest.useFakeTimers();
    ended.mockClear();
  });
  afterEach(() => {
    timers.stopAll();
    jest.useRealTimers();
  });

  it('end after their seconds, each its own', () => {
    timers.start('a', 5);
    timers.start('b', 10);
    jest.advanceTimersByTime(5_000);
    expect(ended.mock.calls).toEqual([['a']]);
    jest.advanceTimersByTime(5_000);
    expect(ended.mock.calls).toEqual([['a'], ['b']]);
  });
  it('never end at 0', () => {
    timers.start('a', 0);
    jest.advanceTimersByTime(1_000_000);
    expect(ended).not.toHaveBeenCalled();
  });
  it('wait while pointer or focus holds them, then have their whole time again', () => {
    timers.start('a', 5);
    jest.advanceTimersByTime(4_000);
    timers.hold('a', 'pointer');
    timers.hold('a', 'focus');
    jest.advanceTimersByTime(60_000);
    timers.release('a', 'pointer');
    jest.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
    timers.release('a', 'focus');
    jest.advanceTimersByTime(4_999);
    expect(ended).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ended.mock.calls).toEqual([['a']]);
  });
  it('restart when shown again, and stay when the duration is 0', () => {
    timers.start('a', 5);
    jest.advanceTimersByTime(4_000);
    timers.start('a', 5);
    jest.advanceTimersByTime(4_000);
    expect(ended).not.toHaveBeenCalled();
    timers.start('a', 0);
    jest.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
  });
  it('can be stopped', () => {
    timers.start('a', 5);
    timers.stop('a');
    timers.hold('a', 'focus');
    jest.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('the bulk bar', () => {
  const show = (count: number, names: string[], total?: number) =>
    renderUi(
      <BulkBar
        count={count}
        names={names}
        onClear={() => undefined}
        allMatching={total === undefined ? undefined : { total, onSelectAll: () => undefined }}
      >
        <button>Delete</button>
      </BulkBar>,
    );
  const bar = () => screen.getByRole('region', { name: 'Bulk actions' });

  it.each([
    [1, ['Tagus'], '1 selectedTagus'],
    [2, ['Tagus', 'Wharf'], '2 selectedTagus, Wharf'],
    [5, ['Tagus', 'Wharf'], '5 selectedTagus, and 4 more'],
    [7, [], '7 selected'],
  ])('with %d says %j', (count, names, words) => {
    show(count, names);
    expect(bar()).toHaveTextContent(words);
  });
  it('offers all that match only while some are left', () => {
    show(5, [], 43).unmount();
    show(43, [], 43);
    expect(within(bar()).queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
  });
});

describe('states without rows', () => {
  const skeleton = {
    label: 'boards',
    rows: 3,
    hasTicks: true,
    asCards: false,
    drawn: true,
    minWidth: 640,
    scrolls: false,
  };
  const columns = [
    { id: 'name', title: 'Name', skeleton: 'picture' as const, render: () => null },
    { id: 'country', title: 'Country', width: 120, render: () => null },
  ];
  it('the skeleton has the columns, hidden from screen readers, and one text for them', () => {
    const { container } = renderUi(<TableSkeleton {...skeleton} columns={columns} />);
    expect(screen.getByRole('status', { busy: true })).toHaveTextContent('Loading boards');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect([...container.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
      '',
      'Name',
      'Country',
    ]);
    expect([...container.querySelectorAll('col')].map(({ style }) => style.width)).toEqual(['44px', '', '120px']);
    expect(container.querySelectorAll('tbody > tr')).toHaveLength(3);
    expect(container.querySelectorAll('tbody .ant-skeleton').length).toBeGreaterThan(0);
  });
  it('on a phone the skeleton has one column of cards', () => {
    const { container } = renderUi(<TableSkeleton {...skeleton} columns={columns} asCards hasTicks={false} />);
    expect(container.querySelectorAll('th')).toHaveLength(0);
    expect(container.querySelectorAll('tbody > tr:first-child > td')).toHaveLength(1);
  });
  it('before the skeleton appears, its space is reserved and nothing is announced', () => {
    const { container } = renderUi(<TableSkeleton {...skeleton} columns={columns} drawn={false} />);
    expect(container.querySelectorAll('tbody > tr')).toHaveLength(3);
    expect(container).not.toHaveTextContent('Loading');
  });
  it('emptiness has its sentence and at most one action', () => {
    renderUi(<EmptyState text="There are no boards to show." action={<button>Add</button>} />);
    expect(screen.getByText('There are no boards to show.')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
  it('no match has a sentence of its own', () => {
    renderUi(<NoMatch onClear={() => undefined} />);
    expect(screen.getByText('Nothing matches these filters.')).toBeInTheDocument();
  });
});

function Slow() {
  const [active, setActive] = useState(true);
  return <button onClick={() => setActive(!active)}>{useDelayed(active, 150) ? 'late' : 'soon'}</button>;
}
it('a list that loads quickly shows no skeleton', async () => {
  const { user } = renderUi(<Slow />);
  expect(screen.getByText('soon')).toBeInTheDocument();
  expect(await screen.findByText('late')).toBeInTheDocument();
  await user.click(screen.getByText('late'));
  expect(screen.getByText('soon')).toBeInTheDocument();
});

function Menu() {
  const [open, setOpen] = useState(false);
  const returnFocus = useReturnFocus();
  return (
    <>
      <button onClick={() => setOpen(true)}>Bulk Actions</button>
      {open && (
        <div role="menu">
          <button role="menuitem" onClick={() => setOpen(false)}>
            Delete Selected
          </button>
        </div>
      )}
      <button onClick={returnFocus}>dialog closed</button>
    </>
  );
}
it('a dialog opened from a menu gives the focus back to the menu’s button', async () => {
  const { user } = renderUi(<Menu />);
  await user.click(screen.getByText('Bulk Actions'));
  await user.click(screen.getByText('Delete Selected'));
  expect(document.body).toHaveFocus();
  act(() => screen.getByText('dialog closed').click());
  expect(screen.getByText('Bulk Actions')).toHaveFocus();
});
