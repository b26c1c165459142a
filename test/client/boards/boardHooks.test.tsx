import { onMap } from '../../../src/client/boards/map/useBoardMap';
import { screen, waitFor, act, renderHook } from '@testing-library/react';
import { BoardImage } from '../../../src/client/boards/BoardImage';
import type { Pictured } from '../../../src/client/boards/useBoardImage';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { openPart } from '#test/page';
import { aBoardRow } from './boardRow';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { useWholeList } from '../../../src/client/boards/provider/useWholeList';
import { useAllPaused } from '../../../src/client/boards/useAllPaused';
import { createStore } from '../../../src/client/store';
import { boardFetchEvery, useThrottledId } from '../../../src/client/boards/useThrottledId';

describe('the picture of a board', () => {
  const on = testApp();

  const direct = 'https://pictures.example/direct.jpg';

  /** A board as returned by an API without `imageURL`. */
  function withoutImageURL(given: Partial<Pictured>): Pictured {
    const { imageURL: _, ...board } = aBoardRow({ boardImgURL: null, ...given });
    return board;
  }
  const shown = async (): Promise<string | null> =>
    (await screen.findByRole('img', { name: /^Tagus/ })).getAttribute('src');

  test('a board of our API shows its imageURL, and asks for no file', async () => {
    const page = openPart(on, <BoardImage board={aBoardRow({ imageURL: '/files/small', boardFile: 'f1' })} />);
    expect(await shown()).toBe('/files/small');
    expect(page.wire.sent('GET', /\/api\/file\//)).toEqual([]);
  });

  test('without imageURL the picture comes from the file, not from the direct address', async () => {
    const boardFile = await anArtwork(on.db, { purpose: 'board', storageKey: 'k'.repeat(32) });
    openPart(on, <BoardImage board={withoutImageURL({ boardFile, boardImgURL: direct })} />);
    expect(await shown()).toContain(`/files/${'k'.repeat(32)}`);
  });

  test('if the file is missing, the direct address is used', async () => {
    openPart(on, <BoardImage board={withoutImageURL({ boardFile: 'gone', boardImgURL: direct })} />);
    expect(await shown()).toBe(direct);
  });

  test('without both it says that there is no image', async () => {
    openPart(on, <BoardImage board={withoutImageURL({})} />);
    await waitFor(() => expect(screen.getByRole('img', { name: /^No image of Tagus/ })).toBeVisible());
  });
});

test('a list of the provider that ends before the announced count is usable, and says so', () => {
  const page = (count: number | null, ids: string[], unreadable = 0) => ({
    items: ids.map((id) => ({ id })),
    unreadable,
    next: null,
    count,
  });
  const cases: [pages: ReturnType<typeof page>[], shortfall: object | undefined][] = [
    [[page(5, ['a', 'b']), page(5, ['b'], 1)], { announced: 5, listed: 4 }],
    [[page(4, ['a', 'b']), page(4, ['b'], 1)], undefined],
    [[page(2, ['a', 'b']), page(1, ['c'])], undefined],
    [[page(null, ['a'])], undefined],
  ];
  for (const [pages, shortfall] of cases) {
    const query = { data: { pages }, isFetching: false, hasNextPage: false, fetchNextPage: () => undefined };
    const list = renderHook(() => useWholeList(query, false)).result.current;
    const items = [...new Set(pages.flatMap((one) => one.items.map(({ id }) => id)))].map((id) => ({ id }));
    expect(list).toMatchObject({ status: 'ready', items, shortfall });
  }
});

describe('whether all ticked boards are paused', () => {
  interface Kept {
    paused: string[];
    active: string[];
  }

  /** Renders the hook with an API that lists at most `most` ids. */
  function hook(ids: string[], kept: Kept, most: number, shown: { _id: string; boardPaused: boolean }[] = []) {
    const asked: string[] = [];
    globalThis.fetch = (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input, 'http://here');
      asked.push(searchParams.toString());
      const all = searchParams.get('paused') === 'true' ? kept.paused : kept.active;
      return Promise.resolve(
        Response.json({ boards: all.slice(0, most).map((_id) => ({ _id, boardname: _id })), totalBoards: all.length }),
      );
    };
    const store = createStore();
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
    return {
      asked,
      ...renderHook(() => useAllPaused(new Set(ids), shown, { orgID: 'o1', teamID: undefined }), { wrapper }),
    };
  }
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

  test('makes no call if the visible rows are enough', () => {
    const { asked, result } = hook(['a', 'b'], { paused: [], active: [] }, 10, [
      { _id: 'a', boardPaused: true },
      { _id: 'b', boardPaused: false },
    ]);
    expect([result.current, asked]).toEqual([false, []]);
  });

  test('boards of other pages are looked up in the selection', async () => {
    const { asked, result } = hook(['a', 'b'], { paused: ['a', 'b'], active: ['c'] }, 10, [
      { _id: 'a', boardPaused: true },
    ]);
    await waitFor(() => expect(result.current).toBe(true));
    expect(asked).toEqual([expect.stringMatching(/orgID=o1.*paused=true|paused=true.*orgID=o1/)]);
    const other = hook(['a', 'c'], { paused: ['a', 'b'], active: ['c'] }, 10);
    await settled();
    expect(other.result.current).toBe(false);
  });

  test('more paused boards than one list holds: one is known to be active, or all may be resumed', async () => {
    const paused = ['p0', 'p1', 'p2', 'p3'];
    const all = hook(['p0', 'p3'], { paused, active: ['x'] }, 2);
    await waitFor(() => expect(all.result.current).toBe(true));
    expect(all.asked).toHaveLength(2);
    const mixed = hook(['p0', 'p3', 'x'], { paused, active: ['x'] }, 2);
    await settled();
    expect(mixed.result.current).toBe(false);
  });
});

describe('the throttle of single boards', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  /** Records when (in milliseconds) the hook passes on which id. */
  function watch() {
    const begun = Date.now();
    const passed: [number, string][] = [];
    const view = renderHook(
      ({ id }: { id: string }) => {
        const allowed = useThrottledId(id);
        if (allowed !== undefined && passed.at(-1)?.[1] !== allowed) passed.push([Date.now() - begun, allowed]);
        return allowed;
      },
      { initialProps: { id: 'b0' } },
    );
    const wait = (milliseconds: number) =>
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    return { ...view, passed, wait };
  }

  test('a single board is fetched at most once in 100 ms, and the last one asked for is', () => {
    expect(boardFetchEvery).toBe(100);
    const { rerender, passed, wait, unmount } = watch();
    wait(1);
    // Twenty boards, ten milliseconds each, as when an arrow key is held down.
    for (let at = 1; at <= 20; at += 1) {
      rerender({ id: `b${String(at)}` });
      wait(10);
    }
    wait(200);
    expect(passed.at(-1)?.[1]).toBe('b20');
    const gaps = passed.slice(1).map(([at], index) => at - (passed[index]?.[0] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(boardFetchEvery);
    unmount();
  });

  test('another component on the page shares the same throttle', () => {
    const first = watch();
    first.wait(200);
    first.rerender({ id: 'b1' });
    first.wait(0);
    const second = renderHook(() => useThrottledId('b2'));
    first.wait(boardFetchEvery - 1);
    expect(second.result.current).toBeUndefined();
    first.wait(1);
    expect(second.result.current).toBe('b2');
  });
});

test('the map leaves deleted boards out, unless the list is filtered for or against them', () => {
  expect(onMap<{ country: string; deleted?: boolean }>({ country: 'Portugal' })).toEqual({
    country: 'Portugal',
    deleted: false,
  });
  expect([onMap({ deleted: true }), onMap({ deleted: false })]).toEqual([{ deleted: true }, { deleted: false }]);
});
