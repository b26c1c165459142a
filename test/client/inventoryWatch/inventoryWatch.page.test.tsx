import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '#test/page';
import { aSession, everywhere } from '#test/people';
import { asScreen } from '#test/screenProvider';
import { aScreen } from '#test/watch';
import { refusal } from '#test/wire';
import { on, open, row } from './inventoryWatch.setup';

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
  const restore = page.wire.answer('/api/inventory/accept', () => refusal(502));
  await page.user.click(screen.getByRole('button', { name: 'Accept 2' }));
  await screen.findByRole('button', { name: 'Retry failed' });
  expect(await screen.findByText(/^The differences could not be saved/)).toBeVisible();
  restore();
  await page.user.click(screen.getByRole('button', { name: 'Retry failed' }));
  await waitFor(async () => expect(await on.boardNamed('Rossio')).toMatchObject({ boardPaused: true }));
  expect(await screen.findByText('2 differences accepted')).toBeInTheDocument();
  expect(screen.queryByText(/^The differences could not be saved/)).not.toBeInTheDocument();
  // By the same id the server knows what it had accepted before its reply was lost.
  const [lost, repeated] = page.wire.sent('POST', /^\/api\/inventory\/accept/).map(({ body }) => body);
  expect(repeated).toEqual(lost);
  const history = screen.getByRole('region', { name: 'History' });
  const undo = { name: 'Undo: accepted 2 boards at Citylight DOOH' };
  // The other entry is the import of this publisher's two screens in `beforeEach`.
  await waitFor(() => expect(within(history).getAllByRole('button', undo)).toHaveLength(2));
  await page.user.click(within(history).getAllByRole('button', undo)[0]!);
  expect(await screen.findByText('Undo this?')).toBeVisible();
  expect(screen.getByText(/^Robin Vale accepted 2 boards at Citylight DOOH\. Boards that were created/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: "Yes, I'm sure." }));
  expect(await within(history).findByText('Undone by Robin Vale')).toBeInTheDocument();
  expect(await on.boardNamed('Rossio')).toMatchObject({ boardPaused: false });
});

test('says that a list which repeats a screen may lack another', async () => {
  on.provider.pageSize = 1;
  on.provider.disturb = (page, number) =>
    number === 1 ? page : { ...page, count: 3, results: [...page.results, asScreen(aScreen(1))] };
  await on.check();
  await open();
  expect(await screen.findByText(/1 screen of the provider may be missing from its list/)).toBeInTheDocument();
});

test('a user who can only read sees the differences, but no actions', async () => {
  const token = await aSession(on.app.db, {
    email: `viewer-${String(Date.now())}@test.example`,
    roles: everywhere('Viewer'),
  });
  await openPage(on.app, '/inventory?orgID=all', { token });
  expect(await row(/Tagus Bulletin/)).toBeInTheDocument();
  for (const name of [/Check now/, /^Accept/, /^Ignore /, /Add a rule/, /^Undo/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
