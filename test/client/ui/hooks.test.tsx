import { fireEvent, render, screen, waitFor, act, renderHook } from '@testing-library/react';
import { HeldRows } from '../../../src/client/ui/table/HeldRows';
import { MovedByOthers, useHeldRows } from '../../../src/client/ui/table/useHeldRows';
import { lazyWithRetry } from '../../../src/client/ui/feedback/lazyWithRetry';
import { failureMessages } from '../../../src/client/ui/ui.messages';
import { notify } from '../../../src/client/ui/feedback/notify';
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router-dom';
import { useAddressSearch } from '../../../src/client/ui/browser/useAddressSearch';
import { useSettled } from '../../../src/client/ui/table/useSettled';
import { useSearchText } from '../../../src/client/ui/form/useSearchText';

describe('rows moved by others', () => {
  interface Row {
    _id: string;
    text: string;
  }
  const rowsOf = (text: string): Row[] => text.split(' ').map((each) => ({ _id: each.charAt(0), text: each }));

  interface ListProps {
    rows: Row[];
    total: number;
    view: string;
    isReady: boolean;
  }
  function List({ rows, total, view, isReady }: ListProps) {
    const steady = useHeldRows(rows, total, view, isReady);
    return (
      <>
        {steady.held && <HeldRows {...steady.held} />}
        <p data-testid="rows">{steady.rows.map(({ text }) => text).join(' ')}</p>
        <p data-testid="total">{steady.total}</p>
      </>
    );
  }
  function open(first: string, isReady = true) {
    const by = { others: true };
    const draw = (rows: Row[], view: string, { total = rows.length, ready = true } = {}) => (
      <MovedByOthers value={() => by.others}>
        <List rows={rows} total={total} view={view} isReady={ready} />
      </MovedByOthers>
    );
    const page = render(draw(rowsOf(first), 'page 1', { ready: isReady }));
    return {
      become: (text: string, others: boolean, view = 'page 1', total?: number) => {
        by.others = others;
        page.rerender(draw(rowsOf(text), view, total === undefined ? {} : { total }));
      },
      rows: () => screen.getByTestId('rows').textContent,
      total: () => screen.getByTestId('total').textContent,
    };
  }

  it('shows changes of others in place, and holds back changes that would move rows until the user requests them', () => {
    const { become, rows, total } = open('a1 b1 c1');
    become('a1 b2 c1', true);
    expect(rows()).toBe('a1 b2 c1');
    become('x1 y1 a2', true);
    expect(rows()).toBe('a2 b2 c1');
    expect(screen.getByRole('status')).toHaveTextContent('2 new:show');
    become('x1 y1 a2', true, 'page 1', 295);
    expect(screen.getByRole('status')).toHaveTextContent('292 new:show');
    expect(total()).toBe('3');
    become('x2 y1 a3', true);
    expect(rows()).toBe('a3 b2 c1');
    fireEvent.click(screen.getByRole('button', { name: 'show' }));
    expect(rows()).toBe('x2 y1 a3');
    become('x2 y1 a3', true, 'page 1', 4);
    expect(total()).toBe('4');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it("shows the user's own changes, and another page, at once", () => {
    const { become, rows } = open('a1 b1 c1');
    become('b1 c1 d1', false);
    expect(rows()).toBe('b1 c1 d1');
    become('c1 d1 e1', true);
    expect(rows()).toBe('b1 c1 d1');
    become('k1 l1', true, 'page 2');
    expect(rows()).toBe('k1 l1');
  });

  it('shows at once the rows that were still being read, and holds back what others do after that', () => {
    const { become, rows } = open('a1 b1', false);
    become('a1 b1 c1 d1', true);
    expect(rows()).toBe('a1 b1 c1 d1');
    become('x1 a1 b1 c1', true);
    expect(rows()).toBe('a1 b1 c1 d1');
  });

  it('says that the order has changed where nothing is new', () => {
    const { become } = open('a1 b1 c1');
    become('c1 a1', true);
    expect(screen.getByRole('status')).toHaveTextContent('The list has changed:show');
  });
});

describe('code loaded late', () => {
  const Part = ({ name }: { name: string }) => <p>the part of {name}</p>;
  const Fallback = () => <p>loading the part</p>;
  type Load = jest.Mock<Promise<typeof Part>, []>;
  const failing = (times: number): Load =>
    Array.from({ length: times }).reduce<Load>(
      (load) => load.mockRejectedValueOnce(new Error('cut')),
      jest.fn<Promise<typeof Part>, []>().mockResolvedValue(Part),
    );

  test('code that fails to load is requested once more, without a notice', async () => {
    const notices = jest.spyOn(notify, 'error');
    const load = failing(1);
    const Lazy = lazyWithRetry(load, Fallback);
    render(<Lazy name="Ana" />);
    expect(await screen.findByText('the part of Ana')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(notices).not.toHaveBeenCalled();
  });

  test('after that a notice offers to try again, and the page with the fallback stays', async () => {
    const notices = jest.spyOn(notify, 'error').mockClear();
    const Lazy = lazyWithRetry(failing(2), Fallback);
    render(<Lazy name="Ana" />);
    await waitFor(() => expect(notices).toHaveBeenCalledTimes(1));
    expect(screen.getByText('loading the part')).toBeInTheDocument();
    const notice = notices.mock.calls[0]?.[0];
    if (typeof notice !== 'object') throw new Error('nothing is offered');
    expect(notice.text).toBe(failureMessages.partMissing);
    notice.action?.run();
    expect(await screen.findByText('the part of Ana')).toBeInTheDocument();
  });
});

describe('the query of the address', () => {
  function Page() {
    const [search, change] = useAddressSearch();
    const set = (name: string): void =>
      void change((current) => {
        const next = new URLSearchParams(current);
        next.set(name, '1');
        return next;
      });
    return (
      <>
        <p>{search.toString()}</p>
        <button onClick={() => set('one')}>one</button>
        <button onClick={() => set('two')}>two</button>
      </>
    );
  }

  function open(loader?: LoaderFunction, address = '/list?page=3#row') {
    const router = createMemoryRouter(
      [
        { path: '/list', element: <Page />, ...(loader && { loader }) },
        { path: '/other', element: <p>the other page</p>, ...(loader && { loader }) },
      ],
      { initialEntries: [address] },
    );
    render(<RouterProvider router={router} />);
    return router;
  }

  const press = (name: string): void => screen.getByRole('button', { name }).click();
  const written = (): string => screen.getByRole('paragraph').textContent;

  it('takes two changes in one task, and keeps what else the address has', async () => {
    const router = open();
    await act(async () => {
      press('one');
      press('two');
    });
    expect(written()).toBe('page=3&one=1&two=1');
    expect(router.state.location.hash).toBe('#row');
  });

  it('takes a second change while the first is still loading', async () => {
    let release = (): void => undefined;
    const router = open(() => new Promise((done) => (release = () => done(null))));
    await act(async () => release());
    await act(async () => press('one'));
    expect(written()).toBe('page=3');
    await act(async () => press('two'));
    await act(async () => release());
    expect(written()).toBe('page=3&one=1&two=1');
    expect(router.state.navigation.state).toBe('idle');
  });

  it('takes nothing from a page that is still loading', async () => {
    let release = (): void => undefined;
    const router = open(() => new Promise((done) => (release = () => done(null))));
    await act(async () => release());
    await act(async () => void router.navigate('/other?secret=1'));
    await act(async () => press('one'));
    await act(async () => release());
    expect(router.state.location.pathname).toBe('/list');
    expect(written()).toBe('page=3&one=1');
  });

  it('leaves no question mark behind when the last parameter goes', async () => {
    function Clear() {
      const [, change] = useAddressSearch();
      return <button onClick={() => void change(() => new URLSearchParams())}>clear</button>;
    }
    const router = createMemoryRouter([{ path: '*', element: <Clear /> }], { initialEntries: ['/list?page=3'] });
    render(<RouterProvider router={router} />);
    await act(async () => press('clear'));
    expect(router.createHref(router.state.location)).toBe('/list');
  });
});

describe('the text of a search field', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A search field whose address changes only when the test calls `follow`. */
  function field(first = '') {
    const asked = jest.fn<undefined, [string]>();
    const { result, rerender } = renderHook(({ value }) => useSearchText(value, asked, 300), {
      initialProps: { value: first },
    });
    return {
      asked: () => asked.mock.calls.map(([text]) => text),
      text: () => result.current[0],
      isTooLong: () => result.current[2],
      type: (text: string) => {
        act(() => {
          result.current[1](text);
        });
      },
      rest: () => {
        act(() => {
          jest.advanceTimersByTime(300);
        });
      },
      follow: (value: string) => {
        rerender({ value });
      },
    };
  }

  test('a text that is too long stays in the field, and is not searched', () => {
    const search = field('lisbon');
    search.type('x'.repeat(201));
    search.rest();
    expect([search.text(), search.isTooLong(), search.asked()]).toEqual(['x'.repeat(201), true, []]);
    search.type(` ${'x'.repeat(200)} `);
    search.rest();
    expect([search.isTooLong(), search.asked()]).toEqual([false, ['x'.repeat(200)]]);
  });
  test('what is typed while an earlier text is on its way to the address stays', () => {
    const search = field();
    search.type('halden_panoram');
    search.rest();
    search.type('halden_panorama_38');
    search.follow('halden_panoram');
    expect(search.text()).toBe('halden_panorama_38');
    search.rest();
    search.type('halden_panorama_3840 ');
    search.follow('halden_panorama_38');
    expect(search.text()).toBe('halden_panorama_3840 ');
    search.rest();
    expect(search.asked()).toEqual(['halden_panoram', 'halden_panorama_38', 'halden_panorama_3840']);
  });

  test('an address that skips a text still belongs to what is being typed', () => {
    const search = field();
    search.type('a');
    search.rest();
    search.type('ab');
    search.rest();
    search.type('abc');
    search.follow('ab');
    expect(search.text()).toBe('abc');
  });

  test('Back and Clear filters take the place of the text, also while it has not rested', () => {
    const search = field('zinc');
    search.type('zinc roof');
    search.rest();
    search.follow('zinc roof');
    search.follow('zinc');
    expect(search.text()).toBe('zinc');
    search.type('zinc door');
    search.follow('');
    search.rest();
    expect([search.text(), search.asked()]).toEqual(['', ['zinc roof']]);
  });

  test('an unchanged text is not searched again; an emptied field is searched at once', () => {
    const search = field('zinc');
    search.type('zinc r');
    search.type('zinc ');
    search.rest();
    expect(search.asked()).toEqual([]);
    search.type('');
    act(() => {
      jest.advanceTimersByTime(0);
    });
    expect(search.asked()).toEqual(['']);
  });
});

test('figures of several calls change together', () => {
  const { result, rerender } = renderHook(({ text, settled }) => useSettled(text, settled), {
    initialProps: { text: '36 boards in 20 countries', settled: true },
  });
  rerender({ text: '36 boards in 6 countries', settled: false });
  expect(result.current).toBe('36 boards in 20 countries');
  rerender({ text: '9 boards in 6 countries', settled: true });
  expect(result.current).toBe('9 boards in 6 countries');
});
