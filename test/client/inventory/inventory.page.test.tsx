import { screen, waitFor, within } from '@testing-library/react';
import { createInventoryRule, modifyInventoryRule } from '#contract/inventoryRules';
import { openPage } from '#test/page';
import { aUser, signInAs } from '#test/people';
import { aScreen } from '#test/watch';
import { on, open, row } from './inventory.setup';

test('shows new, changed and gone screens with counts; a field edited here is marked, not ticked, and kept when the rest is accepted', async () => {
  const page = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Inventory' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: /All differences 3/ })).toBeChecked());
  const changed = await row(/Tagus Bulletin.*Opening hours/);
  expect(within(changed).getByText('Ours')).toBeInTheDocument();
  expect(within(changed).getByText(/The provider says 'LIS-01'. Edited by Robin Vale/)).toBeInTheDocument();
  expect(within(changed).getByRole('checkbox', { name: 'Take Board name of Tagus Bulletin' })).not.toBeChecked();
  expect(within(changed).getByRole('checkbox', { name: 'Take Opening hours of Tagus Bulletin' })).toBeChecked();
  expect(within(await row(/Rossio/)).getByRole('link', { name: 'Winter on the river' })).toBeInTheDocument();
  await page.user.click(within(changed).getByRole('button', { name: 'Accept Tagus Bulletin' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tagus Bulletin/ })).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toHaveRole('row'));
  const board = await on.boardNamed('Tagus Bulletin');
  expect(board).toMatchObject({ boardname: 'Tagus Bulletin', opening_hours: '06:00 to 00:00' });
  await page.user.click(screen.getByRole('radio', { name: /Ignored 1/ }));
  expect(await row(/Tagus Bulletin/)).toBeInTheDocument();
});

