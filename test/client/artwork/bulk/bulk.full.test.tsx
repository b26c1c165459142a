import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { anArtwork } from '#test/artworks';
import { startApp, type TestApp } from '#test/app';
import { openPart, type OpenPage } from '#test/page';
import { refusal } from '#test/wire';
import { artworkLists } from '../../../../src/client/artwork/table/artworkLists';
import { ArtworkTable } from '../../../../src/client/artwork/table/ArtworkTable';
import { dropAllDrafts, holdDrafts } from '../../../../src/client/ui/form/draftOwner';
import { useTicks } from '../../../../src/client/ui/table/useTicks';

const Latest = () => <ArtworkTable list={artworkLists.latest} ticks={useTicks('latest')} />;

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.close());

/** Opens a list of `count` artworks named `<name>-<number>`, two per page, with all of them ticked. */
async function openTicked(name: string, count: number): Promise<{ page: Omit<OpenPage, 'close'>; ids: string[] }> {
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1)
    ids.push(await anArtwork(on.services.database.db, { fileName: `${name}-${String(index)}` }));
  const page = openPart(on, <Latest />, { address: `/home?latest.search=${name}&latest.pageSize=2` });
  fireEvent.click(await screen.findByLabelText(`Select ${name}-${String(count)}`));
  if (count > 1) {
    fireEvent.click(await screen.findByText(`Select all ${String(count)} that match`));
    await screen.findByText(`${String(count)} selected`);
  }
  return { page, ids };
}
const modified = (page: Pick<OpenPage, 'wire'>) => page.wire.sent('POST', /\/api\/file\/modify\//);
const dialogButton = async (word: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
      (button) => button.textContent === word,
    );
    if (!found) throw new Error(`No button '${word}' in a dialog`);
    return found;
  });

it('shows its bar only while something is ticked, and ticks all that match by the list of ids', async () => {
  const { page } = await openTicked('wren', 3);
  expect(page.wire.sent('GET', /idlist\?search=wren$/)).toHaveLength(1);
  for (const word of ['Approve Selected', 'Disapprove Selected', 'Mark as read', 'Mark as unread', 'Delete Selected'])
    expect(screen.getByText(word)).toBeVisible();
  fireEvent.click(screen.getByLabelText('Clear selection'));
  await waitFor(() => expect(screen.queryByText('Approve Selected')).toBeNull());
});

it('knows after a reload which version was seen, also of those that were ticked by the list of ids', async () => {
  const { page, ids } = await openTicked('dunlin', 3);
  await on.app.inject({
    method: 'POST',
    url: `/api/file/modify/${ids[0] ?? ''}`,
    headers: { authorization: `Bearer ${on.token}` },
    payload: { isPreApproved: false, approvalComment: 'Mine first' },
  });
  // A reload does not unmount the old page, so `cleanup` must not clear its drafts.
  holdDrafts();
  cleanup();
  const after = openPart(on, <Latest />, { address: page.address() });
  expect(await screen.findByText('3 selected')).toBeVisible();
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve'));
  expect(await screen.findByText('2 done, 1 failed')).toBeVisible();
  expect(modified(after).map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"1"', '"1"']);
  dropAllDrafts();
});

it('says which decisions of a batch could not be taken back', async () => {
  const { page, ids } = await openTicked('ruff', 2);
  fireEvent.click(screen.getByText('Approve Selected'));
  fireEvent.click(await dialogButton('Approve'));
  expect(await screen.findByText('Approved 2 artworks')).toBeVisible();
  page.wire.interrupt((call) =>
    call.path.endsWith(`/undo/${ids[0] ?? ''}`) ? refusal(409, 'artwork.undo_expired', 'Too late.') : undefined,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('1 of 2 decisions could not be undone.')).toBeVisible();
});
