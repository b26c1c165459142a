import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { modifyFile, undoWindowMs } from '#contract/artwork';
import { anAd, anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { testApp } from '#test/app';
import { openPart, type OpenPage } from '#test/page';
import { refusal } from '#test/wire';
import { artworkLists } from '../../../../src/client/artwork/table/artworkLists';
import { ArtworkTable } from '../../../../src/client/artwork/table/ArtworkTable';
import { DecisionDialogs } from '../../../../src/client/artwork/review/DecisionDialogs';
import { useUndoKey } from '../../../../src/client/artwork/review/useUndoKey';
import { useTicks } from '../../../../src/client/ui/table/useTicks';

/** The latest artworks as on the home page: with dialogs and the undo key. */
function Latest() {
  useUndoKey();
  return (
    <>
      <ArtworkTable list={artworkLists.latest} ticks={useTicks('latest')} />
      <DecisionDialogs />
    </>
  );
}

const on = testApp();

/** Each test lists one artwork of its own, so that the table stays small. */
async function openOn(
  fileName: string,
  given: { ads?: number } = {},
): Promise<{ page: Omit<OpenPage, 'close'>; id: string }> {
  const id = await anArtwork(on.db, { fileName });
  for (let index = 0; index < (given.ads ?? 0); index += 1) await anAd(on.db, id);
  const page = openPart(on, <Latest />, { address: `/home?latest.search=${fileName}` });
  await screen.findByLabelText(`Approve ${fileName}`);
  return { page, id };
}
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const modified = (page: Pick<OpenPage, 'wire'>) => page.wire.sent('POST', /\/api\/file\/modify\//);
/** The texts that a screen reader reads: the key shown in a button is hidden from it. */
const spoken = (button: Element) =>
  [...button.childNodes].map((node) =>
    node instanceof HTMLElement && node.ariaHidden === 'true' ? '' : node.textContent,
  );
const dialogButton = (word: string) => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
    (button) => (button.getAttribute('aria-label') ?? spoken(button).join('').trim()) === word,
  );
  if (!found) throw new Error(`No button '${word}' in a dialog`);
  return found;
};

