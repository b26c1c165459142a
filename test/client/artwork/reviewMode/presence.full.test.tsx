import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { modifyFile } from '#contract/artwork';
import { listPresence, setPresence } from '#contract/events';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { openPart } from '#test/page';
import { aUser, signInAs } from '#test/people';
import { nextUndecided } from '../../../../src/client/artwork/reviewMode/useReviewQueue';
import { WithReview } from '../../../../src/client/artwork/reviewMode/WithReview';

const on = testApp();
let colleague: string;
beforeAll(async () => {
  colleague = await signInAs(
    on.db,
    await aUser(on.db, { email: 'ana@test.example', firstName: 'Ana', lastName: 'Okafor', isAdmin: true }),
  );
});

const press = (key: string) =>
  fireEvent.keyDown(document.body, { key, code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key });
const shownName = (name: string) =>
  waitFor(() => expect(document.querySelector('.mq-reviewed-name h2')).toHaveTextContent(name));
const anaOpens = (fileID: string | null) =>
  on.call(setPresence, { body: { clientID: 'console-of-ana', fileID } }, { token: colleague });

async function openQueue(name: string) {
  const ids: string[] = [];
  for (const index of [1, 2, 3, 4])
    ids.push(
      await anArtwork(on.db, {
        fileName: `${name}-${String(index)}`,
        createdAt: new Date(Date.now() - (5 - index) * 3_600_000),
      }),
    );
  const open = () =>
    openPart(on, <WithReview>Closed.</WithReview>, {
      address: `/home?review=${ids[0] ?? ''}&reviewList=waiting&waiting.search=${name}`,
    });
  return { ids, open };
}

it('shows who else has the artwork open, and passes over what a colleague has open', async () => {
  const { ids, open } = await openQueue('lark');
  await anaOpens(ids[0] ?? '');
  const page = open();
  await shownName('lark-1');
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
  const { ids, open } = await openQueue('heron');
  open();
  await shownName('heron-1');
  await screen.findByText('1 of 4');
  // This console does not know yet that Ana opened it.
  await anaOpens(ids[1] ?? '');
  press('j');
  await shownName('heron-3');
  await anaOpens(null);
});

it('does not advance again a user who has already moved on', async () => {
  const { ids, open } = await openQueue('egret');
  open();
  await shownName('egret-1');
  await screen.findByText('1 of 4');
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
  const { ids, open } = await openQueue('stork');
  const page = open();
  const readsOfNext = () => page.wire.sent('GET', new RegExp(`/api/file/${ids[1] ?? ''}$`)).length;
  await shownName('stork-1');
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
