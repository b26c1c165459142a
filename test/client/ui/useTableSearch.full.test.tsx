import { act, screen } from '@testing-library/react';
import { choiceFilter, flagFilter, textFilter } from '../../../src/client/ui/table/tableSearch';
import { useTableSearch } from '../../../src/client/ui/table/useTableSearch';
import { renderUi } from './renderUi';

const defaults = { pageSize: 10, sortID: 'name', sortDesc: true, sortIDs: ['name', 'town'] } as const;
const shape = { search: textFilter, paused: flagFilter, kind: choiceFilter(['big', 'small']) };

function Lamps() {
  const search = useTableSearch('latest', defaults, shape);
  return (
    <>
      <output>{JSON.stringify(search.query)}</output>
      <p>{search.filtered ? 'filtered' : 'all'}</p>
      <button onClick={() => search.onChange({ page: 2, pageSize: 10, sort: { id: 'town', desc: true } })}>
        second
      </button>
      <button onClick={() => search.setFilters({ search: 'nor' }, 'replace')}>type</button>
      <button onClick={() => search.setFilters({ paused: true })}>paused</button>
      <button onClick={() => search.setFilters({ paused: undefined })}>not paused</button>
      <button onClick={search.clearFilters}>clear</button>
    </>
  );
}
const query = (): unknown => JSON.parse(screen.getByRole('status').textContent);

describe('useTableSearch', () => {
  it('keeps the state in the address, with one history entry for each choice', async () => {
    const { user, router, search } = renderUi(<Lamps />, '/?orgID=7');
    await user.click(screen.getByText('second'));
    expect(search()).toBe('?orgID=7&latest.page=2&latest.sortID=town');
    await user.click(screen.getByText('paused'));
    expect(search()).toBe('?orgID=7&latest.sortID=town&latest.paused=true');
    await act(() => router.navigate(-1));
    expect(query()).toMatchObject({ page: 2, sortID: 'town' });
  });
  it('replaces the history entry while typing', async () => {
    const { user, router, search } = renderUi(<Lamps />, '/?page=1');
    await user.click(screen.getByText('second'));
    await user.click(screen.getByText('type'));
    expect(search()).toContain('latest.search=nor');
    await act(() => router.navigate(-1));
    expect(search()).toBe('?page=1');
  });
});
