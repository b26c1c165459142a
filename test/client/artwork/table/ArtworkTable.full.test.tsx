import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anArtwork } from '#test/artworks';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { artworkLists } from '../../../../src/client/artwork/table/artworkLists';
import { ArtworkTable } from '../../../../src/client/artwork/table/ArtworkTable';
import { useTicks } from '../../../../src/client/ui/table/useTicks';

const Narrow = () => <ArtworkTable list={artworkLists.latest} shape="narrow" ticks={useTicks('narrow')} />;

const on = testApp();

it('has decisions in words and the rest in a menu where it is narrow', async () => {
  const id = await anArtwork(on.db, { fileName: 'whimbrel' });
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
