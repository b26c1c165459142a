import { fireEvent, screen, within } from '@testing-library/react';
import { modifyFile } from '#contract/artwork';
import { anArtwork } from '#test/artworks';
import { startApp, type TestApp } from '#test/app';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { anOrganisation } from '#test/people';

// Starts the whole application, which is slow on a busy machine.
jest.setTimeout(120_000);

let on: TestApp;
let halden: string;
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
beforeAll(async () => {
  on = await startApp();
  const { db } = on.services.database;
  halden = await anOrganisation(db, { orgName: 'Halden Coffee', fundsMicros: 21_000_000 });
  for (const fileName of ['kiosk.png', 'tram.png', 'wall.png'])
    await anArtwork(db, { fileName, orgId: halden, createdAt: daysAgo(5) });
  const refused = await anArtwork(db, { fileName: 'dark.png', orgId: halden, createdAt: daysAgo(2) });
  await on.call(modifyFile, {
    params: { id: refused },
    body: { isPreApproved: false, isReviewed: true, approvalComment: 'Too dark' },
  });
  await aBoard(db, { country: 'Portugal', venueType: 'Airport', boardOwner: halden });
  await aBoard(db, { country: 'Portugal', boardPaused: true });
  await aBoard(db, { country: 'Chile', isDeleted: true });
  await aCampaign(db, {
    campaignName: 'Winter fares',
    parentOrg: halden,
    isDailyBudgetEnabled: true,
    dailyBudgetMicros: 10_000_000,
    startTime: daysAgo(100),
  });
});
afterAll(() => on.close());

const card = (name: string) => screen.findByRole('region', { name });
const open = (more = '') => openPage(on, `/insights?orgID=all${more}`);

test('boards by country, type and state', async () => {
  const page = await open();
  const boards = await card('Boards');
  expect(await within(boards).findByRole('link', { name: 'Portugal: 2' })).toHaveAttribute(
    'href',
    '/boards?orgID=all&country=Portugal',
  );
  await page.user.click(within(boards).getByText('State'));
  expect(within(boards).getByRole('link', { name: 'deleted: 1' })).toHaveAttribute(
    'href',
    '/boards?orgID=all&deleted=true',
  );
});

test('the arrow keys walk a plot and read each point out', async () => {
  await open();
  const plot = await within(await card('Artworks waiting')).findByRole('slider', { name: 'Artworks waiting' });
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+ \w+ \d{4}: 3 waiting$/));
  fireEvent.keyDown(plot, { key: 'Home' });
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 0 waiting$/));
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(plot).toHaveAttribute('aria-valuenow', '1');
  fireEvent.keyDown(plot, { key: 'End' });
  expect(plot).toHaveAttribute('aria-valuenow', '29');
});

test('the same numbers stand in a table, and the choice is remembered', async () => {
  const page = await open();
  const times = await card('Time to decision');
  await page.user.click(await within(times).findByRole('switch', { name: 'Show table: Time to decision' }));
  const row = await within(times).findByRole('row', { name: /1 2 d/ });
  expect(row).toHaveTextContent(/12 d2 d/);
  page.close();
  await open();
  expect(await within(await card('Time to decision')).findByRole('table')).toBeInTheDocument();
});