test('accepts all that the filter shows of a publisher after counting it by kind, and undoes it in the history', async () => {
  const page = await open('&state=gone');
  await page.user.click(await screen.findByRole('button', { name: 'Accept all 1 of Citylight DOOH' }));
  expect(await screen.findByText('Accept 1 difference of Citylight DOOH?')).toBeVisible();
  expect(await screen.findByText('1 board is paused. What the filter shows: Gone.')).toBeVisible();
  expect(await screen.findByText('1 campaign runs now')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  // A row that pauses a booked board asks the same.
  await page.user.click(within(await row(/Rossio/)).getByRole('button', { name: 'Pause Rossio' }));
  expect(await screen.findByText('Accept 1 difference?')).toBeVisible();
  expect(await screen.findByText('1 campaign runs now')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await on.boardNamed('Rossio')).toMatchObject({ boardPaused: false });
  await page.user.click(screen.getByRole('radio', { name: /All differences 3/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Accept all 2 of Citylight DOOH' }));
  expect(await screen.findByText('1 board changes, 1 is paused.')).toBeVisible();
  expect(screen.getByText("1 field that was edited here is kept. They go to 'Ignored'.")).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Accept 2' }));
  await waitFor(async () => expect(await on.boardNamed('Rossio')).toMatchObject({ boardPaused: true }));
  expect(await screen.findByText('2 differences accepted')).toBeInTheDocument();
  const history = screen.getByRole('region', { name: 'History' });
  const undo = { name: 'Undo: accepted 2 boards at Citylight DOOH' };
  // The other entry is the import of this publisher's two screens in `beforeEach`.
  await waitFor(() => expect(within(history).getAllByRole('button', undo)).toHaveLength(2));
  await page.user.click(within(history).getAllByRole('button', undo)[0]!);
  expect(await screen.findByText('Undo this?')).toBeVisible();
  expect(screen.getByText(/^Robin Vale accepted 2 boards at Citylight DOOH\. Boards that were created/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: "Yes, I'm sure." }));
  expect(await within(history).findByText('Undone by Robin Vale')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('2 differences accepted')).not.toBeInTheDocument());
  expect(await on.boardNamed('Rossio')).toMatchObject({ boardPaused: false });
});

test('a rule says before what it accepts, and after; both are undone; the same one again is refused at its field', async () => {
  const page = await open();
  const add = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    return within(await screen.findByRole('dialog', { name: 'Add a rule' }));
  };
  const dialog = await add();
  const touches = await dialog.findByRole('region', { name: 'What this touches' });
  expect(await within(touches).findByText('It accepts 1 difference now: 1 changed.')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Add rule, accept 1' }));
  expect(await screen.findByText('The rule is added. It accepted 1 difference.')).toBeInTheDocument();
  expect(await on.boardNamed('Tagus Bulletin')).toMatchObject({ opening_hours: '06:00 to 00:00' });
  const toggle = await screen.findByRole('switch', { name: 'Always take opening hours' });

  const again = await add();
  expect(await again.findByText('No open difference fits this rule now.')).toBeVisible();
  await page.user.click(again.getByRole('button', { name: 'Add rule' }));
  expect(await again.findByText('This rule exists already.')).toBeVisible();
  await page.user.click(again.getByRole('button', { name: 'Cancel' }));

  await page.user.click(screen.getByRole('button', { name: /^Undo Z/ }));
  expect(await screen.findByText('Undone: the rule is removed, and 1 difference is open again.')).toBeInTheDocument();
  expect(await on.boardNamed('Tagus Bulletin')).toMatchObject({ opening_hours: '06:00 to 23:00' });
  await waitFor(() => expect(toggle).not.toBeInTheDocument());
});

test('a rule that accepts something asks before it is switched on; undone, it is said whose act that was; it is switched off and removed', async () => {
  const { rule } = (await on.app.call(createInventoryRule, { body: { action: 'take', field: 'screenType' } })).reply;
  await on.app.call(modifyInventoryRule, { params: { id: rule._id }, body: { isOn: false } });
  on.provider.screens = [aScreen(1, { name: 'Tagus', type: 'LED' })];
  await on.check();
  const page = await open();
  const toggle = await screen.findByRole('switch', { name: 'Always take screen type' });
  await page.user.click(toggle);
  expect(await screen.findByText("Switch on 'Always take screen type'?")).toBeVisible();
  expect(await screen.findByText('It accepts 1 difference now: 1 changed.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Switch on, accept 1' }));
  expect(await screen.findByText('The rule is on. It accepted 1 difference.')).toBeInTheDocument();
  expect(await on.boardNamed('Tagus Bulletin')).toMatchObject({ screenType: 'LED' });
  // Undone in the history, it is said whose act that was.
  const history = screen.getByRole('region', { name: 'History' });
  const undo = { name: 'Undo: A rule took the screen type of 1 board' };
  await page.user.click(await within(history).findByRole('button', undo));
  await page.user.click(await screen.findByRole('button', { name: "Yes, I'm sure." }));
  expect(await within(history).findByText('Undone by Robin Vale: what the rule accepted')).toBeInTheDocument();
  expect(await screen.findByText(/The provider says 'LED'. Robin Vale undid what a rule had taken/)).toBeVisible();
  await page.user.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  await page.user.click(screen.getByRole('button', { name: 'Remove Always take screen type' }));
  expect(await screen.findByText(/^No rules/)).toBeInTheDocument();
});

test('a check runs from the page, says how far it is, and can be cancelled', async () => {
  on.provider.disturb = () => new Promise(() => undefined);
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Check now' }));
  const checking = await screen.findByRole('button', { name: /^Checking\.\.\./ });
  expect(checking).toHaveAttribute('aria-disabled', 'true');
  expect(checking).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: 'Cancel the check' }));
  const check = await screen.findByRole('button', { name: 'Check now' });
  await waitFor(() => expect(check).toHaveAttribute('aria-disabled', 'false'));
  await waitFor(() => expect(check).toHaveFocus());
  expect(await screen.findByText('A check was cancelled')).toBeInTheDocument();
});

test('a user who can only read sees the differences, but no actions', async () => {
  const id = await aUser(on.app.db, {
    email: `viewer-${String(Date.now())}@test.example`,
    roles: [{ role: 'Viewer', organisations: null }],
  });
  await openPage({ ...on.app, token: await signInAs(on.app.db, id) }, '/inventory?orgID=all');
  expect(await row(/Tagus Bulletin/)).toBeInTheDocument();
  for (const name of [/Check now/, /^Accept/, /^Ignore /, /Add a rule/, /^Undo/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
