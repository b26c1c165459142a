import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aBoard, aCampaign } from '#test/boards';
import { type OpenPage } from '#test/page';
import { refusal } from '#test/wire';
import { on, press, shownName, openQueue } from './reviewMode.setup';

const modified = (page: Pick<OpenPage, 'wire'>) => page.wire.sent('POST', /\/api\/file\/modify\//);

it('approves with two presses and disapproves with three; the next waits, and the end is told', async () => {
  const { page, ids } = await openQueue('swift');
  press('a');
  await screen.findByText('Yes, approve');
  press('Enter');
  await shownName('swift-2');
  await screen.findByText('2 of 3');
  press('d');
  const reason = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  fireEvent.change(reason, { target: { value: 'Too dark' } });
  press('Enter', reason);
  await shownName('swift-3');
  await waitFor(() => expect(modified(page)).toHaveLength(2));
  press('d');
  const again = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  await screen.findByText('Last reasons');
  press('1', again);
  press('Enter', again);
  expect(await screen.findByText('All 3 artworks of this list are decided.')).toBeVisible();
  await waitFor(() => expect(modified(page)).toHaveLength(3));
  expect(modified(page).map(({ path, body }) => [path, body])).toEqual([
    [`/api/file/modify/${ids[0] ?? ''}`, { isReviewed: true, isPreApproved: true }],
    [`/api/file/modify/${ids[1] ?? ''}`, { approvalComment: 'Too dark', isReviewed: true, isPreApproved: false }],
    [`/api/file/modify/${ids[2] ?? ''}`, { approvalComment: 'Too dark', isReviewed: true, isPreApproved: false }],
  ]);
  await waitFor(() => expect(page.wire.sent('POST', /submittossp/)).toHaveLength(1));
  // The queue is read only once, when review mode opens.
  expect(page.wire.sent('GET', /idlist/)).toHaveLength(1);
});

it('goes on and back with J and K, closes with Esc, and leaves the rest of the address alone', async () => {
  const { page, ids } = await openQueue('swallow');
  press('j');
  await shownName('swallow-2');
  press('k');
  await shownName('swallow-1');
  expect(page.address()).toBe(`/home?waiting.search=swallow&review=${ids[0] ?? ''}&reviewList=waiting`);
  press('Escape');
  expect(await screen.findByText('Closed.')).toBeVisible();
  expect(page.address()).toBe('/home?waiting.search=swallow');
});

it('offers to undo the last decision also after it was closed', async () => {
  const { page, ids } = await openQueue('swift');
  press('a');
  await screen.findByText('Yes, approve');
  press('Enter');
  await shownName('swift-2');
  await screen.findByRole('button', { name: /^Undo/ });
  press('Escape');
  expect(await screen.findByText('Closed.')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(page.wire.sent('POST', /undo/).map(({ path }) => path)).toEqual([`/api/file/undo/${ids[0] ?? ''}`]),
  );
});

describe('where boards booked do not fit', () => {
  /** Opens a queue of three artworks; the first does not fit one of its two booked boards. */
  async function openMisfit(name: string) {
    const opened = await openQueue(name);
    const { db } = on;
    const boards = [await aBoard(db), await aBoard(db, { boardname: 'Tall', width: 1080, height: 1920 })];
    await aCampaign(db, { artworks: [opened.ids[0] ?? ''], boards });
    act(() => opened.page.store.services.events.receive([{ kind: 'artwork', ids: [opened.ids[0] ?? ''] }]));
    await screen.findByText('Approve. 1 board does not fit');
    return opened;
  }
  const question = async () => {
    const title = await screen.findByText('Approve this artwork?');
    return title.closest<HTMLElement>('[role=dialog]') ?? document.body;
  };
  // antd's generated ids are all the same in tests, so dialogs cannot be told apart by their names.
  const reviewMode = () => document.querySelector<HTMLElement>('[role=dialog]:has([data-review])') ?? document.body;

  it('asks in a dialog; A and Enter approve, the next artwork takes the next key, Z takes it back', async () => {
    const { page, ids } = await openMisfit('crane');
    press('a');
    expect(await question()).toHaveTextContent('1 board does not fit and will not show it');
    expect(screen.queryByText('Yes, approve')).toBeNull();
    // Enter is pressed before the dialog takes the focus.
    press('Enter', reviewMode());
    await shownName('crane-2');
    await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1));
    await waitFor(() => expect(reviewMode()).toHaveFocus());
    await waitFor(() => expect(modified(page)).toMatchObject([{ body: { isPreApproved: true } }]));
    await screen.findByText(/^Successfully saved message to file\./);
    press('z');
    await shownName('crane-1');
    expect(page.wire.sent('POST', /\/api\/file\/undo\//)).toMatchObject([{ path: `/api/file/undo/${ids[0] ?? ''}` }]);
  });
});

it('brings a decision that could not be saved back to the reviewer', async () => {
  const { page } = await openQueue('finch');
  const restore = page.wire.answer('/api/file/modify', () => refusal(500, 'internal', 'Disk on fire'));
  press('a');
  await screen.findByText('Yes, approve');
  press('Enter');
  await shownName('finch-2');
  const show = await screen.findByLabelText('Show finch-1');
  await screen.findByText("Couldn't save the file. Please refresh and try again. Error: Disk on fire");
  restore();
  fireEvent.click(show);
  await shownName('finch-1');
  await screen.findByText('Your decision is not saved yet.');
  press('Enter');
  await waitFor(() => expect(modified(page)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByLabelText('Show finch-1')).toBeNull());
});

/** Approves the shown artwork. */
async function approve(name: string): Promise<void> {
  await shownName(name);
  press('a');
  await screen.findByText('Yes, approve');
  press('Enter');
}
const allDecided = 'All 3 artworks of this list are decided.';

it('stays at the last artwork when it could not be saved; a decision taken back then is not one', async () => {
  const { page, ids } = await openQueue('wren');
  const last = `/api/file/modify/${ids[2] ?? ''}`;
  const restore = page.wire.answer(last, () => refusal(500));
  for (const name of ['wren-1', 'wren-2', 'wren-3']) await approve(name);
  await screen.findByText('Your decision is not saved yet.');
  await shownName('wren-3');
  press('Escape');
  await waitFor(() => expect(screen.queryByText('Your decision is not saved yet.')).toBeNull());
  expect(screen.queryByText(allDecided)).toBeNull();
  restore();
  await approve('wren-3');
  expect(await screen.findByText(allDecided)).toBeVisible();
});

it('tells the end only once earlier decisions are saved too, and shows artworks from there', async () => {
  const { page, ids } = await openQueue('martin');
  const first = `/api/file/modify/${ids[0] ?? ''}`;
  const restore = page.wire.answer(first, () => refusal(500));
  for (const name of ['martin-1', 'martin-2', 'martin-3']) await approve(name);
  await waitFor(() => expect(modified(page)).toHaveLength(3));
  expect(screen.queryByText(allDecided)).toBeNull();
  restore();
  fireEvent.click(await screen.findByLabelText('Show martin-1'));
  await shownName('martin-1');
  await screen.findByText('Your decision is not saved yet.');
  press('Enter');
  expect(await screen.findByText(allDecided)).toBeVisible();
  press('j');
  await shownName('martin-2');
  expect(screen.queryByText(allDecided)).toBeNull();
});

it('marks as read with U and keeps its keys off while somebody types', async () => {
  const { page } = await openQueue('robin');
  press('u');
  await waitFor(() => expect(modified(page)).toMatchObject([{ body: { isReviewed: true } }]));
  press('d');
  const reason = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  press('j', reason);
  press('a', reason);
  expect(await screen.findByPlaceholderText('Type in your reason for disapproval (required)')).toBeVisible();
  await shownName('robin-1');
});

it('keeps a half-written reason, and has the caret behind it when it is asked for again', async () => {
  const { page } = await openQueue('siskin');
  press('d');
  await page.user.type(await screen.findByPlaceholderText(/^Type in your reason/), 'Logo too sm{Escape}');
  await waitFor(() => expect(screen.queryByPlaceholderText(/^Type in your reason/)).toBeNull());
  press('d');
  const reason = await screen.findByPlaceholderText(/^Type in your reason/);
  await page.user.keyboard('all');
  expect(reason).toHaveValue('Logo too small');
});
