import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MovedByOthers } from '../../../src/client/ui/table/useHeldRows';
import { renderUi } from './renderUi';
import { lamps, moved, tickedAll, Lamps, box } from './PagedTable.setup';

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
const header = (name: string) => screen.getByRole('columnheader', { name });

describe('rows', () => {
  it('stand with their headers in one named table of antd, under a heading with the total', () => {
    const { container } = renderUi(<Lamps />);
    expect(container.querySelectorAll('.ant-table')).toHaveLength(1);
    const table = screen.getByRole('table', { name: 'Lamps' });
    // Inside antd's Spin (a live region), screen readers would read out every changed row.
    expect(table.closest('[aria-live]')).toBeNull();
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 2, name: 'ALL LAMPS' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'ALL LAMPS' })).toHaveTextContent('12');
    expect(screen.getByText('1–5 of 12')).toBeInTheDocument();
  });
  it("follow the user's own page and filter, whatever others have moved, where neither is in the address", async () => {
    const { user } = renderUi(<Filtered />);
    await user.click(screen.getByTitle('2'));
    expect(await screen.findByRole('cell', { name: 'Lamp 9' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Only the last' }));
    expect(await screen.findByRole('cell', { name: 'Lamp 11' })).toBeInTheDocument();
    expect(screen.queryByRole('cell', { name: 'Lamp 9' })).not.toBeInTheDocument();
  });
});

test('sorting is marked, asked of the server from the first page, and announced', async () => {
  const { user } = renderUi(<Lamps page={2} />);
  expect(header('Lamp')).toHaveAttribute('aria-sort', 'descending');
  expect(header('Town')).toHaveAttribute('aria-sort', 'none');
  expect(header('Actions')).not.toHaveAttribute('aria-sort');
  await user.click(header('Town'));
  expect(moved).toHaveBeenLastCalledWith({ page: 1, pageSize: 5, sort: { id: 'town', desc: false } }, undefined);
  expect(screen.getByText('Sorted by Town, ascending')).toBeInTheDocument();
  await user.click(header('Town'));
  expect(moved).toHaveBeenLastCalledWith({ page: 1, pageSize: 5, sort: { id: 'town', desc: true } }, undefined);
  await user.click(header('Town'));
  expect(header('Town')).toHaveAttribute('aria-sort', 'ascending');
});

describe('pages', () => {
  const sort = { id: 'lampname', desc: true };
  it('are changed in a named navigation, and keep the first row when their size changes', async () => {
    const { user } = renderUi(<Lamps />);
    await user.click(within(screen.getByRole('navigation', { name: 'Pages of Lamps' })).getByText('3'));
    expect(moved).toHaveBeenLastCalledWith({ page: 3, pageSize: 5, sort }, undefined);
    expect(screen.getByText('11–12 of 12')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Rows per page of Lamps' }));
    await user.click(await screen.findByTitle('10 / page'));
    expect(moved).toHaveBeenLastCalledWith({ page: 2, pageSize: 10, sort }, undefined);
  });
  it('past the end go to the last one without a history entry', async () => {
    renderUi(<Lamps page={900} />);
    await waitFor(() => expect(moved).toHaveBeenLastCalledWith({ page: 3, pageSize: 5, sort }, 'replace'));
    expect(await screen.findByText('Lamp 11')).toBeInTheDocument();
  });
});

describe('ticks', () => {
  const bar = () => screen.queryByRole('region', { name: 'Bulk actions' });
  it('are named after their rows and survive paging; the bar appears with the first and counts them', async () => {
    const { user } = renderUi(<Lamps />);
    expect(bar()).not.toBeInTheDocument();
    await user.click(box('Select Lamp 1'));
    expect(bar()).toHaveTextContent('1 selectedLamp 1');
    expect(screen.getByRole('button', { name: 'Delete Selected' })).toBeInTheDocument();
    await user.click(within(screen.getByRole('navigation')).getByText('2'));
    await user.click(box('Select Lamp 6'));
    await user.click(box('Select Lamp 7'));
    expect(bar()).toHaveTextContent('3 selectedLamp 1, and 2 more');
  });
  it('of the header are those of the page, and say whether some or all are ticked; the bar ticks all that match', async () => {
    const { user } = renderUi(<Lamps />);
    const all = box('Select all on this page');
    await user.click(box('Select Lamp 1'));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(all).toBeChecked();
    expect(bar()).toHaveTextContent('5 selected');
    await user.click(screen.getByRole('button', { name: 'Select all 12 that match' }));
    expect(tickedAll).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(box('Select Lamp 1')).not.toBeChecked();
    expect(bar()).not.toBeInTheDocument();
  });
  it('stand below the result of an action, and those out of sight are counted and can be seen', async () => {
    const { user } = renderUi(
      <main>
        <Lamps running={<p>7 lamps paused</p>} />
      </main>,
    );
    await user.click(box('Select Lamp 1'));
    expect(await screen.findByText('7 lamps paused')).toBeInTheDocument();
    const bar = screen.getByRole('region', { name: 'Bulk actions' });
    expect(within(bar).queryByRole('button', { name: 'Show them' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('navigation')).getByText('2'));
    expect(bar).toHaveTextContent('none of them in sight');
    await user.click(box('Select Lamp 6'));
    expect(bar).toHaveTextContent('1 of them out of sight');
    await user.click(within(bar).getByRole('button', { name: 'Show them' }));
    const close = async () => {
      await user.click(screen.getByText('Close'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await screen.findByRole('dialog', { name: '2 selected' });
    await close();
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Show them' })).toHaveFocus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '2 selected' }));
    await user.click(dialog.getByRole('button', { name: 'Take Lamp 1 out of the selection' }));
    expect(bar).toHaveTextContent('1 selected');
    await close();
    await waitFor(() => expect(bar).toHaveFocus());
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
    renderUi(<Lamps rows={[]} total={0} minWidth={900} action={<button>Add a lamp</button>} />);
    expect(screen.getByText('There are no lamps to show.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a lamp' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    // An empty table has no minimum width, so that the text is visible on a phone.
    expect(screen.getByRole('table').closest('.mq-table')).toHaveStyle({ '--mq-table-width': '0px' });
  });
  it('distinguish a filter without a match from an empty list', async () => {
    const clear = jest.fn();
    const { user } = renderUi(<Lamps rows={[]} total={0} filtered filterText="Town: Paris" clearFilters={clear} />);
    expect(screen.queryByText('There are no lamps to show.')).not.toBeInTheDocument();
    expect(screen.getByText('Town: Paris')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });
  it('fail with a reason, an id to quote and another try', async () => {
    const retry = jest.fn();
    const { user } = renderUi(
      <Lamps status="failed" failure={{ message: 'No answer', requestId: 'abc-1' }} retry={retry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Lamps could not be loaded.No answerRequest abc-1');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
