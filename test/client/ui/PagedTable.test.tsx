import { screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { PagedTable } from '../../../src/client/ui/table/PagedTable';
import type { PagedTableProps } from '../../../src/client/ui/table/pagedTableProps';
import { MovedByOthers } from '../../../src/client/ui/table/useHeldRows';
import type { PagedColumn } from '../../../src/client/ui/table/pagedColumns';
import type { TableParams } from '../../../src/client/ui/table/tableSearch';
import { useTicks } from '../../../src/client/ui/table/useTicks';
import { renderUi } from './renderUi';

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
const header = (name: string) => screen.getByRole('columnheader', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

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
