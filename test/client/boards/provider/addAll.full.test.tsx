import { screen, waitFor } from '@testing-library/react';
import { testApp } from '#test/app';
import { openPage, type OpenPage } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { connect, type Wire } from '#test/wire';

const on = testApp();
const list = (results: object[]) => Response.json({ count: results.length, next: null, results });
/** Two media owners with eight screens each, and a server that holds back new boards until `letThrough` is called. */
function provider(wire: Wire) {
  let created = 0;
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  wire.interrupt(({ path }) => {
    if (path === '/api/boards/reach/authtoken') return Response.json({ token: 'of-the-provider' });
    if (path.includes('/api/publishers/'))
      return list(['Alder Media', 'Birch Media'].map((name, id) => ({ id, name })));
    if (path.includes('/api/screens/'))
      return list(
        Array.from({ length: 8 }, (_, id) => ({
          id,
          name: `Screen ${String(id)}`,
          // One differs from another only in its case.
          device_id: `${/Birch/.test(path) ? 'b' : 'a'}${String(id)}`.replace('a5', 'A4'),
          // Swapped, out of range, half of a place, and a place.
          ...[{ latitude: '151.2', longitude: -33.8 }, { latitude: 38, longitude: 190 }, { latitude: 91 }][id],
          ...(id === 3 && { latitude: -33.8, longitude: 151.2 }),
          venue_types: [{ name: id < 3 ? 'Shopping Mall' : 'Roadside' }],
        })),
      );
    if (!path.startsWith('/api/boards/create')) return undefined;
    created += 1;
    return held.then(() => Response.json({ message: 'Made.' }));
  });
  return { letThrough, created: () => created };
}

async function choose(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await screen.findByRole('combobox', { name: 'Choose a Media Owner' }));
  await page.user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
}

test("'Category' narrows the screens, and 'Add all' with them", async () => {
  const wire = connect(on.app);
  provider(wire);
  const page = await openPage(on, '/boards?orgID=all&add=api', { wire });
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  wire.interrupt(({ path }) =>
    path.includes('/a7') ? isAnswered.then(() => Response.json({ boards: [] })) : undefined,
  );
  await choose(page, 'Alder Media');
  expect(await screen.findByText('8 screens, read in 1 page · 0 already on Marquee so far')).toBeVisible();
  expect(
    screen.getByText(/^2 screens will have no coordinates\. Latitude must .* They may be swapped\.$/),
  ).toBeVisible();
  expect(
    screen.getByText(/^1 screen has an id that only case, leading zeros or similar characters tell/),
  ).toBeVisible();
  answer();
  expect(await screen.findByRole('button', { name: 'Add all 8' })).toBeEnabled();
  expect(screen.getByText('8 screens, read in 1 page · 0 already on Marquee')).toBeVisible();
  await page.user.click(screen.getByRole('combobox', { name: 'Category' }));
  const offered = await screen.findAllByText(/./, { selector: '.ant-select-item-option-content' });
  expect(offered.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Retail', 'Transportation', 'Roadside', 'Point of care']),
  );
  await page.user.click(screen.getByText('Retail', { selector: '.ant-select-item-option-content' }));
  expect(await screen.findByRole('button', { name: 'Add all 3' })).toBeEnabled();
  expect(screen.getByText('Screen 2')).toBeVisible();
  expect(screen.queryByText('Screen 3')).toBeNull();
  await page.user.click(screen.getByRole('combobox', { name: 'Category' }));
  await page.user.click(await screen.findByText('Point of care', { selector: '.ant-select-item-option-content' }));
  await page.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('button', { name: 'Add all 8' })).toBeEnabled();
});

test('another media owner in the middle of "Add all" ends it, and says how far it came', async () => {
  const wire = connect(on.app);
  const { letThrough, created } = provider(wire);
  const page = await openPage(on, '/boards?orgID=all&add=api', { wire });
  await choose(page, 'Alder Media');
  await page.user.click(await screen.findByRole('button', { name: 'Add all 8' }));
  await page.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/^Add 8 screens/)).toBeNull());
  expect(created()).toBe(0);
  await page.user.click(screen.getByRole('button', { name: 'Add all 8' }));
  await screen.findByText('Add 8 screens of Alder Media to Marquee?');
  expect(screen.getByText('8 in all:')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Yes, add them' }));
  await waitFor(() => expect(created()).toBe(4));
  // A second Enter neither closes the dialog nor stops the run.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, add them' })).toBeNull());
  expect(screen.getByRole('region', { name: 'Bulk actions' })).toHaveFocus();
  await choose(page, 'Birch Media');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bulk actions' })).toBeNull());
  expect(screen.queryByText(/boards added/)).toBeNull();
  letThrough();
  // The four calls in progress finished, and no other was started.
  expect(await screen.findByText(/^4 boards added\./)).toBeVisible();
  expect(screen.queryByText('Adding the boards...')).toBeNull();
  expect(created()).toBe(4);
});

test("'Add to' sends the screen alone, and the selection in the query", async () => {
  const orgID = await anOrganisation(on.db);
  const teamID = await aTeam(on.db, { orgId: orgID });
  const wire = connect(on.app);
  provider(wire).letThrough();
  const page = await openPage(on, `/boards?orgID=${orgID}&teamID=${teamID}&add=api`, { wire });
  await choose(page, 'Alder Media');
  await page.user.click(await screen.findByRole('button', { name: 'Add to Marquee Screen 0' }));
  await waitFor(() => expect(wire.sent('POST', /^\/api\/boards\/create/)).toHaveLength(1));
  const [call] = wire.sent('POST', /^\/api\/boards\/create/);
  expect(call?.body).toEqual({ device_id: 'a0', reachBoardID: '0' });
  expect(call?.path).toBe(`/api/boards/create?orgID=${orgID}&teamID=${teamID}`);
});

test('screens that turn out to be boards are counted apart, and the question lists none before that is known', async () => {
  const wire = connect(on.app);
  provider(wire).letThrough();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  wire.interrupt(({ path }) => {
    const [, device = ''] = /findbydeviceid\/(\w+)/.exec(path) ?? [];
    if (device === '') return undefined;
    return held.then(() =>
      Response.json({ boards: device < 'b3' ? [{ _id: device, device_id: device }] : [], message: '' }),
    );
  });
  const page = await openPage(on, '/boards?orgID=all&add=api', { wire });
  await choose(page, 'Birch Media');
  await page.user.click(await screen.findByRole('button', { name: 'Add all' }));
  await screen.findByText('Add the screens of Birch Media that are not on Marquee yet?');
  expect(screen.queryByText(/ in all/)).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Yes, add them' }));
  await screen.findByRole('region', { name: 'Bulk actions' });
  answer();
  expect(await screen.findByText('5 boards added, 3 already on Marquee')).toBeVisible();
  expect(await screen.findByText('5 boards added, 3 already on Marquee.')).toBeVisible();
});
