import { screen } from '@testing-library/react';
import { testApp } from '#test/app';
import { type OpenPage } from '#test/page';
import { type Wire } from '#test/wire';

export const on = testApp();
const list = (results: object[]) => Response.json({ count: results.length, next: null, results });
/** Two media owners with eight screens each, and a server that holds back new boards until `letThrough` is called. */
export function provider(wire: Wire) {
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
          venue_types: [{ name: id < 3 ? 'Shopping Mall' : 'Roadside' }],
        })),
      );
    if (!path.startsWith('/api/boards/create')) return undefined;
    created += 1;
    return held.then(() => Response.json({ message: 'Made.' }));
  });
  return { letThrough, created: () => created };
}

export async function choose(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await screen.findByRole('combobox', { name: 'Choose a Media Owner' }));
  await page.user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
}
