import { act, screen, waitFor, within } from '@testing-library/react';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { someBoards } from '#test/boards';
import { openPage, type OpenPage } from '#test/page';
import { refusal } from '#test/wire';

const banner = 'The database cannot be reached right now.';

const on = testApp();
beforeAll(async () => {
  await someBoards(on.db, [
    {
      boardname: 'Alder Corner',
      country: 'Portugal',
      lat: 38.7,
      long: -9.1,
      height: 400,
      width: 840,
      surfaceArea: 28.5,
    },
  ]);
  await anArtwork(on.db, { fileName: 'kestrel.jpg' });
});

/** Answers every API call as if the database were unavailable. @returns a function that restores it */
function databaseGoes(page: OpenPage): () => Promise<void> {
  const back = page.wire.answer('/api/', () => refusal(503, 'unavailable', 'The service is not available right now.'));
  return () => {
    back();
    // The browser's event triggers the next try at once instead of after seconds.
    return act(async () => void window.dispatchEvent(new Event('online')));
  };
}

test('the console says so, keeps what it shows, and saves a form by itself when the database is back', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await screen.findByRole('button', { name: 'Manage Board Alder Corner' }));
  const city = await screen.findByRole('textbox', { name: 'City' });
  await page.user.clear(city);
  await page.user.type(city, 'Porto');

  const comeBack = databaseGoes(page);
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(banner)).toBeInTheDocument();
  expect(screen.getAllByText('Alder Corner').length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Porto');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();

  await comeBack();
  expect(await screen.findByText('The database is back.')).toBeInTheDocument();
  expect(screen.queryByText(banner)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeDisabled();
  const saves = page.wire.sent('POST', /\/api\/boards\/modify\//);
  expect(saves).toHaveLength(2);
  expect(saves[1]?.body).toMatchObject({ boardloc: { city: 'Porto' } });
});

test('a decision that could not be saved is saved when the database is back', async () => {
  const page = await openPage(on, '/home?orgID=all');
  const [approve] = await screen.findAllByRole('button', { name: /^Approve kestrel\.jpg/ });
  await page.user.click(approve as HTMLElement); // findAllByRole finds one or throws
  const question = (await screen.findByText('Approve this artwork?')).closest<HTMLElement>('[role=dialog]');
  const comeBack = databaseGoes(page);
  await page.user.click(within(question as HTMLElement).getByRole('button', { name: 'Approve' })); // a dialog's title is in a dialog
  expect(await screen.findByText(banner)).toBeInTheDocument();

  await comeBack();
  expect(await screen.findByText(/^Successfully saved message to file\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Your decision is not saved yet.')).not.toBeInTheDocument());
});

test('one 503 that is not about the database shows nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await openPage(on, '/profile?orgID=all');
  await screen.findByRole('heading', { level: 1 });
  const back = page.wire.answer('/api/boards/uncached', () => refusal(503, 'unavailable'));
  await page.go('/boards?orgID=all');
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(page.wire.sent('GET', /logincheck/).length).toBeGreaterThan(0));
  expect(screen.queryByText(banner)).not.toBeInTheDocument();
  back();
});
