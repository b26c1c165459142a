import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { modifyFile, undoDecision } from '#contract/artwork';
import { anArtwork } from '#test/artworks';
import { openPage, openPart } from '#test/page';
import { anaOkafor, aSession } from '#test/people';
import { dropAllDrafts, holdDrafts } from '../../../../src/client/ui/form/draftOwner';
import { Latest, on, openTicked, modified, dialogButton } from './bulk.setup';

it('knows after a lost session which version was seen, also of those that were ticked by the list of ids', async () => {
  const { page, ids } = await openTicked('dunlin', 3);
  await on.call(modifyFile, {
    params: { id: ids[0] ?? '' },
    body: { isPreApproved: false, approvalComment: 'Mine first' },
  });
  holdDrafts();
  cleanup();
  const after = openPart(on, <Latest />, { address: page.address() });
  expect(await screen.findByText('3 selected')).toBeVisible();
  fireEvent.click(screen.getByText('Approve Selected'));
  // Without the number where the question comes before the API's extensions are known.
  fireEvent.click(await dialogButton(/^Approve( 3)?$/));
  expect(await screen.findByText('2 artworks approved, 1 failed')).toBeVisible();
  expect(modified(after).map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"1"', '"1"']);
  dropAllDrafts();
});

it('offers an undo without an answer again, which may have happened', async () => {
  const { page, ids } = await openTicked('godwit', 2);
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve 2'));
  expect(await screen.findByText('Approved 2 artworks')).toBeVisible();
  const undo = `/api/file/undo/${ids[0] ?? ''}`;
  const restore = page.wire.answer(undo, () =>
    on.call(undoDecision, { params: { id: ids[0] ?? '' } }).then(() => Promise.reject(new TypeError('Cut off'))),
  );
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('1 of 2 may be undone: no answer came. Look at its state.')).toBeVisible();
  restore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Select godwit-1')).toBeChecked());
  expect(screen.getByLabelText('Select godwit-2')).toBeChecked();
  expect(screen.queryByText('1 of 2 may be undone: no answer came. Look at its state.')).not.toBeInTheDocument();
  expect(page.wire.sent('POST', /undo/).filter(({ path }) => path === undo)).toHaveLength(2);
});

it('does not take back what somebody else has decided since, and says who', async () => {
  const { page, ids } = await openTicked('knot', 2);
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve 2'));
  expect(await screen.findByText('Approved 2 artworks')).toBeVisible();
  const body = { isPreApproved: false, approvalComment: 'Theirs' };
  await on.call(modifyFile, { params: { id: ids[0] ?? '' }, body }, { token: await aSession(on.db, anaOkafor) });
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('1 of 2 decisions could not be undone.')).toBeVisible();
  expect(screen.getByText('Ana Okafor disapproved this artwork.')).toBeVisible();
  expect(page.wire.sent('POST', /\/api\/file\/undo\//).map(({ headers }) => headers['if-match'])).toEqual([
    '"2"',
    '"2"',
  ]);
});

it('tells of a run once, also after review mode has covered the list', async () => {
  const { page, ids } = await openTicked('plover', 2);
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve 2'));
  await screen.findByText('2 artworks approved');
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  await screen.findByText('Undone. 2 artworks are as before.');
  const list = page.address();
  await page.go(`${list}&review=${ids[0] ?? ''}&reviewList=latest`);
  await waitFor(() => expect(screen.getByLabelText('Select plover-1')).not.toBeVisible());
  await page.go(list);
  await waitFor(() => expect(screen.getByLabelText('Select plover-1')).toBeVisible());
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(screen.queryByText('2 artworks approved')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('leaving the list within ten seconds leaves the Undo in a notice, for the button and for Z', async () => {
  for (const name of ['dunnock-1', 'dunnock-2']) await anArtwork(on.db, { fileName: name });
  const page = await openPage(on, '/ads?orgID=all&all.search=dunnock');
  const undone = () => page.wire.sent('POST', /\/api\/file\/undo\//);
  for (const name of ['dunnock-1', 'dunnock-2'])
    await page.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await page.user.click(screen.getByText('Approve Selected'));
  await page.user.click(await dialogButton('Approve 2'));
  await screen.findByRole('button', { name: /^Undo/ });
  await page.user.click(screen.getByRole('tab', { name: 'Ads' }));
  expect(await screen.findByText('2 artworks approved')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bulk actions' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  expect(await screen.findByText('Undone. 2 artworks are as before.')).toBeVisible();
  expect(undone()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('the list that review mode has covered takes its Undo back from the notice', async () => {
  const { page, ids } = await openTicked('reeve', 1);
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve 1'));
  await screen.findByRole('button', { name: /^Undo/ });
  const list = page.address();
  await page.go(`${list}&review=${ids[0] ?? ''}&reviewList=latest`);
  await waitFor(() => expect(document.querySelector('.mq-notice-action')).toBeVisible());
  await page.go(list);
  await waitFor(() => expect(document.querySelector('.mq-notice-action')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone. 1 artwork is as before.')).toBeVisible();
});

it('the focus goes on to a neighbour when the focused control goes', async () => {
  const { page } = await openTicked('siskin', 1);
  await page.user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: /LATEST ARTWORKS/i })).toHaveFocus());
  await page.user.click(screen.getByLabelText('Select siskin-1'));
  await page.user.click(screen.getByText('Approve Selected'));
  await page.user.click(await dialogButton('Approve 1'));
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  await page.user.click(undo);
  expect(await screen.findByText('Undone. 1 artwork is as before.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Bulk actions' })).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    ),
  );
});

it('decides again after an undo, also what is out of sight, without a conflict with oneself', async () => {
  const { page, ids } = await openTicked('brant', 3);
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve 3'));
  await screen.findByText('3 artworks approved');
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
  await screen.findByText('Undone. 3 artworks are as before.');
  fireEvent.click(screen.getByText('Disapprove Selected'));
  fireEvent.change(await screen.findByPlaceholderText('Type in your reason for disapproval (required)'), {
    target: { value: 'Wrong season' },
  });
  fireEvent.click(await dialogButton('Disapprove'));
  expect(await screen.findByText('3 artworks disapproved')).toBeVisible();
  expect(modified(page)).toHaveLength(2 * ids.length);
});
