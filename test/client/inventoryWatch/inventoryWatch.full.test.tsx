import { act, screen, waitFor, within } from '@testing-library/react';
import { createInventoryRule, modifyInventoryRule } from '#contract/inventoryRules';
import { aScreen } from '#test/watch';
import { refusal } from '#test/wire';
import { api } from '../../../src/client/api/api';
import { on, open, row } from './inventoryWatch.setup';

test('ticked differences are ignored together; the tiles and filters are in the address', async () => {
  const page = await open('&state=new');
  await page.user.click(within(await row(/Alfama/)).getByRole('checkbox'));
  await page.user.click(screen.getByRole('button', { name: 'Ignore Selected' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Alfama/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('radio', { name: /Ignored 1/ })).toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('a publisher is ticked and folded as a whole; what is ticked makes a rule', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select the differences of Citylight DOOH' }));
  expect(await screen.findByText('2 selected')).toBeVisible();
  expect(screen.getByText('1 field edited here is kept')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Make a rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Opening hours')).toBeVisible();
  expect(dialog.getByText('Citylight DOOH')).toBeVisible();
  await page.user.click(await dialog.findByRole('button', { name: 'Add rule, accept 1' }));
  expect(await screen.findByRole('switch', { name: 'Always take opening hours' })).toBeChecked();
  await page.user.click(screen.getByRole('button', { name: 'Collapse Citylight DOOH' }));
  expect(screen.queryByRole('row', { name: /Rossio/ })).not.toBeInTheDocument();
  expect(await row(/Alfama/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Expand Citylight DOOH' }));
  expect(await row(/Rossio/)).toBeVisible();
});

test('all that the filter shows of a publisher are ignored at once; the sidebar counts what is to be decided', async () => {
  await on.check(
    aScreen(1, { name: 'Tagus' }),
    ...Array.from({ length: 520 }, (_, index) => aScreen(100 + index, { name: `New ${String(index)}` })),
  );
  const page = await open('&state=new');
  const ignore = () => screen.findByRole('button', { name: 'Ignore all 520 of Citylight DOOH' });
  await ignore();
  // 520 new screens, a name edited here, and a screen that is gone; of the new ones the first check has found none.
  expect(await within(screen.getByRole('navigation', { name: 'Main' })).findByText('522')).toBeVisible();
  // The second call fails: what the first has ignored can be undone.
  let calls = 0;
  const heal = page.wire.interrupt(({ path }) =>
    path === '/api/inventory/ignore' && (calls += 1) === 2 ? refusal(500) : undefined,
  );
  await page.user.click(await ignore());
  await page.user.click(await screen.findByRole('button', { name: 'Ignore all 520' }));
  expect(await screen.findByText(/^The differences could not be saved\. Error: /)).toBeVisible();
  expect(await screen.findByText('500 differences are ignored.')).toBeVisible();
  heal();
  await page.user.click(screen.getByRole('button', { name: /^Undo Z/ }));
  expect(await screen.findByText('500 differences are shown again.')).toBeVisible();
  await page.user.click(await ignore());
  expect(await screen.findByText('Ignore 520 differences of Citylight DOOH?')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Ignore all 520' }));
  expect(await screen.findByText('520 differences are ignored.')).toBeVisible();
  expect(screen.queryByText(/^The differences could not be saved/)).not.toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /Ignored 520/ })).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: /^Undo Z/ }));
  expect(await screen.findByText('520 differences are shown again.')).toBeVisible();
  await ignore();
});

test('of an act in the result line and a later one in a notice, Z undoes the later alone', async () => {
  const page = await open();
  await page.user.click(within(await row(/Alfama/)).getByRole('button', { name: 'Add Alfama' }));
  expect(await screen.findByText('Accepted 1 difference.')).toBeVisible();
  await page.user.click(within(await row(/Tagus/)).getByRole('button', { name: /^Ignore/ }));
  expect(await screen.findByText('1 difference is ignored.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Undo Z/ })).toHaveLength(2);
  await page.user.keyboard('z');
  expect(await screen.findByText('1 difference is shown again.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Undo Z/ })).toHaveLength(1);
});

test('a rule that accepts something asks before it is switched on; undone, it is said whose act that was; it is switched off and removed', async () => {
  const { rule } = (await on.app.call(createInventoryRule, { body: { action: 'take', field: 'screenType' } })).reply;
  await on.app.call(modifyInventoryRule, { params: { id: rule._id }, body: { isOn: false } });
  await on.check(aScreen(1, { name: 'Tagus', type: 'LED' }));
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
  const question = within(await screen.findByRole('dialog', { name: /^Remove the rule 'Always take screen type'\?/ }));
  await page.user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The rule is removed.')).toBeInTheDocument();
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

test('rules and history that cannot be read say so, and are not called empty', async () => {
  const page = await open();
  const restore = page.wire.answer(/^\/api\/inventory\/(rules|history)/, () => refusal(500));
  await page.go('/profile?orgID=all');
  act(() => void page.store.dispatch(api.util.resetApiState()));
  await page.go('/inventory?orgID=all');
  expect(await screen.findByText('Rules could not be loaded.')).toBeVisible();
  expect(await screen.findByText('History could not be loaded.')).toBeVisible();
  restore();
  await page.user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await waitFor(() => expect(screen.queryByText('Rules could not be loaded.')).not.toBeInTheDocument());
});
