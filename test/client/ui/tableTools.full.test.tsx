import { screen, waitFor, within } from '@testing-library/react';
import { Input } from 'antd';
import { setDraftOwner } from '../../../src/client/ui/form/draftOwner';
import { textFilter } from '../../../src/client/ui/table/tableSearch';
import { KeysList } from '../../../src/client/ui/keyboard/KeysList';
import { PagedTable } from '../../../src/client/ui/table/PagedTable';
import type { PagedColumn } from '../../../src/client/ui/table/pagedColumns';
import { useRowKeys } from '../../../src/client/ui/table/tools/useRowKeys';
import { useTableSearch } from '../../../src/client/ui/table/useTableSearch';
import { useTicks } from '../../../src/client/ui/table/useTicks';
import { answerMedia, renderUi } from './renderUi';

interface Lamp {
  _id: string;
  name: string;
}
const lamps: Lamp[] = ['North', 'East', 'South'].map((name) => ({ _id: name, name }));
const opened = jest.fn<undefined, [string]>();
const columns: PagedColumn<Lamp>[] = [
  {
    id: 'name',
    title: 'Lamp',
    sortID: 'name',
    render: ({ name }) => <button onClick={() => opened(name)}>{name}</button>,
  },
  { id: 'town', title: 'Town', render: () => 'Prague' },
  { id: 'maker', title: 'Maker', isExtra: true, render: () => 'Zinc' },
  { id: 'actions', title: 'Actions', hideTitle: true, render: () => <button>Manage</button> },
];
const defaults = { pageSize: 10, sortID: 'name', sortDesc: true, sortIDs: ['name'] } as const;
const shape = { search: textFilter };
const nameOf = ({ name }: Lamp): string => name;

function Keys() {
  useRowKeys();
  return null;
}

function Lamps() {
  useRowKeys();
  const search = useTableSearch('', defaults, shape);
  const ticks = useTicks('lamps');
  return (
    <PagedTable
      label="Lamps"
      name="lamps"
      list={{
        ...search.tableParams,
        onChange: search.onChange,
        owns: search.owns,
        rows: lamps,
        total: 3,
        status: 'ready',
      }}
      columns={columns}
      row={{ name: nameOf }}
      empty={{ text: 'There are no lamps to show.' }}
      selection={ticks}
      filters={
        <input
          data-search
          aria-label="Search lamps"
          value={search.filters.search ?? ''}
          onChange={({ target }) => search.setFilters({ search: target.value })}
        />
      }
    />
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  opened.mockClear();
  setDraftOwner('ana');
});

test('the sheet leaves out the menu of a row where rows have none', async () => {
  renderUi(<Lamps />);
  renderUi(<KeysList />);
  expect(await screen.findByText('Open the row')).toBeVisible();
  expect(screen.queryByText('Open the menu of the row')).toBeNull();
});

it('columns are not offered on a phone, which only shows the views', () => {
  const restore = answerMedia((query) => query.includes('max-width: 767'));
  renderUi(<Lamps />);
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'All' })).toBeVisible();
  restore();
});

