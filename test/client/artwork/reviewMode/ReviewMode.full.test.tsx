import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBookedBoard, aCampaignOf, anAd, anArtwork } from '#test/artworks';
import { startApp, type TestApp } from '#test/app';
import { openPart, type OpenPage } from '#test/page';
import { useReviewAddress } from '../../../../src/client/artwork/review/reviewAddress';
import { WithReview } from '../../../../src/client/artwork/reviewMode/WithReview';

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.close());

const press = (key: string, where: Element = document.body) =>
  fireEvent.keyDown(where, { key, code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key });
const shownName = async (name: string) =>
  waitFor(() => expect(document.querySelector('.mq-reviewed-name h2')).toHaveTextContent(name));

/** Opens review mode on the first of three artworks named `<name>-<number>`; the queue is oldest first. */
async function openQueue(name: string): Promise<{ page: Omit<OpenPage, 'close'>; ids: string[] }> {
  const { db } = on.services.database;
  const ids: string[] = [];
  for (const index of [1, 2, 3])
    ids.push(
      await anArtwork(db, {
        fileName: `${name}-${String(index)}`,
        createdAt: new Date(Date.now() - (4 - index) * 3_600_000),
      }),
    );
  await anAd(db, ids[0] ?? '');
  const page = openPart(on, <WithReview>Closed.</WithReview>, {
    address: `/home?review=${ids[0] ?? ''}&reviewList=waiting&waiting.search=${name}`,
  });
  await shownName(`${name}-1`);
  await screen.findByText('1 of 3');
  return { page, ids };
}
const modified = (page: Pick<OpenPage, 'wire'>) => page.wire.sent('POST', /\/api\/file\/modify\//);

it('puts the queue into another order, and stays at the artwork', async () => {
  const { page } = await openQueue('teal');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Order' }));
  fireEvent.click(await screen.findByText('Newest first'));
  await waitFor(() => expect(page.address()).toContain('waiting.sortID=dateCreated'));
  // The order is reversed: the oldest is now last.
  await screen.findByText('3 of 3');
  await shownName('teal-1');
  press('k');
  await shownName('teal-2');
});

describe('where boards booked do not fit', () => {
  /** Opens a queue of three artworks; the first does not fit one of its two booked boards. */
  async function openMisfit(name: string) {
    const opened = await openQueue(name);
    const { db } = on.services.database;
    const boards = [await aBookedBoard(db), await aBookedBoard(db, { boardname: 'Tall', width: 1080, height: 1920 })];
    await aCampaignOf(db, { artworks: [opened.ids[0] ?? ''], boards });
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

  it('focuses Approve, whose Enter approves once, and no held key does', async () => {
    const { page } = await openMisfit('stilt');
    press('a');
    const approve = within(await question()).getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(approve).toHaveFocus());
    expect(fireEvent.keyDown(approve, { key: 'Enter', code: 'Enter', repeat: true })).toBe(false);
    expect(modified(page)).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await shownName('stilt-2');
    await waitFor(() => expect(modified(page)).toHaveLength(1));
  });

  it('cancels the question alone with Esc, and goes on with J', async () => {
    const { page } = await openMisfit('dunlin');
    press('a');
    await question();
    press('Escape', reviewMode());
    await waitFor(() => expect(screen.queryByText('Approve this artwork?')).toBeNull());
    expect(reviewMode()).toHaveFocus();
    expect(screen.getByText('Approve. 1 board does not fit').closest('button')).toBeEnabled();
    expect(modified(page)).toHaveLength(0);
    press('j');
    await shownName('dunlin-2');
  });
});

it('is one dialog that names the artwork; ? shows the keys in it, those of the zoom too', async () => {
  await openQueue('heron');
  expect(screen.getByRole('dialog', { name: 'Review mode: heron-1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next J' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Previous K' })).toBeDisabled();
  // The dialog takes the focus once it has opened.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  press('?');
  const keys = await screen.findByRole('region', { name: 'Keys' });
  expect(keys).toHaveFocus();
  expect(keys).toHaveTextContent('Zoom in+');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  press('j');
  await screen.findByRole('dialog', { name: 'Review mode: heron-2' });
  press('Escape');
  await shownName('heron-2');
  expect(screen.queryByRole('region', { name: 'Keys' })).toBeNull();
});

it('gives the focus back to its opener', async () => {
  const id = await anArtwork(on.services.database.db, { fileName: 'plover' });
  openPart(
    on,
    <WithReview>
      <Opener id={id} />
    </WithReview>,
    { address: '/home' },
  );
  const opener = await screen.findByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  await shownName('plover');
  await waitFor(() => expect(opener).not.toBeVisible());
  press('Escape');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(opener).toBeVisible();
});

function Opener({ id }: { id: string }) {
  const { open } = useReviewAddress();
  return (
    <button type="button" onClick={() => open({ fileId: id, list: 'latest' })}>
      Open
    </button>
  );
}

it('zooms to true pixels, and then the arrows pan instead of going on', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(960);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(960);
  const id = await anArtwork(on.services.database.db, { fileName: 'egret', width: 1080, height: 1920 });
  openPart(on, <WithReview>Closed.</WithReview>, { address: `/home?review=${id}` });
  const picture = await screen.findByRole('img', { name: /^egret/ });
  expect(picture).toHaveStyle({ width: '540px', height: '960px' });
  press('+');
  press('+');
  expect(screen.getByText('shown at 100 %')).toBeVisible();
  expect(picture).toHaveStyle({ width: '1080px', height: '1920px' });
  const frame = screen.getByRole('region', { name: 'Zoomed artwork' });
  const before = frame.scrollTop;
  press('ArrowDown');
  expect(frame.scrollTop).toBe(before + 80);
  await shownName('egret');
  press('0');
  expect(picture).toHaveStyle({ width: '540px' });
});

it('plays a film muted at once, and pauses it with Space', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const id = await anArtwork(on.services.database.db, { fileName: 'bittern.mp4', fileFormat: 'video/mp4' });
  openPart(on, <WithReview>Closed.</WithReview>, { address: `/home?review=${id}` });
  const film = await screen.findByLabelText<HTMLVideoElement>('bittern.mp4, MP4');
  expect(film.muted).toBe(true);
  expect(film.controls).toBe(false);
  expect(play).toHaveBeenCalledTimes(1);
  jest.spyOn(film, 'paused', 'get').mockReturnValue(false);
  press(' ');
  expect(pause).toHaveBeenCalledTimes(1);
});
