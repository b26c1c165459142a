import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { useAllPaused } from '../../../src/client/boards/useAllPaused';
import { createStore } from '../../../src/client/store';

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
  return { asked, ...renderHook(() => useAllPaused(new Set(ids), shown, { orgID: 'o1' }), { wrapper }) };
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