describe('saved views', () => {
  const save = async (user: ReturnType<typeof renderUi>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name of the view' }), `${name}{Enter}`);
  };

  const isShown = (name: string) =>
    waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));

  it('keep filters and order, not the page, and leave the rest of the address alone', async () => {
    const { user, router } = renderUi(<Lamps />, '/?orgID=all&page=2&search=nor&sortDesc=false');
    await save(user, 'Northern');
    await isShown('Northern');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(router.state.location.search).toBe('?orgID=all');
    await user.click(screen.getByRole('tab', { name: 'Northern' }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      orgID: 'all',
      search: 'nor',
      sortDesc: 'false',
      'lamps.saved': 'Northern',
    });
  });

  it('have no name with what nobody can see', async () => {
    const { user } = renderUi(<Lamps />, '/?search=nor');
    await save(user, '\u202e\u200b');
    expect(await screen.findByText('Contains an invisible character (U+202E). Remove it')).toBeVisible();
    expect(screen.queryByRole('tab', { name: '\u202e\u200b' })).toBeNull();
  });

  it('say when they were changed, and can be saved, renamed and deleted', async () => {
    const { user, router } = renderUi(<Lamps />, '/?search=nor');
    await save(user, 'Northern');
    await isShown('Northern');
    expect(screen.queryByRole('button', { name: 'Save changes to the view' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Search lamps' }), 't');
    await user.click(screen.getByRole('button', { name: 'Save changes to the view' }));
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await user.click(screen.getByRole('tab', { name: 'Northern' }));
    const searched = () => new URLSearchParams(router.state.location.search).get('search');
    expect(searched()).toBe('nort');
    await user.type(screen.getByRole('textbox', { name: 'Search lamps' }), 'h');
    await waitFor(() => expect(searched()).toBe('north'));
    // A click on the shown view takes the changes back.
    await user.click(screen.getByRole('tab', { name: 'Northern' }));
    await waitFor(() => expect(searched()).toBe('nort'));

    await user.click(screen.getByRole('button', { name: 'More actions for this view' }));
    await user.click(await screen.findByText('Rename view'));
    const field = await screen.findByRole('textbox', { name: 'Name of the view' });
    await user.clear(field);
    await user.type(field, 'Up north{Enter}');
    await isShown('Up north');
    expect(screen.queryByRole('tab', { name: 'Northern' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'More actions for this view' }));
    await user.click(await screen.findByText('Delete view'));
    expect(screen.queryByRole('tab', { name: 'Up north' })).toBeNull();
    expect(searched()).toBe('nort');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await isShown('Up north');
    expect(await screen.findByText("Undone: the view 'Up north' is back")).toBeVisible();
  });

  it('keep the focus beside the button that was pressed', async () => {
    const { user } = renderUi(
      <main>
        <Lamps />
      </main>,
      '/?search=nor',
    );
    screen.getByRole('button', { name: 'Save view' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveFocus());
    await user.keyboard('Northern{Enter}');
    await isShown('Northern');
    const more = screen.getByRole('button', { name: 'More actions for this view' });
    await waitFor(() => expect(more).toHaveFocus());
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Save as a new view' })).toHaveFocus());
    await user.click(menu.getByRole('menuitem', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Northern' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Lamps' })).toHaveFocus());
  });

  it('refuse a name that is taken, and keep what was typed', async () => {
    const { user } = renderUi(<Lamps />, '/?search=nor');
    await save(user, 'Northern');
    await isShown('Northern');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await isShown('All');
    await save(user, 'Northern');
    expect(await screen.findByText('Another view already has this name. Choose a different one.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('Northern');
  });
});

describe('row keys', () => {
  it('go from row to row and tick, as arrows and Space do from a row', async () => {
    const { user } = renderUi(<Lamps />);
    await user.keyboard('j{ArrowDown}{ArrowUp} ');
    expect(screen.getByRole('checkbox', { name: 'Select North' })).toBeChecked();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select North' })).not.toBeChecked();
  });

  it.each([
    ['a field', <input key="it" data-search aria-label="Sought" />],
    ['a field with its button', <Input.Search key="it" data-search aria-label="Sought" />],
  ])('go to %s that searches', async (_what, field) => {
    const { user } = renderUi(
      <main>
        <Keys />
        {field}
      </main>,
    );
    await user.keyboard('/');
    expect(screen.getByLabelText('Sought')).toHaveFocus();
  });

  it('do nothing behind a dialog', async () => {
    const { user } = renderUi(
      <>
        <Lamps />
        <div role="dialog" aria-modal="true" aria-label="In front" data-shortcuts />
      </>,
    );
    await user.keyboard('jx');
    expect(screen.getByRole('checkbox', { name: 'Select North' })).not.toBeChecked();
    expect(document.activeElement?.closest('tr')).toBeFalsy();
  });
});
