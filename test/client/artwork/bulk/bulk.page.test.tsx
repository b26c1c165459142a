import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getFile, modifyFile } from '#contract/artwork';
import { aBoard, aCampaign } from '#test/boards';
import { refusal } from '#test/wire';
import { openPart } from '#test/page';
import { holdDrafts } from '../../../../src/client/ui/form/draftOwner';
import { noticeHistory } from '../../../../src/client/ui/feedback/notify';
import { noteUndo } from '../../../../src/client/ui/keyboard/newestUndo';
import { Latest, on, openTicked, modified, dialogButton } from './bulk.setup';

it('approves each after one question, unticks what went through, and takes the whole batch back with Z', async () => {
  const { page, ids } = await openTicked('tern', 3);
  fireEvent.click(screen.getByText('Approve Selected'));
  expect(await screen.findByText('Approve 3 artworks?')).toBeVisible();
  fireEvent.click(await dialogButton('Approve 3'));
  expect(await screen.findByText('Successfully saved message to file.')).toBeVisible();
  expect(
    modified(page)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(ids.map((id) => `/api/file/modify/${id}`).sort());
  expect(page.wire.sent('GET', /\/api\/ads\/byartwork\//)).toHaveLength(3);
  expect(await screen.findByText('3 artworks approved')).toBeVisible();
  // Only the result offers it, with the seconds that are left.
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  expect(screen.getByRole('region', { name: 'Bulk actions' })).toContainElement(undo);
  expect(screen.getByText(/^\d+ s$/)).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  expect(await screen.findByText('Undone. 3 artworks are as before.')).toBeVisible();
  expect(noticeHistory.read().notices[0]).toMatchObject({ text: 'Undone. 3 artworks are as before.' });
  expect(await screen.findByText('3 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  const undone = page.wire.sent('POST', /\/api\/file\/undo\//).map(({ path }) => path);
  expect(undone.sort()).toEqual(ids.map((id) => `/api/file/undo/${id}`).sort());
  const after = await Promise.all(ids.map((id) => on.call(getFile, { params: { id } })));
  expect(after.map(({ reply }) => reply.file.isPreApproved ?? null)).toEqual([null, null, null]);
});

it('disapproves all with one reason', async () => {
  const { page } = await openTicked('gull', 2);
  fireEvent.click(screen.getByText('Disapprove Selected'));
  fireEvent.change(await screen.findByPlaceholderText('Type in your reason for disapproval (required)'), {
    target: { value: 'Wrong season' },
  });
  fireEvent.click(await dialogButton('Disapprove'));
  await waitFor(() => expect(modified(page)).toHaveLength(2));
  for (const { body } of modified(page))
    expect(body).toEqual({
      approvalComment: 'Wrong season',
      isReviewed: true,
      isPreApproved: false,
      batch: expect.any(String),
    });
  expect(new Set(modified(page).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

it('asks for the reason again, with what was typed, after a session that ended meanwhile', async () => {
  const { page } = await openTicked('petrel', 1);
  fireEvent.click(screen.getByText('Disapprove Selected'));
  const field = 'Type in your reason for disapproval (required)';
  fireEvent.change(await screen.findByPlaceholderText(field), { target: { value: 'Wrong season' } });
  const comeBack = async () => {
    holdDrafts();
    cleanup();
    openPart(on, <Latest />, { address: '/home?latest.search=petrel&latest.pageSize=2' });
    expect(await screen.findByPlaceholderText(field)).toHaveValue('Wrong season');
    expect(screen.getByRole('dialog', { name: /Disapprove 1 artwork/ })).toBeVisible();
  };
  await comeBack();
  // It ends as the reason is sent.
  page.wire.answer(/\/modify\//, () => {
    holdDrafts();
    return refusal(401, 'session.required');
  });
  fireEvent.click(await dialogButton('Disapprove'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await comeBack();
});

it('sums up what failed and tries only that again', async () => {
  const { page, ids } = await openTicked('skua', 3);
  const refused = ids[1] ?? '';
  const restore = page.wire.answer(`/api/file/modify/${refused}`, () => refusal(500, 'internal', 'Disk on fire'));
  fireEvent.click(screen.getByText('Mark as read'));
  expect(await screen.findByText('2 artworks marked as read, 1 failed')).toBeVisible();
  expect(screen.getByText(/Disk on fire/)).toBeVisible();
  restore();
  fireEvent.click(screen.getByText('Retry failed'));
  expect(await screen.findByText('3 artworks marked as read')).toBeVisible();
  expect(modified(page).filter(({ path }) => path.endsWith(refused))).toHaveLength(2);
  expect(modified(page)).toHaveLength(4);
});

it('a run that failed is sent again by "Retry failed" alone; the next decision on a row is one of its own', async () => {
  const { page } = await openTicked('dotterel', 2);
  const { reviews } = page.store.services;
  const restore = page.wire.answer(/\/modify\//, () => refusal(503));
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve 2'));
  const retry = await screen.findByText('Retry failed');
  restore();
  // As when the server answers again.
  await act(async () => reviews.saveAgain());
  fireEvent.click(retry);
  expect(await screen.findByText('2 artworks approved')).toBeVisible();
  expect(modified(page)).toHaveLength(4);
  await waitFor(() => expect(screen.getAllByText('Approved')).toHaveLength(2));
  fireEvent.click(screen.getByLabelText('Disapprove dotterel-1'));
  act(() => {
    reviews.lastOpened()?.send({ type: 'reason.change', reason: 'Too dark' });
    reviews.lastOpened()?.send({ type: 'decision.confirm' });
  });
  expect(await screen.findByText('Disapproved dotterel-1')).toBeVisible();
  expect(modified(page).at(-1)?.body).not.toHaveProperty('batch');
});

it('deletes after saying what it touches, and reads nothing of it again', async () => {
  const { page, ids } = await openTicked('stint', 1);
  const tall = await aBoard(on.db, { width: 1080, height: 1920 });
  await aCampaign(on.db, { campaignName: 'Winter fares', artworks: ids, boards: [await aBoard(on.db), tall] });
  fireEvent.click(screen.getByText('Approve Selected'));
  expect(await screen.findByText('1 of 2 boards does not fit')).toBeVisible();
  expect(screen.getByText(/^Nobody has said what is on 1 of them/)).toBeVisible();
  fireEvent.click(await screen.findByLabelText('Details of stint-1'));
  expect(await screen.findByText(/^1080 × 1920, [\d.]+ % bars$/)).toBeVisible();
  expect(await dialogButton('Approve 1. 1 board does not fit')).toBeVisible();
  fireEvent.click(await dialogButton('Cancel'));
  fireEvent.click(screen.getByText('Delete Selected'));
  expect(await screen.findByText('1 campaign runs now')).toBeVisible();
  await waitFor(async () => expect(await dialogButton("No, I'll keep it.")).toHaveFocus());
  const readsOfIt = () => page.wire.sent('GET', new RegExp(ids[0] ?? '')).map(({ path }) => path);
  const before = readsOfIt();
  fireEvent.click(await dialogButton("Yes, I'm sure."));
  expect(await screen.findByText('Removed your files! Refresh the page if nothing has happened.')).toBeVisible();
  expect(page.wire.sent('POST', /\/api\/file\/delete\//)).toMatchObject([{ path: `/api/file/delete/${ids[0] ?? ''}` }]);
  expect(await screen.findByText('Name: stint')).toBeVisible();
  expect(readsOfIt()).toEqual(before);
});

it('does not overwrite a decision that somebody else has just made', async () => {
  const { page, ids } = await openTicked('knot', 1);
  await on.call(modifyFile, {
    params: { id: ids[0] ?? '' },
    body: { isPreApproved: false, approvalComment: 'Mine first' },
  });
  fireEvent.click(screen.getByText('Approve Selected'));
  expect(await screen.findByText('1 of them is disapproved: the old reason goes.')).toBeVisible();
  fireEvent.click(await dialogButton('Approve 1'));
  expect(await screen.findByText(/Robin Vale disapproved this artwork .* Retry to decide again\./)).toBeVisible();
  fireEvent.click(screen.getByText('Retry failed'));
  expect(await screen.findByText('1 artwork approved')).toBeVisible();
  expect(modified(page).map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"2"']);
});

it('undoes with Z only the newest act', async () => {
  const { page, ids } = await openTicked('heron', 1);
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve 1'));
  await screen.findByRole('button', { name: /^Undo/ });
  noteUndo('artwork.undo', Date.now() + 60_000);
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  noteUndo('artwork.undo', undefined);
  expect(page.wire.sent('POST', /\/api\/file\/undo\//)).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  expect(await screen.findByText('Undone. 1 artwork is as before.')).toBeVisible();
  expect(page.wire.sent('POST', /\/api\/file\/undo\//)).toMatchObject([{ path: `/api/file/undo/${ids[0] ?? ''}` }]);
});

it('the reason of a disapproval takes what is typed as soon as its dialog is there', async () => {
  const { page } = await openTicked('whimbrel', 1);
  await page.user.click(screen.getByText('Disapprove Selected'));
  const field = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  await page.user.keyboard('Too dark');
  expect(field).toHaveValue('Too dark');
});
