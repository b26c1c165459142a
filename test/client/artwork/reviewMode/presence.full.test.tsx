import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { modifyFile } from '#contract/artwork';
import { listPresence, setPresence } from '#contract/events';
import { anaOkafor, aSession } from '#test/people';
import { nextUndecided } from '../../../../src/client/artwork/reviewMode/useReviewQueue';
import { on, openQueue, press, shownName } from './reviewMode.setup';

let colleague: string;
beforeAll(async () => {
  colleague = await aSession(on.db, anaOkafor);
});

const anaOpens = (fileID: string | null) =>
  on.call(setPresence, { body: { clientID: 'console-of-ana', fileID } }, { token: colleague });

const openFour = (name: string, prepare?: (ids: readonly string[]) => Promise<unknown>) => openQueue(name, prepare, 4);

it('shows who else has the artwork open, and passes over what a colleague has open', async () => {
  const { ids, page } = await openFour('lark', ([first = '']) => anaOpens(first));
  expect(await screen.findByText('Ana is reviewing this')).toBeVisible();
  await anaOpens(ids[1] ?? '');
  act(() => void page.store.dispatch({ type: 'api/invalidateTags', payload: [{ type: 'presence', id: 'LIST' }] }));
  await waitFor(() => expect(screen.queryByText('Ana is reviewing this')).toBeNull());
  press('j');
  await shownName('lark-3');
  press('k');
  await shownName('lark-2');
  expect(await screen.findByText('Ana is reviewing this')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Next free one' }));
  await shownName('lark-3');
  // Colleagues see which artwork this console shows, until review mode is closed.
  const present = async () => (await on.call(listPresence, {}, { token: colleague })).reply.present;
  await waitFor(async () =>
    expect(await present()).toContainEqual({ fileID: ids[2], name: 'Robin Vale', isMe: false }),
  );
  press('Escape');
  await screen.findByText('Closed.');
  await waitFor(async () => expect((await present()).filter(({ isMe }) => !isMe)).toEqual([]));
  await anaOpens(null);
});

it('advances automatically if a colleague opened the artwork first', async () => {
  const { ids } = await openFour('heron');
  // This console does not know yet that Ana opened it.
  await anaOpens(ids[1] ?? '');
  press('j');
  await shownName('heron-3');
  await anaOpens(null);
});

it('does not advance again a user who has already moved on', async () => {
  const { ids } = await openFour('egret');
  await anaOpens(ids[1] ?? '');
  // The presence of the second artwork arrives when the third is already shown.
  press('j');
  press('j');
  await shownName('egret-3');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await shownName('egret-3');
  await anaOpens(null);
});

it('leaves out what a colleague has decided since', async () => {
  const { ids, page } = await openFour('stork');
  const readsOfNext = () => page.wire.sent('GET', new RegExp(`/api/file/${ids[1] ?? ''}$`)).length;
  await waitFor(() => expect(readsOfNext()).toBe(1));
  await on.call(modifyFile, { params: { id: ids[1] ?? '' }, body: { isPreApproved: true } }, { token: colleague });
  const events = page.store.services.events;
  act(() => events.receive([{ kind: 'artwork', ids: [ids[1] ?? ''] }]));
  await waitFor(() => expect(readsOfNext()).toBe(2));
  // Wait until the last of these reads is answered.
  await new Promise((resolve) => setTimeout(resolve, 500));
  press('a');
  await screen.findByText('Yes, approve');
  press('Enter');
  await shownName('stork-3');
});

it('shows what is left if colleagues have everything open', () => {
  const ids = ['a', 'b', 'c'];
  expect(nextUndecided(ids, new Set(['a']), 'a', new Set(['b']))).toBe('c');
  expect(nextUndecided(ids, new Set(['a']), 'a', new Set(['b', 'c']))).toBe('b');
  expect(nextUndecided(ids, new Set(ids), 'a', new Set())).toBeUndefined();
});
