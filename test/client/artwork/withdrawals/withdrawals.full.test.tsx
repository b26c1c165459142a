import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getFile, modifyFile, type SubmissionState } from '#contract/artwork';
import { anArtwork } from '#test/artworks';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { DecisionDialogs } from '../../../../src/client/artwork/review/DecisionDialogs';
import { artworkLists } from '../../../../src/client/artwork/table/artworkLists';
import { ArtworkTable } from '../../../../src/client/artwork/table/ArtworkTable';
import { WithdrawalsTable } from '../../../../src/client/artwork/withdrawals/WithdrawalsTable';
import { withdrawalMessages } from '../../../../src/client/artwork/withdrawals/withdrawal.messages';
import { useTicks } from '../../../../src/client/ui/table/useTicks';
import { submissions } from '../../../../src/server/db/schema/schema';

const on = testApp({ SSP_DRIVER: 'manual' });

const Latest = () => (
  <>
    <ArtworkTable list={artworkLists.latest} ticks={useTicks('latest')} />
    <DecisionDialogs />
  </>
);

/** Adds an approved artwork that is live on the platform, or in another state there. */
async function live(fileName: string, state: SubmissionState = 'approved'): Promise<string> {
  const id = await anArtwork(on.db, { fileName, isPreApproved: true, isReviewed: true });
  await on.db.insert(submissions).values({ id: `s-${id}`, fileId: id, driver: 'manual', externalId: `${id}:1`, state });
  return id;
}
const disapprove = (id: string) =>
  on.call(modifyFile, { params: { id }, body: { isPreApproved: false, approvalComment: 'Too bright at night' } });

it('says before a disapproval that the platform has the artwork, and on the row that it is still live', async () => {
  await live('told-before.png');
  openPart(on, <Latest />, { address: '/home?latest.search=told-before' });
  fireEvent.click(await screen.findByRole('button', { name: 'Disapprove told-before.png' }));
  const note = await screen.findByRole('note');
  expect(within(note).getByText('Still live at the platform')).toBeVisible();
  expect(note).toHaveTextContent('The platform cannot be asked to stop it.');
  fireEvent.change(screen.getByPlaceholderText(/Type in your reason/), { target: { value: 'Too bright' } });
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disapprove' }));
  const row = await screen.findByRole('row', { name: /told-before\.png/ });
  await waitFor(() => expect(within(row).getByText('Still live at the platform')).toBeVisible());
});

it('does not say that artwork is live of which the platform may only have been told', async () => {
  await live('in-audit.png', 'pending');
  openPart(on, <Latest />, { address: '/home?latest.search=in-audit' });
  fireEvent.click(await screen.findByRole('button', { name: 'Disapprove in-audit.png' }));
  expect(within(await screen.findByRole('note')).getByText('It is, or may be, live at the platform')).toBeVisible();
  const platform = { name: 'Reach', canWithdraw: true };
  expect(withdrawalMessages.note(platform, false, 0, 0)).toMatch(/^It is, or may be, live there\./);
  expect(withdrawalMessages.note(platform, true, 0, 0)).toMatch(/^It is live there\./);
});

it('says nothing where the platform does not have it', async () => {
  await anArtwork(on.db, { fileName: 'never-sent.png' });
  openPart(on, <Latest />, { address: '/home?latest.search=never-sent' });
  fireEvent.click(await screen.findByRole('button', { name: 'Disapprove never-sent.png' }));
  expect(await screen.findByPlaceholderText(/Type in your reason/)).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});

it('lists what is still live, until somebody ticks it off', async () => {
  const id = await live('ticked-off.png');
  await disapprove(id);
  openPart(on, <WithdrawalsTable />, { address: '/ads?tab=stillLive&live.search=ticked-off' });
  const row = await screen.findByRole('row', { name: /ticked-off\.png/ });
  expect(within(row).getByText('Still live at the platform')).toBeVisible();
  expect(within(row).getByText('Too bright at night')).toBeVisible();
  expect(within(row).queryByRole('button', { name: /^Ask again/ })).toBeNull();
  fireEvent.click(within(row).getByRole('button', { name: /^Tick off ticked-off\.png/ }));
  expect(await screen.findByText('Ticked off. It is no longer on the list.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /ticked-off\.png/ })).toBeNull());
  expect((await on.call(getFile, { params: { id } })).reply.file.withdrawal).toBeNull();
});
