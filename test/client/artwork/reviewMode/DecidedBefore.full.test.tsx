import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getFile } from '#contract/artwork';
import { anArtwork } from '#test/artworks';
import { openPart } from '#test/page';
import { refusal } from '#test/wire';
import { on, press } from './reviewMode.setup';
import { WithReview } from '../../../../src/client/artwork/reviewMode/WithReview';

const sha256 = 'ab'.repeat(32);

it('shows the decision on the same picture; R takes over its reason', async () => {
  const decision = { isPreApproved: false, approvalComment: 'Wrong opening hours', decidedBy: on.adminId };
  await anArtwork(on.db, { fileName: 'before.png', sha256, ...decision, decidedAt: new Date('2026-10-03T10:00:00Z') });
  const id = await anArtwork(on.db, { fileName: 'now.png', sha256 });
  openPart(on, <WithReview>Closed.</WithReview>, { address: `/home?review=${id}` });
  const card = (await screen.findByText('Decided before')).closest('section');
  if (!card) throw new Error('No card');
  expect(within(card).getByText('Rejected')).toBeVisible();
  expect(within(card).getByText('the same file')).toBeVisible();
  expect(within(card).getByText('Wrong opening hours')).toBeVisible();
  expect(card).toHaveTextContent(/Robin Vale, 3 Oct 2026, /);
  press('c');
  const compared = (await screen.findByText('Side by side')).closest<HTMLElement>('[role=dialog]');
  if (!compared) throw new Error('No comparison');
  expect(within(compared).getByText('This one')).toBeVisible();
  expect(within(compared).getByText('before.png')).toBeVisible();
  expect(within(compared).getByRole('button', { name: 'Disapprove with this reason R' })).toBeVisible();
  fireEvent.click(within(compared).getByRole('button', { name: /^Close Esc/ }));
  await waitFor(() => expect(screen.queryByText('Side by side')).toBeNull());
  press('r');
  expect(await screen.findByDisplayValue('Wrong opening hours')).toBeVisible();
});

it('decides all that wait with the same picture together, after asking once, with what was chosen for the shown one', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map((n) => anArtwork(on.db, { fileName: `${String(n)}.png`, sha256: 'cd'.repeat(32) })),
  );
  const page = openPart(on, <WithReview>Closed.</WithReview>, { address: `/home?review=${ids[0] ?? ''}` });
  expect(await screen.findByText(/^2 more of the same picture are waiting\./)).toBeVisible();
  await screen.findByText('Nobody has said what is on it');
  press('n');
  const chosen = () => screen.findByRole('button', { name: /^Nothing sensitive/, pressed: true });
  await chosen();
  const shown = `/api/file/modify/${ids[0] ?? ''}`;
  const restore = page.wire.answer(shown, () => refusal(500));
  fireEvent.click(screen.getByRole('button', { name: 'Approve the 3 together' }));
  const question = await screen.findByText('Approve 3 artworks?');
  const dialog = question.closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error('No dialog');
  expect(screen.getByText('Alike and waiting')).toBeVisible();
  const sure = await within(dialog).findByRole('button', { name: 'Approve 3' });
  await waitFor(() => expect(sure).toBeEnabled());
  expect(within(dialog).getByText('boards booked')).toBeVisible();
  expect(within(dialog).queryByText(/^Nobody has said/)).toBeNull();
  expect(within(dialog).getByText(/in place of what was said of them before: nothing sensitive\.$/)).toBeVisible();
  fireEvent.click(sure);
  expect(await screen.findByText('2 artworks approved, 1 failed')).toBeVisible();
  // A failure keeps the choice.
  expect(await chosen()).toBeVisible();
  restore();
  fireEvent.click(screen.getByText('Retry failed'));
  await waitFor(
    async () => {
      const decided = await Promise.all(ids.map((id) => on.call(getFile, { params: { id } })));
      expect(decided.map(({ reply }) => [reply.file.isPreApproved, reply.file.categories])).toEqual(
        ids.map(() => [true, []]),
      );
    },
    { timeout: 15_000 },
  );
});

it('leaves the focus at the result of a decision on all of them, and at what its Undo says', async () => {
  const [shown = ''] = await Promise.all(
    [1, 2].map((n) => anArtwork(on.db, { fileName: `focus-${String(n)}.png`, sha256: 'ef'.repeat(32) })),
  );
  const { user } = openPart(on, <WithReview>Closed.</WithReview>, { address: `/home?review=${shown}` });
  await user.click(await screen.findByRole('button', { name: 'Disapprove the 2 together' }));
  await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Disapprove the 2 together' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Approve the 2 together' }));
  const sure = await screen.findByRole('button', { name: 'Approve 2' });
  await waitFor(() => expect(sure).toBeEnabled());
  await user.click(sure);
  await screen.findByText('2 artworks approved');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve the 2 together' })).toBeNull());
  const result = () => screen.getByRole('region', { name: 'Bulk actions' });
  await waitFor(() => expect(result().contains(document.activeElement)).toBe(true));
  await user.click(within(result()).getByRole('button', { name: /^Undo/ }));
  await within(result()).findByText(/^Undone/);
  await screen.findByRole('button', { name: 'Approve the 2 together' });
  expect(result().contains(document.activeElement)).toBe(true);
});
