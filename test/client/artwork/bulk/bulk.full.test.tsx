import { cleanup, fireEvent, screen } from '@testing-library/react';
import { openPart } from '#test/page';
import { refusal } from '#test/wire';
import { dropAllDrafts, holdDrafts } from '../../../../src/client/ui/form/draftOwner';
import { Latest, on, openTicked, modified, dialogButton } from './bulk.setup';

it('knows after a lost session which version was seen, also of those that were ticked by the list of ids', async () => {
  const { page, ids } = await openTicked('dunlin', 3);
  await on.app.inject({
    method: 'POST',
    url: `/api/file/modify/${ids[0] ?? ''}`,
    headers: { authorization: `Bearer ${on.token}` },
    payload: { isPreApproved: false, approvalComment: 'Mine first' },
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

it('says which decisions of a batch could not be taken back', async () => {
  const { page, ids } = await openTicked('ruff', 2);
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve 2'));
  expect(await screen.findByText('Approved 2 artworks')).toBeVisible();
  page.wire.interrupt((call) =>
    call.path.endsWith(`/undo/${ids[0] ?? ''}`) ? refusal(409, 'artwork.undo_expired', 'Too late.') : undefined,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('1 of 2 decisions could not be undone.')).toBeVisible();
});
