import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { groupRows, type RowGrouping } from '../../../src/client/ui/table/RowGroups';
import { MovedByOthers } from '../../../src/client/ui/table/useHeldRows';
import { answerMedia, renderUi } from './renderUi';
import { type Lamp, lamps, drawn, Lamps, nameOf, box } from './PagedTable.setup';

const card = (lamp: Lamp) => <strong>{lamp.name}</strong>;

/** Records the keys of the rows that React changes from now on. */
function countRowRenders(): () => string[] {
  const keys = new Set<string>();
  const observer = new MutationObserver((records) => records.forEach(note));
  const note = ({ target }: MutationRecord) => {
    const row = target instanceof Element ? target.closest('tr[data-row-key]') : null;
    if (row) keys.add(row.getAttribute('data-row-key') ?? '');
  };
  observer.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
  return () => {
    observer.takeRecords().forEach(note);
    return [...keys];
  };
}

it('ticks re-render only their own box, and no other row or cell', async () => {
  // antd calls it for each row that it renders.
  const rowClassName = jest.fn(() => '');
  const { user } = renderUi(<Lamps className={rowClassName} />);
  const rows = countRowRenders();
  drawn.mockClear();
  rowClassName.mockClear();
  await user.click(box('Select Lamp 1'));
  expect(box('Select Lamp 1')).toBeChecked();
  expect(rows()).toEqual(['id-1']);
  expect(drawn).not.toHaveBeenCalled();
  expect(rowClassName).not.toHaveBeenCalled();
});

it('no row is rendered again while others are fetched', async () => {
  const rowClassName = jest.fn(() => '');
  function Fetching() {
    const [status, setStatus] = useState<'ready' | 'refetching'>('ready');
    return (
      <>
        <button onClick={() => setStatus('refetching')}>Fetch</button>
        <Lamps status={status} className={rowClassName} />
      </>
    );
  }
  const { user } = renderUi(<Fetching />);
  rowClassName.mockClear();
  await user.click(screen.getByRole('button', { name: 'Fetch' }));
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
  expect(rowClassName).not.toHaveBeenCalled();
});

const disabledReason = (lamp: Lamp) => (lamp._id === 'id-1' ? 'Not yours' : undefined);

it('rows that cannot be ticked say why, and are left out by the box of the page and by Shift', async () => {
  const { user } = renderUi(<Lamps disabledReason={disabledReason} />);
  expect(box('Select Lamp 1')).toBeDisabled();
  expect(box('Select Lamp 1').closest('[role="note"]')).toHaveAccessibleName('Not yours');
  await user.click(box('Select Lamp 0'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Lamp 3'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('3 selected')).toBeInTheDocument();
  expect(box('Select Lamp 1')).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(await screen.findByText('4 selected')).toBeInTheDocument();
  expect(box('Select Lamp 1')).not.toBeChecked();
});

describe('on a phone', () => {
  let restore = () => {};
  beforeEach(() => (restore = answerMedia((query) => query.includes('max-width: 767'))));
  afterEach(() => restore());

  it('shows cards with the same ticks', async () => {
    const rowClassName = jest.fn(() => '');
    const { user } = renderUi(<Lamps className={rowClassName} card={card} />);
    const list = screen.getByRole('list', { name: 'Lamps' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(list.closest('.ant-table')).not.toBeNull();
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
    rowClassName.mockClear();
    await user.click(box('Select Lamp 2'));
    expect(rowClassName).not.toHaveBeenCalled();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.click(box('Select Lamp 2'));
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  });
  it.each([false, true])('folds the filters if none is on: %s', async (filtered) => {
    const { user } = renderUi(<Lamps filters={<input aria-label="Town" />} filtered={filtered} />);
    const more = screen.getByRole('button', { name: 'Filters' });
    expect(more).toHaveAttribute('aria-expanded', String(filtered));
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', String(!filtered));
  });
});

describe('groups', () => {
  const groups: RowGrouping<Lamp> = (rows) =>
    groupRows(
      rows,
      (lamp) => lamp.town,
      (town, those) => `${town}: ${those.map(nameOf).join(', ')}`,
      new Set(),
    );
  const shown = lamps.slice(0, 2);
  const added: Lamp = { _id: 'id-x', name: 'Lamp X', town: 'Prague' };

  function Growing() {
    const [rows, setRows] = useState(shown);
    return (
      <MovedByOthers value={() => true}>
        <button onClick={() => setRows([added, ...shown])}>A colleague adds a lamp</button>
        <Lamps rows={rows} groups={groups} />
      </MovedByOthers>
    );
  }
  it('have their heading over the rows that are on the screen, also while others are held back', async () => {
    const { user } = renderUi(<Growing />);
    expect(screen.getByText('Prague: Lamp 0, Lamp 1')).toBeInTheDocument();
    await user.click(screen.getByText('A colleague adds a lamp'));
    expect(await screen.findByText('Prague: Lamp 0, Lamp 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'show' }));
    expect(await screen.findByText('Prague: Lamp X, Lamp 0, Lamp 1')).toBeInTheDocument();
  });
});
