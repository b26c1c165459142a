import { screen, waitFor } from '@testing-library/react';
import { startApp, type TestApp } from '#test/app';
import { connect, openPage, type OpenPage, type Wire } from '#test/page';

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.close());

const list = (results: object[]) => Response.json({ count: results.length, next: null, results });
/** Two media owners of eight screens each, and a server that keeps new boards waiting. */
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
          device_id: `${/Birch/.test(path) ? 'b' : 'a'}${String(id)}`,
        })),
      );
    if (path !== '/api/boards/create') return undefined;
    created += 1;
    return held.then(() => Response.json({ message: 'Made.' }));
  });
  return { letThrough, created: () => created };
}

async function choose(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await screen.findByRole('combobox', { name: 'Choose a Media Owner' }));
  await page.user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
}

test('another media owner in the middle of "Add all" ends it, and says how far it came', async () => {
  const wire = connect(on.app);
  const { letThrough, created } = provider(wire);
  const page = await openPage(on, '/boards?orgID=all&add=api', { wire });
  await choose(page, 'Alder Media');
  await page.user.click(await screen.findByRole('button', { name: /^Add all/ }));
  await waitFor(() => expect(created()).toBe(4));
  await choose(page, 'Birch Media');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bulk actions' })).toBeNull());
  expect(screen.queryByText(/Adding stopped when you left/)).toBeNull();
  letThrough();
  // The four under way came to their end, and no other was begun.
  expect(await screen.findByText(/^Adding stopped when you left: 4 of 8 boards are there\./)).toBeVisible();
  expect(screen.queryByText('Adding the boards...')).toBeNull();
  expect(created()).toBe(4);
});
