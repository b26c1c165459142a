import { act, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { PagedTable } from '../../../src/client/ui/table/PagedTable';
import type { PagedTableProps } from '../../../src/client/ui/table/pagedTableProps';
import { groupsOf, type RowGrouping } from '../../../src/client/ui/table/RowGroups';
import { MovedByOthers } from '../../../src/client/ui/table/useHeldRows';
import type { PagedColumn } from '../../../src/client/ui/table/pagedColumns';
import type { TableParams } from '../../../src/client/ui/table/tableSearch';
import { useTicks } from '../../../src/client/ui/table/useTicks';
import { answerMedia, renderUi } from './renderUi';

interface Lamp {
  _id: string;
  name: string;
  town: string;
}
const lamps: Lamp[] = Array.from({ length: 12 }, (_unused, index) => ({
  _id: `id-${String(index)}`,
  name: `Lamp ${String(index)}`,
  town: 'Prague',
}));

const drawn = jest.fn((lamp: Lamp) => lamp.name);
const columns: PagedColumn<Lamp>[] = [
  { id: 'name', title: 'Lamp', sortID: 'lampname', render: (lamp) => drawn(lamp) },
  { id: 'town', title: 'Town', sortID: 'town', render: (lamp) => lamp.town },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    render: (lamp) => <button aria-label={`Manage ${lamp.name}`}>Manage</button>,
  },
];

const moved = jest.fn();
const tickedAll = jest.fn();
beforeEach(() => sessionStorage.clear());