it('approves after a confirmation, looks for ads and submits', async () => {
  const { page, id } = await openOn('kestrel', { ads: 2 });
  press('Approve kestrel');
  await screen.findByText('Approve this artwork?');
  expect(modified(page)).toHaveLength(0);
  fireEvent.click(dialogButton('Approve'));
  expect(await screen.findByText('Successfully saved message to file.')).toBeVisible();
  await waitFor(() =>
    expect(page.wire.sent('POST', /\/api\/ads\/submittossp\//)).toMatchObject([{ body: { fileID: id } }]),
  );
  expect(modified(page)).toMatchObject([
    { path: `/api/file/modify/${id}`, body: { isReviewed: true, isPreApproved: true }, headers: { 'if-match': '"1"' } },
  ]);
  expect(page.store.getState().machines[`review:${id}`]?.value).toBeDefined();
  expect(await screen.findByText('Queued for the SSP')).toBeVisible();
  await screen.findByText('Queued for the supply-side platform.');
  // The notice of what was submitted does not outlive the approval.
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  expect(await screen.findByText('Undone: kestrel is waiting again')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Queued for the supply-side platform.')).toBeNull());
});

it('says before an approval on how many boards it shows, which it does not fit, and where it goes', async () => {
  const { page, id } = await openOn('bittern', { ads: 2 });
  await aCampaign(on.db, {
    artworks: [id],
    boards: [
      await aBoard(on.db, { boardname: 'Wide Quay' }),
      await aBoard(on.db, { boardname: 'Tall Totem', width: 1080, height: 1920 }),
    ],
  });
  press('Approve bittern');
  expect(
    await screen.findByText(/and goes to the sandbox platform in 10 seconds, with the 2 ads that use it\./),
  ).toBeVisible();
  expect(await screen.findByText('1 of 2 boards')).toBeVisible();
  expect(screen.getByText('1 board does not fit and will not show it')).toBeVisible();
  expect(screen.getByText('Tall Totem')).toBeVisible();
  expect(screen.queryByText('Wide Quay')).toBeNull();
  expect(modified(page)).toHaveLength(0);
});

it('takes a disapproval only with a reason, and takes it back with Z', async () => {
  const { page } = await openOn('osprey');
  press('Disapprove osprey');
  const reason = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  fireEvent.change(reason, { target: { value: '   ' } });
  expect(dialogButton('Disapprove')).toBeDisabled();
  fireEvent.change(reason, { target: { value: 'Too dark' } });
  fireEvent.keyDown(reason, { key: 'Enter' });
  expect(await screen.findByText('Rejected')).toBeVisible();
  expect(modified(page)).toMatchObject([
    { body: { approvalComment: 'Too dark', isReviewed: true, isPreApproved: false } },
  ]);
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  expect(await screen.findByText('Undone: osprey is waiting again')).toBeVisible();
  expect(await screen.findByText('NOT SET')).toBeVisible();
});

it('says of an undo whose answer never came that it may be done', async () => {
  const { page } = await openOn('plover');
  press('Approve plover');
  fireEvent.click(dialogButton('Approve'));
  expect(await screen.findByText('Approved')).toBeVisible();
  page.wire.answer('/api/file/undo', () => {
    // The offer is over once the call has failed.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + undoWindowMs);
    return refusal(504, 'internal', 'Away');
  });
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  expect(
    await screen.findByText('The decision on plover may be undone: no answer came. Look at its state.'),
  ).toBeVisible();
  jest.restoreAllMocks();
});

it('keeps the reason and says why when saving fails, without the generic notice', async () => {
  const { page } = await openOn('egret');
  const restore = page.wire.answer('/api/file/modify', () => refusal(500, 'internal', 'Disk on fire'));
  press('Disapprove egret');
  const reason = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  fireEvent.change(reason, { target: { value: 'Logo is cut off' } });
  fireEvent.click(dialogButton('Disapprove'));
  expect(
    (await screen.findAllByText("Couldn't save the file. Please refresh and try again. Error: Disk on fire")).length,
  ).toBeGreaterThan(0);
  expect(screen.getAllByText('Failed to save file.').length).toBeGreaterThan(0);
  expect(screen.queryByText('Something went wrong. Try refreshing the page after some time.')).toBeNull();
  expect(reason).toHaveValue('Logo is cut off');
  restore();
  fireEvent.click(dialogButton('Disapprove'));
  expect(await screen.findByText('Rejected')).toBeVisible();
});

it('sends no reason unasked that was changed after the press', async () => {
  const { page } = await openOn('dunlin');
  page.wire.answer('/api/file/modify', () => Promise.reject(new TypeError('Failed to fetch')));
  press('Disapprove dunlin');
  const reason = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  fireEvent.change(reason, { target: { value: 'Logo is cut off' } });
  fireEvent.click(dialogButton('Disapprove'));
  await screen.findByText('Your decision is not saved yet.');
  await act(async () => page.store.services.reviews.saveAgain());
  await waitFor(() => expect(modified(page)).toHaveLength(2));
  await waitFor(() => expect(dialogButton('Disapprove')).toBeEnabled());
  fireEvent.change(reason, { target: { value: 'Logo is' } });
  await act(async () => page.store.services.reviews.saveAgain());
  expect(modified(page)).toHaveLength(2);
  expect(screen.getByText('Your decision is not saved yet.')).toBeVisible();
});

it('shows who decided in between and overrules only when told to', async () => {
  const { page, id } = await openOn('avocet');
  press('Approve avocet');
  await screen.findByText('Approve this artwork?');
  await on.call(modifyFile, { params: { id }, body: { isPreApproved: false, approvalComment: 'Already seen' } });
  fireEvent.click(dialogButton('Approve'));
  expect(await screen.findByText(/^Robin Vale disapproved this artwork/)).toBeVisible();
  fireEvent.click(dialogButton('Decide again'));
  // Query again on each try: the row is re-rendered when the list is refetched.
  await waitFor(() => expect(screen.getByText('Approved')).toBeVisible());
  expect(modified(page).map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"2"']);
});

it.each(['Approve', 'Disapprove'])('is not in conflict with itself where the answer to %s was lost', async (word) => {
  const { page, id } = await openOn(`curlew${word}`);
  press(`${word} curlew${word}`);
  const isApproval = word === 'Approve';
  if (isApproval) await screen.findByText('Approve this artwork?');
  else
    fireEvent.change(await screen.findByPlaceholderText('Type in your reason for disapproval (required)'), {
      target: { value: 'Logo is cut off ' },
    });
  const restore = page.wire.interrupt(({ path, body }) =>
    path.startsWith('/api/file/modify')
      ? on
          .call(modifyFile, { params: { id }, body: body as { isPreApproved: boolean } }) // as the console sent it
          .then(() => Promise.reject(new TypeError('Failed to fetch')))
      : undefined,
  );
  fireEvent.click(dialogButton(word));
  await screen.findByText('Your decision is not saved yet.');
  restore();
  fireEvent.click(dialogButton(word));
  expect(await screen.findByText('Successfully saved message to file.')).toBeVisible();
  await waitFor(() => expect(screen.getByText(isApproval ? 'Approved' : 'Rejected')).toBeVisible());
  expect(modified(page).map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"1"']);
});

it('asks also while many artworks hold a choice that is not saved yet', async () => {
  const { page } = await openOn('lapwing');
  act(() => {
    for (let index = 0; index < 20; index += 1)
      page.store.services.reviews.choose({ _id: `f${String(index)}`, fileName: 'held', version: 1 }, []);
  });
  press('Approve lapwing');
  expect(await screen.findByText('Approve this artwork?')).toBeVisible();
});

it('toggles read and unread with the specified texts, and filters in the address, one of two opposites at a time', async () => {
  const { page } = await openOn('godwit');
  press('Mark as read godwit');
  expect(await screen.findByText('Successfully toggled file read status.')).toBeVisible();
  await screen.findByLabelText('Mark as unread godwit');
  page.wire.answer('/api/file/modify', () => refusal(500));
  press('Mark as unread godwit');
  expect(await screen.findByText('Failed to toggle file read status.')).toBeVisible();
  fireEvent.click(screen.getByText('Approved only'));
  await waitFor(() => expect(page.address()).toContain('latest.approvedOnly=true'));
  fireEvent.click(screen.getByText('Rejected only'));
  await waitFor(() => expect(page.address()).toBe('/home?latest.search=godwit&latest.disapprovedOnly=true'));
  expect(await screen.findByText('Rejected only · Name: godwit')).toBeVisible();
  fireEvent.click(screen.getByText('Clear filters'));
  await waitFor(() => expect(page.address()).toBe('/home'));
});
