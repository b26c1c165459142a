import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aBoard, aCampaign } from '#test/boards';
import { openPart } from '#test/page';
import { refusal } from '#test/wire';
import { WithReview } from '../../../../src/client/artwork/reviewMode/WithReview';
import { fileWords } from '../../../../src/server/db/schema/schema';
import { on, openQueue, press, shownName } from './reviewMode.setup';

const box = { x: 0.1, y: 0.1, width: 0.3, height: 0.2 };
const lines = ['Burger & lager', 'Thursdays from 18:00'].map((text) => ({ text, box }));

/** A queue whose first artwork shows beer, and is booked at a clinic, near a school and on the street. */
async function openBeer(name: string) {
  const opened = await openQueue(name, async ([file = '']) => {
    await on.db.insert(fileWords).values({ fileId: file, state: 'read', words: lines, folded: 'burger & lager' });
    const clinic = await aBoard(on.db, { boardname: `${name} St Anna`, venueType: 'Point of Care' });
    const street = await aBoard(on.db, { boardname: `${name} Totem`, venueType: 'Roadside' });
    await aCampaign(on.db, { artworks: [file], boards: [clinic, street] });
  });
  const facts = await screen.findByRole('region', { name: 'Facts' });
  await within(facts).findByText('Nobody has said what is on it');
  return { ...opened, facts };
}

it('takes a suggestion with one key, says where it may not hang, and saves and undoes it with the decision', async () => {
  const { page, ids, facts } = await openBeer('pint');
  expect(await within(facts).findByText('‘lager’ suggests it')).toBeInTheDocument();
  expect(within(facts).getByText('Thursdays from 18:00')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelectorAll('.mq-word-box-suggests')).toHaveLength(1));
  // The pointer marks a word in the picture; a tap or click keeps it marked.
  await page.user.click(within(facts).getByText('Thursdays from 18:00'));
  expect(document.querySelectorAll('.mq-word-box-active')).toHaveLength(1);
  press('w');
  await waitFor(() => expect(document.querySelector('.mq-word-box')).not.toBeInTheDocument());
  press('w');
  await screen.findByRole('button', { name: /^Approve A$/ });
  press('1');
  expect(await screen.findByRole('button', { name: /^Approve. Not for 1 board/ })).toBeInTheDocument();
  expect(within(facts).getByText('1 chosen, 1 suggested')).toBeInTheDocument();
  expect(await screen.findByRole('listitem', { name: 'Not here: alcohol at a point of care' })).toBeInTheDocument();
  expect(within(facts).getByText(/^Point of Care refuses alcohol/)).toHaveTextContent('1 board. See the rule');
  press('a');
  const dialog = await screen.findByRole('dialog', { name: 'Approve this artwork?' });
  expect(await within(dialog).findByText('1 board is not for alcohol')).toBeInTheDocument();
  press('Enter', dialog);
  await shownName('pint-2');
  const [sent] = page.wire.sent('POST', /\/api\/file\/modify\//);
  expect(sent?.body).toEqual({ isReviewed: true, isPreApproved: true, categories: ['alcohol'] });
  await screen.findByRole('button', { name: /^Undo/ });
  press('z');
  await shownName('pint-1');
  expect(await screen.findByText('Nobody has said what is on it')).toBeInTheDocument();
  expect(page.address()).toContain(ids[0]);
});

it('nothing sensitive and a category exclude each other; in a disapproval the digits are reasons; a failure keeps the choice', async () => {
  const { page, facts } = await openBeer('ale');
  await within(facts).findByText('‘lager’ suggests it');
  press('n');
  expect(await within(facts).findByRole('button', { name: /^Nothing sensitive/, pressed: true })).toBeInTheDocument();
  press('2');
  expect(await within(facts).findByRole('button', { name: 'Take off Food high in fat, sugar or salt' })).toBeVisible();
  expect(within(facts).getByRole('button', { name: /^Nothing sensitive/, pressed: false })).toBeInTheDocument();
  press('t');
  expect(await within(facts).findByRole('button', { name: 'Add Violence' })).toBeVisible();
  // The first Escape folds the list, and does not close the review.
  press('Escape');
  await waitFor(() => expect(within(facts).queryByRole('button', { name: 'Add Violence' })).not.toBeInTheDocument());
  press('d');
  const reason = await screen.findByPlaceholderText('Type in your reason for disapproval (required)');
  press('1', reason);
  expect(within(facts).queryByRole('button', { name: 'Take off Alcohol' })).not.toBeInTheDocument();
  press('Escape', reason);
  await waitFor(() => expect(reason).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: /^Review mode/ })).toHaveFocus();
  const heal = page.wire.answer(/\/modify\//, () => refusal(500));
  press('a');
  await screen.findByText('Yes, approve');
  press('Enter');
  expect(await screen.findByText('Failed to save file.')).toBeInTheDocument();
  heal();
  press('k');
  expect(await screen.findByRole('button', { name: 'Take off Food high in fat, sugar or salt' })).toBeInTheDocument();
});

it('what was chosen is still chosen after a reload', async () => {
  const { page } = await openBeer('stout');
  press('n');
  await screen.findByRole('button', { name: /^Nothing sensitive/, pressed: true });
  cleanup();
  openPart(on, <WithReview>Closed.</WithReview>, { address: page.address() });
  await shownName('stout-1');
  expect(await screen.findByRole('button', { name: /^Nothing sensitive/, pressed: true })).toBeInTheDocument();
});
