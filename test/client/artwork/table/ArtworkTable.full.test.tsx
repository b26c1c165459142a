import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAd, anArtwork } from '#test/artworks';
import { startApp, type TestApp } from '#test/app';
import { openPart, type OpenPage } from '#test/page';
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

const Narrow = () => <ArtworkTable list={artworkLists.latest} shape="narrow" ticks={useTicks('narrow')} />;

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.close());

/** Each test lists one artwork of its own, so that the table stays small. */
async function openOn(
  fileName: string,
  given: { ads?: number } = {},
): Promise<{ page: Omit<OpenPage, 'close'>; id: string }> {
  const { db } = on.services.database;
  const id = await anArtwork(db, { fileName });
  for (let index = 0; index < (given.ads ?? 0); index += 1) await anAd(db, id);
  const page = openPart(on, <Latest />, { address: `/home?latest.search=${fileName}` });
  await screen.findByLabelText(`Approve ${fileName}`);
  return { page, id };
}
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));

it('offers the last reasons on the digits while the field is empty', async () => {
  localStorage.setItem('marquee.reasons', JSON.stringify(['Too dark']));
  await openOn('plover');
  press('Disapprove plover');
  const reason = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  await screen.findByText('Too dark');
  fireEvent.keyDown(reason, { key: '1' });
  expect(reason).toHaveValue('Too dark');
  expect(fireEvent.keyDown(reason, { key: '1' })).toBe(true);
});

it('has decisions in words and the rest in a menu where it is narrow', async () => {
  const id = await anArtwork(on.services.database.db, { fileName: 'whimbrel' });
  const page = openPart(on, <Narrow />, { address: '/home?latest.search=whimbrel' });
  expect(await screen.findByRole('button', { name: 'Approve whimbrel' })).toHaveTextContent('Approve');
  expect(screen.getByRole('button', { name: 'Disapprove whimbrel' })).toHaveTextContent('Disapprove');
  fireEvent.click(screen.getByRole('button', { name: 'More actions for whimbrel' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
  expect(await screen.findByText('Successfully toggled file read status.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'More actions for whimbrel' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Review' }));
  await waitFor(() => expect(page.address()).toContain(id));
});