function Lamps(props: Partial<PagedTableProps<Lamp>>) {
  const [tableParams, setTableParams] = useState<TableParams>({
    page: props.page ?? 1,
    pageSize: 5,
    sort: { id: 'lampname', desc: true },
  });
  const ticks = useTicks('lamps');
  const rows = useMemo(() => lamps.slice((tableParams.page - 1) * 5, tableParams.page * 5), [tableParams.page]);
  return (
    <PagedTable
      label="Lamps"
      title="ALL LAMPS"
      total={lamps.length}
      columns={columns}
      rows={rows}
      rowName={nameOf}
      status="ready"
      emptyText="There are no lamps to show."
      selection={{ ...ticks, allMatching: { total: 12, onSelectAll: tickedAll } }}
      bulk={<button>Delete Selected</button>}
      {...props}
      {...tableParams}
      onChange={(next, step) => {
        moved(next, step);
        setTableParams(next);
      }}
    />
  );
}
/** Lamps with a filter that the address does not have, in a console where others have moved rows. */
function Filtered() {
  const [onlyLast, setOnlyLast] = useState(false);
  return (
    <MovedByOthers value={() => true}>
      <Lamps
        filters={<button onClick={() => setOnlyLast(true)}>Only the last</button>}
        {...(onlyLast && { rows: lamps.slice(-1), narrowedBy: 'last' })}
      />
    </MovedByOthers>
  );
}
const nameOf = (lamp: Lamp): string => lamp.name;
const card = (lamp: Lamp) => <strong>{lamp.name}</strong>;
const header = (name: string) => screen.getByRole('columnheader', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

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

describe('rows', () => {
  it('stand in a named table under a heading with the total', () => {
    renderUi(<Lamps />);
    const table = screen.getByRole('table', { name: 'Lamps' });
    expect(within(table).getByRole('cell', { name: 'Lamp 4' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'ALL LAMPS' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'ALL LAMPS' })).toHaveTextContent('12');
    expect(screen.getByText('1–5 of 12')).toBeInTheDocument();
  });
  it('stand with their headers in one table of antd', () => {
    const { container } = renderUi(<Lamps />);
    expect(container.querySelectorAll('.ant-table')).toHaveLength(1);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    // Inside antd's Spin (a live region), screen readers would read out every changed row.
    expect(screen.getByRole('table').closest('[aria-live]')).toBeNull();
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(4);
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(6);
  });
  it("follow the user's own page and filter, whatever others have moved, where neither is in the address", async () => {
    const { user } = renderUi(<Filtered />);
    await user.click(screen.getByTitle('2'));
    expect(screen.getByRole('cell', { name: 'Lamp 9' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Only the last' }));
    expect(screen.getByRole('cell', { name: 'Lamp 11' })).toBeInTheDocument();
    expect(screen.queryByRole('cell', { name: 'Lamp 9' })).not.toBeInTheDocument();
  });
  it('have a name for the column of buttons, for screen readers', () => {
    renderUi(<Lamps />);
    expect(header('Actions')).toBeInTheDocument();
  });
});

describe('sorting', () => {
  it('marks the sorted column and the sortable ones', () => {
    renderUi(<Lamps />);
    expect(header('Lamp')).toHaveAttribute('aria-sort', 'descending');
    expect(header('Town')).toHaveAttribute('aria-sort', 'none');
    expect(header('Actions')).not.toHaveAttribute('aria-sort');
  });
  it('asks the server, from the first page, and announces the order', async () => {
    const { user } = renderUi(<Lamps page={2} />);
    await user.click(header('Town'));
    expect(moved).toHaveBeenLastCalledWith({ page: 1, pageSize: 5, sort: { id: 'town', desc: false } }, undefined);
    expect(screen.getByText('Sorted by Town, ascending')).toBeInTheDocument();
    await user.click(header('Town'));
    expect(moved).toHaveBeenLastCalledWith({ page: 1, pageSize: 5, sort: { id: 'town', desc: true } }, undefined);
    await user.click(header('Town'));
    expect(header('Town')).toHaveAttribute('aria-sort', 'ascending');
  });
  it.each(['{Enter}', ' '])('answers to the key %j', async (key) => {
    const { user } = renderUi(<Lamps />);
    act(() => header('Town').focus());
    await user.keyboard(key);
    expect(moved).toHaveBeenLastCalledWith({ page: 1, pageSize: 5, sort: { id: 'town', desc: false } }, undefined);
  });
  it('says nothing at first', () => {
    renderUi(<Lamps />);
    expect(screen.queryByText(/Sorted by/)).not.toBeInTheDocument();
  });
});

describe('pages', () => {
  it('are changed in a named navigation', async () => {
    const { user } = renderUi(<Lamps />);
    await user.click(within(screen.getByRole('navigation', { name: 'Pages of Lamps' })).getByText('3'));
    expect(moved).toHaveBeenLastCalledWith({ page: 3, pageSize: 5, sort: { id: 'lampname', desc: true } }, undefined);
    expect(screen.getByText('11–12 of 12')).toBeInTheDocument();
  });
  it('keep the first row when their size changes', async () => {
    const { user } = renderUi(<Lamps page={3} />);
    await user.click(screen.getByRole('combobox', { name: 'Rows per page of Lamps' }));
    await user.click(await screen.findByTitle('10 / page'));
    expect(moved).toHaveBeenLastCalledWith({ page: 2, pageSize: 10, sort: { id: 'lampname', desc: true } }, undefined);
  });
  it('past the end go to the last one without a history entry', async () => {
    renderUi(<Lamps page={900} />);
    await waitFor(() =>
      expect(moved).toHaveBeenLastCalledWith({ page: 3, pageSize: 5, sort: { id: 'lampname', desc: true } }, 'replace'),
    );
    expect(await screen.findByText('Lamp 11')).toBeInTheDocument();
  });
});

describe('ticks', () => {
  it('are named after their rows, and the bar appears with the first', async () => {
    const { user } = renderUi(<Lamps />);
    expect(screen.queryByRole('region', { name: 'Bulk actions' })).not.toBeInTheDocument();
    await user.click(box('Select Lamp 1'));
    const bar = screen.getByRole('region', { name: 'Bulk actions' });
    expect(bar).toHaveTextContent('1 selected');
    expect(bar).toHaveTextContent('Lamp 1');
    expect(within(bar).getByRole('button', { name: 'Delete Selected' })).toBeInTheDocument();
  });
  it('survive paging, and count', async () => {
    const { user } = renderUi(<Lamps />);
    await user.click(box('Select Lamp 1'));
    await user.click(within(screen.getByRole('navigation')).getByText('2'));
    await user.click(box('Select Lamp 6'));
    await user.click(box('Select Lamp 7'));
    expect(screen.getByRole('region', { name: 'Bulk actions' })).toHaveTextContent('3 selectedLamp 1, and 2 more');
  });
  it('the header ticks the page, the bar ticks all that match, and its cross clears them', async () => {
    const { user } = renderUi(<Lamps />);
    await user.click(box('Select all on this page'));
    expect(screen.getByText('5 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select all 12 that match' }));
    expect(tickedAll).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(box('Select Lamp 1')).not.toBeChecked();
  });
  it('re-render only their own box, and no other row or cell', async () => {
    // antd calls it for each row that it renders.
    const rowClassName = jest.fn(() => '');
    const { user } = renderUi(<Lamps rowClassName={rowClassName} />);
    const rows = countRowRenders();
    drawn.mockClear();
    rowClassName.mockClear();
    await user.click(box('Select Lamp 1'));
    expect(box('Select Lamp 1')).toBeChecked();
    expect(rows()).toEqual(['id-1']);
    expect(drawn).not.toHaveBeenCalled();
    expect(rowClassName).not.toHaveBeenCalled();
  });
  it('with Shift tick all rows since the last one', async () => {
    const { user } = renderUi(<Lamps />);
    await user.click(box('Select Lamp 3'));
    await user.click(box('Select Lamp 0'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select Lamp 2'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('4 selected')).toBeInTheDocument();
    expect(box('Select Lamp 4')).not.toBeChecked();
  });
  it('show in the header whether some or all rows of the page are ticked', async () => {
    const { user } = renderUi(<Lamps />);
    await user.click(box('Select Lamp 1'));
    expect(box('Select all on this page')).toBePartiallyChecked();
    await user.click(box('Select all on this page'));
    expect(box('Select all on this page')).toBeChecked();
    await user.click(box('Select all on this page'));
    expect(screen.queryByRole('region', { name: 'Bulk actions' })).not.toBeInTheDocument();
  });
  it('are replaced in the bar by a running action', async () => {
    const { user } = renderUi(<Lamps running={<p>7 of 12</p>} />);
    await user.click(box('Select Lamp 1'));
    expect(screen.getByText('7 of 12')).toBeInTheDocument();
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  });
});

describe('states', () => {
  it('show nothing at first while loading, then a skeleton', async () => {
    renderUi(<Lamps status="loading" rows={[]} />);
    expect(screen.queryByText('Loading Lamps')).not.toBeInTheDocument();
    expect(await screen.findByText('Loading Lamps')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
  it('keep the old rows while fetching again', () => {
    renderUi(<Lamps status="refetching" />);
    expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getByText('Lamp 1')).toBeInTheDocument();
  });
  it('render no row again while others are fetched', async () => {
    const rowClassName = jest.fn(() => '');
    function Fetching() {
      const [status, setStatus] = useState<'ready' | 'refetching'>('ready');
      return (
        <>
          <button onClick={() => setStatus('refetching')}>Fetch</button>
          <Lamps status={status} rowClassName={rowClassName} />
        </>
      );
    }
    const { user } = renderUi(<Fetching />);
    rowClassName.mockClear();
    await user.click(screen.getByRole('button', { name: 'Fetch' }));
    expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
    expect(rowClassName).not.toHaveBeenCalled();
  });
  it('say that they are empty in the specified words, and offer the first step', () => {
    renderUi(<Lamps rows={[]} total={0} minWidth={900} emptyAction={<button>Add a lamp</button>} />);
    expect(screen.getByText('There are no lamps to show.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a lamp' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    // An empty table has no minimum width, so that the text is visible on a phone.
    expect(screen.getByRole('table').closest('.mq-table')).toHaveStyle({ '--mq-table-width': '0px' });
  });
  it('distinguish a filter without a match from an empty list', async () => {
    const clear = jest.fn();
    const { user } = renderUi(<Lamps rows={[]} total={0} filtered filterText="Town: Paris" onClearFilters={clear} />);
    expect(screen.queryByText('There are no lamps to show.')).not.toBeInTheDocument();
    expect(screen.getByText('Town: Paris')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });
  it('fail with a reason, an id to quote and another try', async () => {
    const retry = jest.fn();
    const { user } = renderUi(
      <Lamps status="failed" failure={{ message: 'No answer', requestId: 'abc-1' }} onRetry={retry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Lamps could not be loaded.No answerRequest abc-1');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

const town = (lamp: Lamp) => <span>hangs in {lamp.town}</span>;
const disabledReason = (lamp: Lamp) => (lamp._id === 'id-1' ? 'Not yours' : undefined);

describe('rows that cannot be ticked', () => {
  it('say why, and are left out by the box of the page and by Shift', async () => {
    const { user } = renderUi(<Lamps tickDisabledReason={disabledReason} />);
    expect(box('Select Lamp 1')).toBeDisabled();
    expect(box('Select Lamp 1').closest('[role="note"]')).toHaveAccessibleName('Not yours');
    await user.click(box('Select Lamp 0'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select Lamp 3'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    expect(box('Select Lamp 1')).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('4 selected')).toBeInTheDocument();
    expect(box('Select Lamp 1')).not.toBeChecked();
  });
});

describe('on a phone', () => {
  let restore = () => {};
  beforeEach(() => (restore = answerMedia((query) => query.includes('max-width: 767'))));
  afterEach(() => restore());

  it('shows cards with the same ticks', async () => {
    const rowClassName = jest.fn(() => '');
    const { user } = renderUi(<Lamps rowClassName={rowClassName} renderCard={card} />);
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
  it('a card that has more to show opens by a button that names it', async () => {
    const { user } = renderUi(<Lamps renderCard={card} renderOpened={town} />);
    const [first] = screen.getAllByRole('listitem');
    const open = within(first!).getByRole('button', { name: 'Details of Lamp 0' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await user.click(open);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(within(first!).getByText('hangs in Prague')).toBeInTheDocument();
    await user.click(open);
    expect(screen.queryByText('hangs in Prague')).not.toBeInTheDocument();
  });
  it('keeps the table where there is no card', () => {
    renderUi(<Lamps />);
    expect(screen.getByRole('table')).toBeInTheDocument();
  });
});

describe('groups', () => {
  const groups: RowGrouping<Lamp> = (rows) =>
    groupsOf(
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
    expect(screen.getByText('Prague: Lamp 0, Lamp 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'show' }));
    expect(screen.getByText('Prague: Lamp X, Lamp 0, Lamp 1')).toBeInTheDocument();
  });
});
