import { screen, waitFor, within } from '@testing-library/react';
import { modifyBoard } from '#contract/boards';
import { openPage } from '#test/page';
import { refusal } from '#test/wire';
import { listShortcuts } from '../../../src/client/ui/keyboard/shortcuts';
import { ids, field, manage, names, on } from './boards.setup';

test('lists boards by name, last first, filters by the address, and says which filter finds nothing and what failed', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await manage('Alder Corner');
  expect(screen.getByRole('heading', { level: 1, name: 'All boards' })).toBeVisible();
  expect(page.wire.sent('GET', /^\/api\/boards\/facets/)).toHaveLength(1);
  expect(names()).toEqual(['Fir Field', 'Elm End', 'Dogwood Dock', 'Cedar Cross', 'Birch Bridge', 'Alder Corner']);
  await page.user.type(screen.getByRole('textbox', { name: 'Search boards' }), 'madrid');
  await waitFor(() => expect(names()).toEqual(['Birch Bridge']));
  expect(page.address()).toContain('search=madrid');
  await page.go('/boards?orgID=all&country=Nowhere');
  await page.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await manage('Alder Corner');
  page.wire.answer('/api/boards/uncached', () => refusal(500));
  await page.go('/boards?orgID=all&search=x');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('saves an edit with its version, tells so, and shows what was saved', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Alder Corner'));
  const city = await field('City');
  expect(page.wire.sent('GET', new RegExp(`^/api/boards/uncached/${ids[0]}$`))).toHaveLength(1);
  expect(page.wire.sent('GET', new RegExp(`^/api/boards/${ids[0]}$`))).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await page.user.clear(city);
  await page.user.type(city, 'Porto');
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeDisabled();
  expect(await screen.findByText('Successfully saved the board. You can go back now.')).toBeVisible();
  const [sent] = page.wire.sent('POST', /\/api\/boards\/modify\//);
  expect(sent?.headers['if-match']).toMatch(/^"\d+"$/);
  expect(sent?.body).toMatchObject({ boardname: 'Alder Corner', boardloc: { city: 'Porto' } });
  expect(sent?.body).not.toHaveProperty('boardOwner');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Porto'));
});

test('a name that the server refuses is said at its field, which gets the focus', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Cedar Cross'));
  const name = await field('Board name');
  await page.user.clear(name);
  await page.user.type(name, 'Fir Field');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  await page.user.click(save);
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toBeInvalid();
  // Once more, without another text.
  await page.user.click(save);
  await waitFor(() => expect(page.wire.sent('POST', /\/boards\/modify\//)).toHaveLength(2));
  await waitFor(() => expect(name).toHaveFocus());
});

test('shows both sides when somebody else saved, and saves what is chosen', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Elm End'));
  const city = await field('City');
  await page.user.clear(city);
  await page.user.type(city, 'Mine');
  await on.call(modifyBoard, {
    params: { id: ids[4]! },
    body: { boardloc: { city: 'Theirs' }, surfaceArea: 77, opening_hours: 'Mo-Fr' },
  });
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const conflict = await screen.findByRole('region', { name: 'Changed by somebody else' });
  expect(within(conflict).getByRole('radio', { name: 'City, yours: Mine' })).toBeChecked();
  // Not edited here, so the other person's value is taken without asking.
  expect(within(conflict).queryByRole('radio', { name: /^Surface area/ })).not.toBeInTheDocument();
  expect(conflict).toHaveTextContent('77');
  await page.user.click(within(conflict).getByRole('radio', { name: 'City, theirs: Theirs' }));
  await page.user.click(within(conflict).getByRole('button', { name: 'Save the chosen values' }));
  await screen.findByRole('button', { name: 'Saved!' });
  expect(page.wire.sent('POST', /\/boards\/modify\//)).toHaveLength(2);
  expect(page.wire.sent('POST', /\/boards\/modify\//)[1]?.body).toMatchObject({
    boardloc: { city: 'Theirs' },
    surfaceArea: 77,
    opening_hours: 'Mo-Fr',
  });
});

test('deletes from the form after asking, and goes to the management screen', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Dogwood Dock'));
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete this board? It cannot be undone.')).toBeVisible();
  const panel = within(await screen.findByRole('region', { name: 'What this touches' }));
  expect(await panel.findByText('Winter fares')).toBeVisible();
  expect(panel.getByText(/has no other board/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: "Yes, I'm sure." }));
  expect(await screen.findByText('Successfully deleted campaign. Redirecting you to Management Screen.')).toBeVisible();
  expect(page.wire.sent('POST', /^\/api\/board\/delete\//)).toHaveLength(1);
  await waitFor(() => expect(page.address()).toMatch(/^\/management\/campaigns/));
});

test('resumes and pauses the ticked boards after saying what that touches; Undo takes it back and ticks them again', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  const sent = () => page.wire.sent('POST', /\/boards\/modify\//).map(({ body }) => body);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Cedar Cross' }));
  expect(listShortcuts().map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Pause Selected', 'Resume Selected', 'Delete Selected', 'Show on a map']),
  );
  const act = async (name: string, sure: string) => {
    await page.user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
    await page.user.click(await screen.findByText(name));
    await waitFor(() => expect(screen.getByRole('button', { name: sure })).toBeEnabled());
    await page.user.click(screen.getByRole('button', { name: sure }));
  };
  await act('Resume Selected', 'Resume 1 board');
  expect(await screen.findByText('1 board active again.')).toBeVisible();
  expect(sent()).toEqual([{ boardPaused: false }]);
  expect(await screen.findByText('1 board active again')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Cedar Cross' })).not.toBeChecked());
  await page.user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone. 1 board is paused again.')).toBeVisible();
  // The bar of the ticked ones says it: no second one stands above it.
  expect(screen.getAllByRole('region', { name: 'Bulk actions' })).toHaveLength(1);
  expect(sent()).toEqual([{ boardPaused: false }, { boardPaused: true }]);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Cedar Cross' })).toBeChecked());
  expect(document.body).not.toHaveFocus();
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Birch Bridge' }));
  await page.user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
  await page.user.click(await screen.findByText('Pause Selected'));
  expect(
    await screen.findByText('1 of 2 is paused already. Nothing new shows on the other one until you resume it.'),
  ).toBeVisible();
  const panel = screen.getByRole('region', { name: 'What this touches' });
  expect(within(panel).getByText('Birch Bridge')).toBeVisible();
  expect(within(panel).queryByText('Cedar Cross')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Pause 1 board' }));
  await screen.findByText('1 board paused');
  await page.user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('Undone. 1 board is active again.');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Birch Bridge' })).toBeChecked());
  // Also the one that was paused already.
  expect(screen.getByRole('checkbox', { name: 'Select Cedar Cross' })).toBeChecked();
});
