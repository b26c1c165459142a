import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { card, open } from './insights.setup';

test('the arrow keys walk a plot and read each point out', async () => {
  // Nothing has a size in jsdom, and a plot without one is not drawn.
  const size = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 440, 196));
  await open();
  const plot = await within(await card('Artworks waiting')).findByRole('application', { name: /^Artworks waiting/ });
  fireEvent.focus(plot);
  expect(await screen.findByText('0 waiting')).toBeVisible();
  const first = screen.getByRole('status').textContent;
  expect(first).toMatch(/^\d+ \w+ \d{4} 0 waiting$/);
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent(first));
  size.mockRestore();
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
