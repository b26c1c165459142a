import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { connect, refusal } from '#test/wire';
import { HomePage } from '../../../src/client/pages/homePage/HomePage';

const on = testApp();
beforeAll(async () => {
  await anArtwork(on.db, {
    fileName: 'kestrel.jpg',
    fileFormat: 'image/jpeg',
    createdAt: new Date(Date.now() - 3 * 86_400_000),
  });
  await anArtwork(on.db, { fileName: 'northwind.png' });
});

it('greets, says how many wait, asks for the three tables with the specified calls, and R opens review mode', async () => {
  const page = openPart(on, <HomePage />, { address: '/home' });
  expect(await screen.findByText('2 artworks are waiting.')).toBeVisible();
  expect(await screen.findByText('Hey Robin.')).toBeVisible();
  for (const title of ['LATEST ARTWORKS', 'APPROVED ARTWORKS', 'DISAPPROVED ARTWORKS'])
    expect(screen.getByText(title)).toBeVisible();
  expect(await screen.findAllByText('There are no files to show.')).toHaveLength(2);
  const asked = page.wire.calls
    .filter(({ path }) => /pageSize=5&sortID=(dateCreated&sortDesc=true|fileName)/.test(path))
    .map(({ path }) => path);
  expect(asked.sort()).toEqual([
    '/api/file/?page=1&pageSize=5&sortID=fileName&sortDesc=true&approvedOnly=true',
    '/api/file/?page=1&pageSize=5&sortID=fileName&sortDesc=true&disapprovedOnly=true',
    '/api/file/artworks/?page=1&pageSize=5&sortID=dateCreated&sortDesc=true',
  ]);
  fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' });
  await waitFor(() => expect(page.address()).toMatch(/^\/home\?review=.+&reviewList=waiting$/));
});

it('A, D and U on a row do what they do in review mode', async () => {
  const page = openPart(on, <HomePage />, { address: '/home?latest.search=northwind' });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select northwind.png' }));
  await page.user.keyboard('a');
  expect(await screen.findByRole('dialog')).toHaveTextContent('northwind.png');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await page.user.keyboard('d');
  await page.user.type(
    await screen.findByPlaceholderText('Type in your reason for disapproval (required)'),
    'Blurred{Escape}',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await page.user.keyboard('u');
  expect(await screen.findByRole('button', { name: 'Mark as unread northwind.png' })).toBeVisible();
});

it("does not say 'Hey you.' before the name is loaded, except when it cannot be loaded", async () => {
  const wire = connect(on.app);
  const held: ((answer: Response) => void)[] = [];
  const stop = wire.answer(/^\/api\/user\/(\?|$)/, () => new Promise((resolve) => void held.push(resolve)));
  const page = openPart(on, <HomePage />, { address: '/home', wire });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAccessibleName('Admin Dash');
  expect(screen.queryByText(/^Hey/)).not.toBeInTheDocument();
  await waitFor(() => expect(held).not.toEqual([]));
  stop();
  for (const answer of held) answer(refusal(500));
  expect(await screen.findByText('Hey you.')).toBeVisible();
  expect(page.address()).toBe('/home');
});

it('shows what waits by need: the count of the greeting leads there, and each row says what it holds up', async () => {
  const id = await anArtwork(on.db, { fileName: 'needed.png' });
  const boards = [await aBoard(on.db), await aBoard(on.db)];
  await aCampaign(on.db, { artworks: [id], boards, startTime: new Date(Date.now() - 86_400_000) });
  await aCampaign(on.db, { artworks: [id], boards });
  const page = openPart(on, <HomePage />, { address: '/home' });
  fireEvent.click(await screen.findByRole('button', { name: '1 holds up live campaigns.' }));
  await waitFor(() => expect(page.address()).toBe('/home?view=waiting'));
  const table = await screen.findByRole('region', { name: 'LATEST ARTWORKS' });
  expect(await within(table).findByText('2 campaigns · 2 boards')).toBeVisible();
  expect(within(table).getAllByText('Running now').length).toBeGreaterThan(0);
  expect(page.wire.sent('GET', /artworks\/\?.*sortID=neededBy&sortDesc=false&notSet=true/).length).toBeGreaterThan(0);
});
